import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { toolPath, tools } from '../content/tools.ts';
import { useHash } from '../frame/useHash.ts';
import { type Checked, fromHash, KEY, keepChecked, readChecked, toHash } from './checked.ts';

const PATH = toolPath(tools.checklist);

/**
 * State of the checklist: kept on the device and in step with its other tabs; or in the address, while somebody
 * else's list is looked at.
 *
 * @param ids items that exist; the same array on every render
 * @param form holds the checkboxes; what was ticked in it before hydration counts
 */
export function useChecklist(ids: readonly string[], form: RefObject<HTMLFormElement | null>) {
  const { navigation } = useShell();
  const hash = useHash();
  const [own, setOwn] = useState<Checked>(new Set());
  const [refused, setRefused] = useState(false);
  const named = useMemo(() => fromHash(hash, ids), [hash, ids]);
  const shared = named && isSame(named, own) ? undefined : named;
  const checked = shared ?? own;

  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const early = [...boxes].map(({ value }) => value);
    const linked = fromHash(navigation.getLocation().hash, ids);
    const kept = readChecked(ids);
    setOwn(linked ? kept : new Set([...kept, ...early]));
    if (early.length === 0) return;
    if (linked) void navigation.navigate(PATH + toHash(new Set([...linked, ...early])), { replace: true });
    else setRefused(!keepChecked(new Set([...kept, ...early])));
  }, [ids, form, navigation]);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === KEY) setOwn(readChecked(ids));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [ids]);

  function keep(next: Checked) {
    setOwn(next);
    setRefused(!keepChecked(next));
    if (named) void navigation.navigate(PATH, { replace: true });
  }
  function change(next: Checked) {
    if (shared) void navigation.navigate(PATH + toHash(next), { replace: true });
    else keep(next);
  }
  return {
    checked,
    /** Whether the list comes from a link and is not the device's own. */
    isShared: shared !== undefined,
    /** Whether the browser refuses to keep the list. */
    refused,
    change,
    toggle(id: string) {
      const next = new Set(checked);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    /** Makes the list of a link the device's own. */
    keepShared: () => keep(checked),
    /** Leaves the list of a link for the device's own. */
    leaveShared: () => navigation.navigate(PATH, { replace: true }),
    address: () => PATH + toHash(checked),
  };
}

function isSame(one: Checked, other: Checked): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
