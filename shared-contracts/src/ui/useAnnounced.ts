import { useShell } from '@agence/shared-contracts/platform';
import { useEffect, useRef } from 'react';

/** Has screen readers say words when they have changed, in one sentence once nothing more changes: never with each key. */
export function useAnnounced(words: string): void {
  const { ui } = useShell();
  const last = useRef(words);
  useEffect(() => {
    if (last.current === words) return;
    last.current = words;
    ui.announce?.(words);
  }, [words, ui]);
}
