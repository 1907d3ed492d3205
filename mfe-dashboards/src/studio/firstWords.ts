/** What a text begins with, in at most so many letters: no word is cut that has another before it, and a short text is whole. */
export function firstWords(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return `${text.slice(0, letters).replace(/[\s,;:.]* [^ ]*$/, '')}…`;
}
