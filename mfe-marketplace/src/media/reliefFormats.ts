import type { Level } from '@agence/shared-contracts/backend/level';

/** What of a course its picture tells. */
export interface DrawnCourse {
  readonly slug: string;
  readonly level: Level;
  readonly total_modules: number;
  /** Length of each module in minutes; equal ones where only their number is known. */
  readonly module_minutes?: readonly number[] | undefined;
  readonly category: { readonly slug: string; readonly color: string | null };
}

/** How a relief is cut: a wide card, a square picture, the programme of a course, the scene behind its creator. */
export type ReliefFormat = keyof typeof formats;

interface Cut {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** How high the summit of the highest course would stand; of each level where gentle climbs are not to stay at the foot. */
  readonly top: number | Readonly<Record<Level, number>>;
  /** Ground below the mountain, on which something is written. */
  readonly base: number;
  /** How far the plain goes on beyond both ends. */
  readonly beyond?: number;
  /** Engraved in the mountain; without any it stands alone, as on pages that have no bytes to spare. */
  readonly lines: number;
  /** No unit of it is larger than a pixel, and lists have many. */
  readonly isCoarse?: boolean;
}

/**
 * Widths are 96 whole steps, as a drawing has 96 points, and `from` and `to` are some of them: route and ridge then have the
 * same points, all as far from each other, and a page that is compressed has them once.
 */
export const formats = {
  // Summits stand at 57, 65 and 72 % of a card, and routes begin above what is written on its ground.
  card: {
    width: 672,
    height: 213,
    from: 49,
    to: 532,
    top: { debutant: -12, intermediaire: 38, avance: 62 },
    base: 72,
    lines: 4,
    isCoarse: true,
  },
  square: {
    width: 384,
    height: 226,
    from: 28,
    to: 280,
    top: { debutant: -17, intermediaire: 36, avance: 63 },
    base: 42,
    lines: 4,
  },
  programme: { width: 1344, height: 304, from: 14, to: 1148, top: 40, base: 0, beyond: 900, lines: 0 },
  // The summit stands between a portrait and a name.
  scene: { width: 960, height: 300, from: 10, to: 350, top: 28, base: 0, lines: 0, isCoarse: true },
} as const satisfies Record<string, Cut>;

/** Width and height of a format, in units of its drawing. */
export const sizeOf = (format: ReliefFormat) => formats[format];

export interface ReliefProps {
  readonly course: DrawnCourse;
  readonly format: ReliefFormat;
  /** Modules have their numbers in the camps where they begin. */
  readonly isNumbered?: boolean;
}
