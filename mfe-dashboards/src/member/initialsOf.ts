/** The first letters of somebody's first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s@]+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0]);
  return (first + last).toLocaleUpperCase('fr-CA');
}
