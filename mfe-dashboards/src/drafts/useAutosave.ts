import { useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/MemberPage.tsx';
import { dropDraft, keepDraft, readDraft, withDraft } from './draftStore.ts';

/** How long somebody stops typing before the server is told, in milliseconds. */
const SAVE_AFTER_MS = 1000;

/** `changed`: somebody else has saved meanwhile; nothing is sent until the person chooses. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'changed';

/** What the server has, and the revisions of the rows that hold it. */
export interface Stored<Value> {
  readonly value: Value;
  readonly revision: readonly number[];
}

/** The new revisions, or why there are none. */
export type SaveOutcome = readonly number[] | 'failed' | 'changed';

/** What waits on the device: what was typed, and on top of what. */
interface Draft<Value> extends Stored<Value> {
  readonly base: Value;
}

interface AutosaveOptions<Value> {
  /** Name of the thing that is edited, e.g. `course:<id>`. */
  readonly name: string;
  readonly stored: Stored<Value>;
  /** False while it cannot be saved, e.g. without a title; it is kept on the device all the same. */
  readonly isValid: (value: Value) => boolean;
  /** @param revision what the value was typed on top of: the server refuses it when it has moved on */
  readonly save: (value: Value, revision: readonly number[]) => Promise<SaveOutcome>;
  /** Asks what the server has now. */
  readonly reload: () => Promise<Stored<Value> | undefined>;
}

/**
 * Text that is never lost: with every key it is on the device, a second after the last one on the server. What could
 * not be saved is there again when the page is opened the next time. What somebody else saved meanwhile is not written
 * over unasked.
 */
export function useAutosave<Value extends object>({ name, stored, isValid, save, reload }: AutosaveOptions<Value>) {
  const { user } = useMember();
  const [found] = useState(() => readDraft<Draft<Value>>(user.id, name));
  const [value, setValue] = useState<Value>(() => withDraft(stored.value, found?.value));
  const [state, setState] = useState<SaveState>(found ? 'waiting' : 'saved');
  const [savedAt, setSavedAt] = useState<Date>();
  const [theirs, setTheirs] = useState<Stored<Value>>();
  const latest = useRef({ value, save, isValid, reload });
  const base = useRef<Stored<Value>>(found?.base ? { value: found.base, revision: found.revision } : stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const refused = useRef(false);
  useEffect(() => {
    latest.current = { value, save, isValid, reload };
  });

  const keep = useCallback(
    (next: Value) =>
      keepDraft(user.id, name, { value: next, base: base.current.value, revision: base.current.revision }),
    [name, user.id],
  );

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const { value: sent, save, isValid, reload } = latest.current;
    if (running.current || refused.current || !readDraft(user.id, name) || !isValid(sent)) return;
    running.current = true;
    setState('saving');
    let outcome = await save(sent, base.current.revision).catch(() => 'failed' as const);
    if (outcome === 'changed') {
      const found = await reload().catch(() => undefined);
      if (!found) outcome = 'failed';
      else if (isSame(found.value, base.current.value)) {
        // Only what stands elsewhere on the page has changed, e.g. the cover: no reason to ask anything.
        outcome = await save(sent, found.revision).catch(() => 'failed' as const);
      } else {
        refused.current = true;
        setTheirs(found);
      }
    }
    running.current = false;
    if (outcome === 'failed' || outcome === 'changed') {
      setState(outcome);
      return;
    }
    base.current = { value: sent, revision: outcome };
    setSavedAt(new Date());
    if (latest.current.value === sent) {
      dropDraft(user.id, name);
      setState('saved');
    } else {
      // Something was typed meanwhile.
      keep(latest.current.value);
      setState('waiting');
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    }
  }, [name, user.id, keep]);

  const change = useCallback(
    (part: Partial<Value>) => {
      const next = { ...latest.current.value, ...part };
      latest.current = { ...latest.current, value: next };
      keep(next);
      setValue(next);
      if (refused.current) return;
      setState('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    [flush, keep],
  );

  const show = useCallback(
    (known: Stored<Value>) => {
      base.current = known;
      latest.current = { ...latest.current, value: known.value };
      dropDraft(user.id, name);
      setValue(known.value);
      setState('saved');
    },
    [name, user.id],
  );

  const settle = (known: Stored<Value>) => {
    refused.current = false;
    base.current = known;
    setTheirs(undefined);
  };
  const keepMine = () => {
    if (!theirs) return;
    settle(theirs);
    keep(latest.current.value);
    void flush();
  };
  const takeTheirs = () => {
    if (!theirs) return;
    settle(theirs);
    show(theirs);
  };

  // Where nothing is typed, what others saved is shown as soon as it is known.
  const revision = stored.revision.join();
  const fresh = useRef(stored);
  useEffect(() => {
    fresh.current = stored;
  });
  useEffect(() => {
    const isNewer = revision !== base.current.revision.join();
    if (isNewer && !running.current && !readDraft(user.id, name)) show(fresh.current);
  }, [revision, show, name, user.id]);

  useEffect(() => {
    // What an earlier visit could not save.
    void flush();
    const retry = () => void flush();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      void flush();
    };
  }, [flush]);

  return { value, change, flush, state, savedAt, theirs: theirs?.value, keepMine, takeTheirs };
}

const isSame = <Value extends object>(one: Value, other: Value): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Value] === value);
