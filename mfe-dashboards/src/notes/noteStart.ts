/** How much of a note stands for it in a list, in characters. */
const LENGTH = 90;

/** The first words of a note. */
export function noteStart(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH).replace(/\s\S*$/, '')}…`;
}
