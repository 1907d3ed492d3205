import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useState } from 'react';
import { type Checked, fromHash, keepChecked, readChecked, toHash } from './checked.ts';

/** Where the shown list comes from, and where changes to it go. */
type Source = 'device' | 'link';

const PATH = '/outils/checklist-seo';

/**
 * State of the checklist: kept on the device, or in the address while a shared link is looked at.
 *
 * @param ids items that exist; the same array on every render
 * @param form holds the checkboxes; what was ticked in it before hydration counts
 */
export function useChecklist(ids: readonly string[], form: RefObject<HTMLFormElement | null>) {
  const { navigation } = useShell();
  const [checked, setChecked] = useState<Checked>(new Set());
  const [source, setSource] = useState<Source>('device');
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ticked = [...boxes].map(({ value }) => value);
    const shared = fromHash(navigation.getLocation().hash, ids);
    const start = new Set([...(shared ?? readChecked(ids)), ...ticked]);
    setChecked(start);
    if (shared) setSource('link');
    else if (ticked.length > 0) setRefused(!keepChecked(start));
  }, [ids, form, navigation]);

  function change(next: Checked) {
    setChecked(next);
    if (source === 'device') setRefused(!keepChecked(next));
    else void navigation.navigate(PATH + toHash(next), { replace: true });
  }
  function moveToDevice(list: Checked) {
    setChecked(list);
    setSource('device');
    setRefused(!keepChecked(list));
    void navigation.navigate(PATH, { replace: true });
  }
  return {
    checked,
    source,
    /** Whether the browser refuses to keep the list. */
    refused,
    change,
    toggle(id: string) {
      const next = new Set(checked);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    /** Makes the list of a link the device's own. */
    keepShared: () => moveToDevice(checked),
    /** Leaves the list of a link for the device's own. */
    leaveShared: () => moveToDevice(readChecked(ids)),
    /** Address that shows this list on another device. */
    shareUrl: () => location.origin + PATH + toHash(checked),
    /** Puts the list into the address bar. */
    showInAddress: () => navigation.navigate(PATH + toHash(checked), { replace: true }),
  };
}
