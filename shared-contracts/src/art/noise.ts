/** The same number for the same text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A share between 0 and 1 for a whole place. Only integer arithmetic: every browser must get what the server got. */
export function chance(seed: number, x: number, y: number): number {
  let hash = Math.imul(seed ^ Math.imul(x, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Smooth noise between 0 and 1 with hills about one unit wide. */
export function noise(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const down = ease(y - row);
  const mix = (line: number) => chance(seed, column, line) * (1 - across) + chance(seed, column + 1, line) * across;
  return mix(row) * (1 - down) + mix(row + 1) * down;
}
