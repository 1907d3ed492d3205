import type { Held } from './visitorState.ts';
/** Gives what was opened, typed and focused to the elements that stand in the place of those that are gone. */
export declare function carryOver({ before, after, open, focused }: Held): void;
