import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';

/** How much of a text is shown before it is opened, in characters. */
const LENGTH = 230;

/** The first sentences of a text, to the end of a word; spaces that hold punctuation to its word go on doing so. */
export function openingOf(text: string): string {
  const plain = frenchSpaces(text.trim().replace(/[^\S\u00a0\u202f]+/g, ' '));
  if (plain.length <= LENGTH) return plain;
  return `${plain.slice(0, LENGTH).replace(/[\s,;:.]*\S*$/, '')}…`;
}
