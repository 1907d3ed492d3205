import { useEffect, useId, useSyncExternalStore } from 'react';

/** What on this page is not on the server yet: the frame says so wherever one looks. */
const waiting = new Set<string>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that what a part of the page holds is not on the server, as long as it is on screen. */
export function useUnsent(isUnsent: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsent) return;
    waiting.add(id);
    tell();
    return () => {
      waiting.delete(id);
      tell();
    };
  }, [id, isUnsent]);
}

/** Whether anything is not on the server. */
export const useHasUnsent = (): boolean => useSyncExternalStore(subscribe, () => waiting.size > 0);
