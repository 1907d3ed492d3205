/** Where a caret is after lines have come or gone around it: at the same place of its line. */
export function movedCaret(caret: number, before: string, after: string): number {
  const row = before.slice(0, caret).split('\n').length - 1;
  const column = caret - (before.lastIndexOf('\n', caret - 1) + 1);
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  const room = Math.min(old.length, now.length) - start;
  while (end < room && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (row < start) return caret;
  if (row >= old.length - end) return after.length - (before.length - caret);
  const found = now.indexOf(old[row] as string, start);
  if (found < 0) return Math.min(caret, after.length);
  return now.slice(0, found).reduce((length, line) => length + line.length + 1, 0) + column;
}
