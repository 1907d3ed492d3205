import { chance } from './noise.ts';

/** A point of a drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A place to a tenth of a unit, as lines have theirs. */
export const neat = ({ x, y }: Place): Place => ({ x: tenth(x), y: tenth(y) });
/** A place to a whole unit. */
export const coarse = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) });

/** A place whose height is a whole unit: steps to the right stay as far from each other as they are. */
export const level = ({ x, y }: Place): Place => ({ x: tenth(x), y: Math.round(y) });

/**
 * A line through places as SVG path data, each step from the one before: half as long as in full.
 *
 * @param round what is left of the places: without it, tenths of a unit
 */
export function lineOf(places: readonly Place[], round = neat): string {
  const [first] = places;
  if (!first) return '';
  let at = round(first);
  let path = `M${at.x} ${at.y}l`;
  for (const place of places.slice(1)) {
    const next = round(place);
    path += `${tenth(next.x - at.x)} ${tenth(next.y - at.y)} `;
    at = next;
  }
  return path
    .trimEnd()
    .replaceAll(' -', '-')
    .replace(/(?<!\d)0\./g, '.');
}

interface Mountain {
  readonly summit: Place;
  /** Of the drawing, down to which flanks reach. */
  readonly height: number;
  readonly seed: number;
  /** What is left of the places of its lines. */
  readonly round: typeof neat;
}

/** How far a flank must fall to be drawn, as a share of the mountain. */
const LEAST_FALL = 0.055;

/** What of a skyline lies in shade: from each of its tops a broken line goes down to the right; from the summit to the foot. */
export function shadeOf(skyline: readonly Place[], { summit, height, seed, round }: Mountain): string {
  const reach = Math.round(skyline.length / 26);
  const rise = height - summit.y;
  return skyline
    .map((top, index) => {
      const around = skyline.slice(Math.max(0, index - reach), index + reach + 1);
      const isSummit = top.x === summit.x;
      if (!isSummit && (index < reach || Math.abs(top.x - summit.x) < rise * 0.08)) return '';
      if (around.some(({ y }) => y < top.y) && !isSummit) return '';
      const valley = valleyAfter(skyline, index);
      const fall = (skyline[valley] as Place).y - top.y;
      if (!isSummit && fall < rise * LEAST_FALL) return '';
      const depth = isSummit ? rise + 6 : Math.min((height - top.y) * 0.8, fall * 3.2 + rise * 0.06);
      const spine = spineOf(top, depth, { isSummit, seed: seed + index });
      const flank = isSummit ? skyline.slice(index) : skyline.slice(index, valley + 1);
      const foot: Place[] = isSummit ? [{ x: (skyline.at(-1) as Place).x, y: height }] : [];
      return `${lineOf([...flank, ...foot, ...spine.reverse()], round)}z`;
    })
    .join('');
}

/** Where the ground rises again after a top. */
function valleyAfter(skyline: readonly Place[], top: number): number {
  let at = top;
  while (at + 1 < skyline.length && (skyline[at + 1] as Place).y >= (skyline[at] as Place).y - 0.6) at += 1;
  return at;
}

/** The edge between light and shade: down from a top and to the right, in zigzags. */
function spineOf(top: Place, depth: number, { isSummit, seed }: { isSummit: boolean; seed: number }): Place[] {
  const bends = isSummit ? 9 : 5;
  const lean = isSummit ? 0.2 : 0.42;
  return Array.from({ length: bends }, (_, index) => {
    const share = (index + 1) / bends;
    const swing = (index % 2 ? -0.05 : 0.055) * (0.7 + 0.6 * chance(seed, index, 3)) * (index + 1 === bends ? 0 : 1);
    return { x: top.x + depth * (lean * share + swing), y: top.y + depth * share };
  });
}
