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
  /** Down to which its flank reaches: the lower edge of the drawing. */
  readonly foot: number;
  readonly seed: number;
  /** What is left of the places of its lines. */
  readonly round: typeof neat;
}

/** What of a skyline lies in shade: from the summit a broken line goes down to the foot, and all that is right of it. */
export function shadeOf(skyline: readonly Place[], { summit, foot, seed, round }: Mountain): string {
  const index = skyline.findIndex(({ x }) => x === summit.x);
  const corner = { x: (skyline.at(-1) as Place).x, y: foot };
  // Where the flank is steep, the line stays well within it: what stood out would be a shadow in the sky.
  const flank = skyline.slice(index);
  const spine = spineOf(summit, foot - summit.y, seed + index).map(({ x, y }) => {
    const edge = flank.find((place) => place.y > y) ?? corner;
    return { x: Math.min(x, summit.x + (edge.x - summit.x) * WITHIN), y };
  });
  return `${lineOf([...skyline.slice(index), corner, ...spine.reverse()], round)}z`;
}

/** The edge between light and shade: down from the summit and to the right, in zigzags. */
function spineOf(top: Place, depth: number, seed: number): Place[] {
  return Array.from({ length: BENDS }, (_, index) => {
    const share = (index + 1) / BENDS;
    const swing = (index % 2 ? -0.05 : 0.055) * (0.7 + 0.6 * chance(seed, index, 3)) * (index + 1 === BENDS ? 0 : 1);
    return { x: top.x + depth * (0.2 * share + swing), y: top.y + depth * share };
  });
}

const BENDS = 9;
/** How far across the flank the line between light and shade may come. */
const WITHIN = 0.55;
