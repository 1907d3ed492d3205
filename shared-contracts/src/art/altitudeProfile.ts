import type { Level } from '../backend/level.ts';
import { chance, noise, seedOf } from './noise.ts';
import { coarse, level as levelled, lineOf, neat, type Place, shadeOf } from './profileLines.ts';

/** What of a course its profile is drawn from. */
export interface ProfileCourse {
  /** Gives the mountain its shape: the course's id. */
  readonly seed: string;
  readonly level: Level;
  /** Length of each module in minutes, in order; of a course without any, one climb. */
  readonly minutes: readonly number[];
}

/** The drawing's place, in units of its `viewBox`, from the upper left. */
export interface ProfileFrame {
  readonly width: number;
  readonly height: number;
  /** Where the course begins and where its summit stands; 7 % and 82 % of the width when absent. */
  readonly from?: number;
  readonly to?: number;
  /** How high the summit of the highest course would stand; 12 % of the height when absent. */
  readonly top?: number;
  /** Ground below the mountain, down to the drawing's lower edge: what lies in shade does so to there. */
  readonly base?: number;
  /** How far its ends go on beyond the frame to both sides, for a drawing that is not cut there. */
  readonly beyond?: number;
  /** Lines have whole units alone: on a page with many drawings tenths are a third of their bytes. Always so where it is as wide as a window. */
  readonly isCoarse?: boolean;
}

/** A course as a mountain in profile: minutes go to the right, and the harder the course, the higher its summit. */
export interface AltitudeProfile {
  /** The skyline from edge to edge, to be stroked. */
  readonly ridge: string;
  /** What lies below it, to be filled. */
  readonly ground: string;
  /** The way from the first minute to the summit. */
  readonly route: string;
  /** Where the course begins, then the end of each module; the last is the summit, where the flag stands. */
  readonly camps: readonly Place[];
  readonly summit: Place;
  /** Where somebody stands after so many minutes; never before the beginning or beyond the summit. */
  at(minutes: number): Place;
  /** The part of the route that is behind somebody after so many minutes; empty at the beginning. */
  climbed(minutes: number): string;
  /** The flank turned from the light, which comes from the left: to be filled. */
  shade(): string;
  /** Two skylines behind, the farther first, to be filled. */
  behind(): readonly [string, string];
  /**
   * Engraved lines under the ridge as transforms of it, calmer with depth: `<use href="#ridge" transform=…>` for each, so
   * that the line is written once.
   */
  engraved(lines?: number): readonly string[];
}

/** Share of the frame's height that a summit takes. */
const LIFT: Readonly<Record<Level, number>> = { debutant: 0.4, intermediaire: 0.64, avance: 0.88 };
/** Height of the ground where a course begins, as a share of its summit. */
const FOOT = 0.12;
const POINTS = 96;
/** A drawing as wide as a window, in units: they are pixels, of which nobody sees tenths. */
const WIDE = 1200;

/** The one drawing of a course, for lists, its page and where it is learnt. The same course gives the same mountain. */
export function altitudeProfile({ seed, level, minutes }: ProfileCourse, frame: ProfileFrame): AltitudeProfile {
  const {
    width,
    height,
    from = width * 0.07,
    to = width * 0.82,
    top = height * 0.12,
    base = 0,
    beyond = 0,
    isCoarse = width >= WIDE,
  } = frame;
  const number = seedOf(seed);
  const lengths = minutes.some((length) => length > 0) ? minutes : [1];
  const passedBy = (count: number) => lengths.slice(0, count).reduce((sum, length) => sum + length, 0);
  const total = passedBy(lengths.length);
  const room = height - top;
  const shape = shapeOf(number);
  const y = (x: number) => height - shape((x - from) / (to - from)) * room * LIFT[level];
  const placeAt = (x: number): Place => ({ x, y: y(x) });
  const between = (start: number, end: number) => {
    const count = Math.max(1, Math.round(((end - start) / width) * POINTS));
    return Array.from({ length: count + 1 }, (_, index) => placeAt(start + ((end - start) * index) / count));
  };
  const xAfter = (passed: number) => from + ((to - from) * Math.min(total, Math.max(0, passed))) / total;
  // The summit is one of its points, whatever the frame.
  // Nobody looks at what is beyond: few points are enough.
  const plain = (end: number, start: number) =>
    beyond > 0 ? Array.from({ length: 3 }, (_, index) => placeAt(start + ((end - start) * index) / 3)) : [];
  const skyline = [
    ...plain(0, -beyond),
    ...between(0, to),
    ...between(to, width).slice(1),
    ...plain(width, width + beyond).reverse(),
  ];
  const round = isCoarse ? coarse : neat;
  const ridge = lineOf(skyline, round);
  const filled = (line: string, start = 0) => `${line}V${height}H${start}z`;
  const ends = lengths.map((_, index) => placeAt(xAfter(passedBy(index + 1))));
  const summit = placeAt(to);
  return {
    ridge,
    ground: filled(ridge, -beyond),
    route: lineOf(between(from, to), round),
    camps: [placeAt(from), ...ends].map(neat),
    summit: neat(summit),
    at: (minutes) => neat(placeAt(xAfter(minutes))),
    climbed: (minutes) => (minutes > 0 ? lineOf(between(from, xAfter(minutes)), round) : ''),
    shade: () => shadeOf(skyline, { summit, foot: height + base, seed: number, round }),
    behind: () => {
      const range = (layer: number, low: number, swing: number) =>
        filled(
          lineOf(
            Array.from({ length: 31 }, (_, index) => {
              const wave =
                noise(number + layer, index * 0.24, layer) * 0.7 + noise(number + layer, index * 0.65, 9) * 0.3;
              return { x: (width * index) / 30, y: height - room * (low + (wave - 0.5) * swing) };
            }),
            frame.isCoarse ? levelled : neat,
          ),
        );
      return [range(11, 0.44, 0.34), range(12, 0.26, 0.3)];
    },
    engraved: (lines = 9) =>
      Array.from({ length: lines }, (_, index) => {
        const depth = index + 1;
        const calm = 0.028 * depth;
        const down = room * 0.062 * depth * (1 + depth * 0.055) + height * calm;
        return `matrix(1 0 0 ${rounded(1 - calm)} 0 ${rounded(down)})`;
      }),
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Height of a mountain as a share of its summit: 0 to 1 is the climb, below lies the plain, beyond the far side. Without
 * powers and sines, which engines round differently.
 */
function shapeOf(seed: number): (share: number) => number {
  const bend = chance(seed, 1, 0);
  const roughness = 0.9 + 0.8 * chance(seed, 2, 0);
  const waves = (share: number) =>
    (noise(seed, share * 5.5, 0) - 0.5) * 0.2 +
    (noise(seed + 1, share * 15, 0) - 0.5) * 0.09 +
    (noise(seed + 2, share * 41, 0) - 0.5) * 0.036;
  return (share) => {
    if (share <= 0) return FOOT * Math.max(0.4, 1 + share * 2) + waves(share) * 0.2 * Math.max(0, 1 + share * 4);
    if (share > 1) {
      const beyond = share - 1;
      const fall = 1 - beyond * (2.1 + bend) + waves(share) * Math.min(1, beyond * 14);
      return Math.max(fall, FOOT * 1.3 + 0.08 + waves(share) * 0.5);
    }
    const climb = share * (1 - bend + bend * share);
    const wavers = waves(share) * roughness * 5 * share * (1 - share);
    const rising = FOOT + (1 - FOOT) * climb + wavers;
    const gentle = share < 0.12 ? FOOT + (rising - FOOT) * (share / 0.12) : rising;
    // Nothing on the way stands as high as the summit, and the last stretch climbs.
    const last = Math.max(0, (share - 0.86) / 0.14);
    const held = Math.min(gentle, 0.4125 + 0.45 * gentle);
    return Math.max(FOOT * 0.9, held + (1 - held) * last * last);
  };
}
