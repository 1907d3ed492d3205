import type { Database } from '@agence/shared-contracts/remote/page';
import { folded } from '../member/folded.ts';

/** A line that a search has found. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

/** One kind of thing that is looked for. */
export interface SearchSource {
  readonly id: string;
  readonly label: string;
  /** @throws BackendRefusal */
  readonly find: (database: Database, words: string) => Promise<Found[]>;
}

/** How many lines a source gives. */
export const SOURCE_SIZE = 5;

/** Whether a line has all words somewhere, whatever accents and capitals. */
export const hasWords = (line: string, words: string): boolean =>
  folded(words)
    .split(/\s+/)
    .every((word) => folded(line).includes(word));
