/**
 * Some of all, none twice: the same ones for the same seed.
 *
 * @param seed whole number
 */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const left = [...items];
  const random = randomOf(seed);
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** Mulberry32: numbers from 0 to 1 that a seed decides, which `Math.random` cannot give. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
