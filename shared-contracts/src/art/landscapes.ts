import { contourLines } from './contourLines.ts';
import { type Terrain, terrain } from './terrain.ts';

/** How many landscapes covers are drawn on: long lists draw each of them once, and routes and tones tell covers apart. */
const COUNT = 64;
const SIZE = { width: 480, height: 300 };

interface Landscape {
  /** Name that it is made from. */
  readonly seed: string;
  readonly map: Terrain;
  /** Its contour lines, from the foot to the summit. */
  readonly lines: () => readonly string[];
}

/** How many contour lines a landscape has. */
export const LANDSCAPE_LEVELS = 6;

const known = new Map<number, Landscape>();

/** The landscape for a number of any size. */
export function landscapeOf(number: number): Landscape {
  const index = number % COUNT;
  const landscape = known.get(index) ?? survey(`${index}`);
  known.set(index, landscape);
  return landscape;
}

function survey(seed: string): Landscape {
  const map = terrain(seed, { ...SIZE, roughness: 0.55 });
  let drawn: readonly string[] | undefined;
  return {
    seed,
    map,
    lines() {
      drawn ??= contourLines(map, { levels: LANDSCAPE_LEVELS, step: 40 });
      return drawn;
    },
  };
}
