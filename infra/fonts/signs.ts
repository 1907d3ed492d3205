/** Across and up, in thousandths of an em. */
export type Point = readonly [x: number, y: number];

/** A glyph that a font gets. */
export interface Glyph {
  /** The character that it stands for. */
  readonly character: string;
  /** Width in thousandths of an em. */
  readonly advance: number;
  /** Closed lines around what is filled, all the same way round; none for a space. */
  readonly contours: readonly (readonly Point[])[];
}

/**
 * Signs of the site that its families lack, of lines as thick as their letters.
 *
 * @param thick of a line, in thousandths of an em
 * @param middle of a capital letter, above the line on which it stands
 */
export function signs(thick: number, middle: number): Glyph[] {
  const right = arrowRight(thick, middle);
  return [
    { character: '\u202f', advance: 125, contours: [] },
    { character: '→', advance: 920, contours: right },
    { character: '←', advance: 920, contours: right.map((contour) => contour.map(([x, y]) => [920 - x, y] as const)) },
    { character: '↗', advance: 760, contours: arrowUpRight(thick, middle) },
    { character: '✓', advance: 880, contours: [check(thick, middle)] },
    { character: '★', advance: 900, contours: [star(450, middle + 15)] },
    { character: '′', advance: 260, contours: [prime(thick, 2 * middle)] },
  ];
}

function arrowRight(thick: number, middle: number): Point[][] {
  const [tip, arm] = [850, 270];
  // A line at 45° is that much thicker along an axis.
  const across = thick / Math.SQRT2;
  const head: Point[] = [
    [tip - arm - across, middle + arm - across],
    [tip - arm, middle + arm],
    [tip, middle],
    [tip - arm, middle - arm],
    [tip - arm - across, middle - arm + across],
    [tip - 2 * across, middle],
  ];
  return [rounded(head), rounded(box(70, middle - thick / 2, tip - across, middle + thick / 2))];
}

function arrowUpRight(thick: number, middle: number): Point[][] {
  const [from, to, across] = [100, 640, thick / Math.SQRT2];
  const [bottom, top] = [middle - 270, middle + 270];
  const shaft: Point[] = [
    [from - across / 2, bottom + across / 2],
    [to - thick, top - thick + across],
    [to - thick + across, top - thick],
    [from + across / 2, bottom - across / 2],
  ];
  return [
    rounded(shaft),
    rounded(box(from + 130, top - thick, to, top)),
    rounded(box(to - thick, bottom + 130, to, top)),
  ];
}

function check(thick: number, middle: number): Point[] {
  const half = thick / 2 / Math.SQRT2;
  const [low, left, right] = [middle - 200, 210, 470];
  const turn: Point = [90 + left, low];
  return rounded([
    [turn[0] - left + half, low + left + half],
    [turn[0], low + 2 * half],
    [turn[0] + right - half, low + right + half],
    [turn[0] + right + half, low + right - half],
    [turn[0], low - 2 * half],
    [turn[0] - left - half, low + left - half],
  ]);
}

/** Five points, its inner corners where lines from point to point cross. */
function star(x: number, y: number): Point[] {
  const [outer, inner] = [400, 400 * 0.382];
  return rounded(
    Array.from({ length: 10 }, (_, index): Point => {
      const [turn, from] = [(index * Math.PI) / 5, index % 2 ? inner : outer];
      return [x + from * Math.sin(turn), y + from * Math.cos(turn)];
    }),
  );
}

function prime(thick: number, top: number): Point[] {
  return rounded([
    [120, top],
    [120 + thick * 1.3, top],
    [70 + thick * 0.9, top - 250],
    [70, top - 250],
  ]);
}

const box = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const rounded = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
