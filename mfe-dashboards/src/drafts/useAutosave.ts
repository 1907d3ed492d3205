import { useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/MemberPage.tsx';
import { dropDraft, keepDraft, readDraft } from './draftStore.ts';

/** How long somebody stops typing before the server is told, in milliseconds. */
export const SAVE_AFTER_MS = 1000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveOptions<Value> {
  /** Name of the thing that is edited, e.g. `course:<id>`. */
  readonly name: string;
  /** What the server has. */
  readonly saved: Value;
  /** False while it cannot be saved, e.g. without a title; it is kept on the device all the same. */
  readonly isValid: (value: Value) => boolean;
  /** @returns whether the server has it now */
  readonly save: (value: Value) => Promise<boolean>;
}

/**
 * Text that is never lost: with every key it is on the device, a second after the last one on the server. What could
 * not be saved is there again when the page is opened the next time.
 */
export function useAutosave<Value extends object>({ name, saved, isValid, save }: AutosaveOptions<Value>) {
  const { user } = useMember();
  const [value, setValue] = useState<Value>(() => ({ ...saved, ...readDraft<Partial<Value>>(user.id, name) }));
  const [state, setState] = useState<SaveState>(() => (readDraft(user.id, name) ? 'waiting' : 'saved'));
  const [savedAt, setSavedAt] = useState<Date>();
  const latest = useRef({ value, save, isValid });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  useEffect(() => {
    latest.current = { value, save, isValid };
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const { value: sent, save, isValid } = latest.current;
    if (running.current || !readDraft(user.id, name) || !isValid(sent)) return;
    running.current = true;
    setState('saving');
    const isSaved = await save(sent).catch(() => false);
    running.current = false;
    if (!isSaved) {
      setState('failed');
      return;
    }
    setSavedAt(new Date());
    if (latest.current.value === sent) {
      dropDraft(user.id, name);
      setState('saved');
    } else {
      // Something was typed meanwhile.
      setState('waiting');
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    }
  }, [name, user.id]);

  const change = useCallback(
    (part: Partial<Value>) => {
      const next = { ...latest.current.value, ...part };
      latest.current = { ...latest.current, value: next };
      keepDraft(user.id, name, next);
      setValue(next);
      setState('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    [flush, name, user.id],
  );

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

  return { value, change, flush, state, savedAt };
}
