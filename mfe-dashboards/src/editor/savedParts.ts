import { createContext, useContext, useEffect } from 'react';
import type { SaveState } from '../drafts/useAutosave.ts';

/** How one of the texts of the page is kept: the course's own, or that of an open module. */
export interface SavedPart {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly flush: () => unknown;
}

/** Takes what a part says of itself; undefined once it is closed. */
export const SavedParts = createContext<(name: string, part: SavedPart | undefined) => void>(() => {});

/** Says at the head of the page how a part of it is kept. */
export function useSavedPart(name: string, { state, savedAt, flush }: SavedPart): void {
  const tell = useContext(SavedParts);
  useEffect(() => {
    tell(name, { state, savedAt, flush });
    return () => tell(name, undefined);
  }, [tell, name, state, savedAt, flush]);
}

/** The most pressing first. */
const ORDER: readonly SaveState[] = ['changed', 'failed', 'saving', 'waiting', 'saved'];

/** All of them as one: what is least kept is what counts, and the latest time. */
export function savedWhole(parts: readonly SavedPart[]): Omit<SavedPart, 'flush'> {
  const states = new Set(parts.map(({ state }) => state));
  const times = parts.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
  return {
    state: ORDER.find((state) => states.has(state)) ?? 'saved',
    savedAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
  };
}
