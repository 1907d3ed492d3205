/**
 * Lines as an engraver's machine cuts them, seeded by a text: the same number gives the same engraving. Paths are SVG data
 * to a tenth of a unit.
 */

/** FNV-1a: a number for a text, the same on every device. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

type Point = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;
const line = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Closed curves that weave around a centre. @param lines how many of them */
export function rosette(text: string, { x, y, radius }: Circle, lines = 3): string {
  const petals = 9 + (seedOf(text) % 5);
  const steps = petals * 16;
  return upTo(lines - 1)
    .map((curve) =>
      line(
        upTo(steps).map((step) => {
          const angle = (step / steps) * Math.PI * 2;
          const wave =
            0.2 * Math.cos(petals * angle + (curve * Math.PI * 2) / lines) + 0.06 * Math.cos(3 * angle + curve);
          const distance = radius * (0.74 + wave);
          return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
        }),
      ),
    )
    .join('');
}

/** Ticks around a circle; every so-manyth is longer. */
export function ticks({ x, y, radius }: Circle, count: number, length: number, every: number): string {
  return upTo(count - 1)
    .map((tick) => {
      const angle = (tick / count) * Math.PI * 2;
      const from = radius - (tick % every === 0 ? length * 1.6 : length);
      return line([
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
        [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      ]);
    })
    .join('');
}

interface Tile {
  /** One wave of the band. */
  readonly width: number;
  /** Of the band. */
  readonly height: number;
}

/** Width of the waves of a text's guilloche. */
export const waveOf = (text: string): number => 54 + (seedOf(text) % 5) * 3;

/** One wave of a guilloche, to be repeated along a band: lines that weave. */
export function guilloche(text: string, { width, height }: Tile, lines = 7): string {
  const bend = 0.26 + (seedOf(text) % 7) * 0.02;
  return upTo(lines - 1)
    .map((index) => {
      const phase = (index / lines) * Math.PI * 2;
      return line(
        upTo(16).map((step) => {
          const turn = (step / 16) * 2 * Math.PI;
          const off = Math.sin(turn + phase) * 0.58 + Math.sin(turn * 2 - phase * 2) * bend;
          return [(step / 16) * width, height / 2 + (off * height) / 2];
        }),
      );
    })
    .join('');
}
