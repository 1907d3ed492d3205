/** What one writer made of the base: which of its lines are gone, and what was put before line n (or after the last). */
interface Changes {
  readonly removed: ReadonlySet<number>;
  readonly added: ReadonlyMap<number, readonly string[]>;
}

/**
 * Joins two texts that were both written on top of a third, line by line: what either of them added is kept, what either
 * of them removed is gone, and what both of them added stands once. Where both wrote in the same place, the other
 * device's lines come first.
 */
export function joinTexts(base: string, mine: string, theirs: string): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const lines = linesOf(base);
  const [here, there] = [mine, theirs].map((text) => changesOf(lines, linesOf(text))) as [Changes, Changes];
  const joined: string[] = [];
  for (let index = 0; index <= lines.length; index += 1) {
    joined.push(...union(there.added.get(index) ?? [], here.added.get(index) ?? []));
    if (index < lines.length && !here.removed.has(index) && !there.removed.has(index)) {
      joined.push(lines[index] as string);
    }
  }
  return joined.join('\n');
}

/** No text has no line, unlike one empty line between others. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function changesOf(base: readonly string[], text: readonly string[]): Changes {
  const removed = new Set<number>();
  const added = new Map<number, readonly string[]>();
  let from = 0;
  let textFrom = 0;
  for (const [to, textTo] of [...commonLines(base, text), [base.length, text.length] as const]) {
    for (let index = from; index < to; index += 1) removed.add(index);
    if (textTo > textFrom) added.set(from, text.slice(textFrom, textTo));
    from = to + 1;
    textFrom = textTo + 1;
  }
  return { removed, added };
}

/** All lines of both, in order; what they have in common stands once. */
function union(first: readonly string[], second: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let from = 0;
  let secondFrom = 0;
  for (const [to, secondTo] of [...commonLines(first, second), [first.length, second.length] as const]) {
    lines.push(...first.slice(from, to), ...second.slice(secondFrom, secondTo), ...first.slice(to, to + 1));
    from = to + 1;
    secondFrom = secondTo + 1;
  }
  return lines;
}

/** The longest common subsequence, as pairs of indices. */
function commonLines(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  const [height, width] = [one.length - start, other.length - start];
  const lengths = Array.from({ length: height + 1 }, () => new Uint16Array(width + 1));
  for (let row = height - 1; row >= 0; row -= 1) {
    for (let column = width - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row] as Uint16Array, lengths[row + 1] as Uint16Array];
      here[column] =
        one[start + row] === other[start + column]
          ? (below[column + 1] as number) + 1
          : Math.max(below[column] as number, here[column + 1] as number);
    }
  }
  const pairs = Array.from({ length: start }, (_, index) => [index, index] as const);
  for (let row = 0, column = 0; row < height && column < width; ) {
    if (one[start + row] === other[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return pairs;
}
