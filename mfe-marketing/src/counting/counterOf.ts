/** A figure as a style counts it. */
export interface Counter {
  /** Its number, in tenths where it has some: `4,2x` is 42. */
  readonly target: number;
  /** The number that steps alone reach, in the same unit. */
  readonly last: number;
  readonly hasTenths: boolean;
  /** The number between its sign and its unit, as `content`. */
  readonly content: string;
}

const FIGURE = /^(\D*)(\d+)(?:,(\d))?(.*)$/;

/**
 * @param value a whole number, or one with tenths, with what stands before and behind it
 * @param reached what steps reach in the end, in the unit of the figure; 0 where it grows evenly to its number
 * @throws Error for what is no such figure
 */
export function counterOf(value: string, reached = 0): Counter {
  const [, before = '', whole, tenth, behind = ''] = FIGURE.exec(value) ?? [];
  if (whole === undefined) throw new Error(`${value} is no figure that counts`);
  const hasTenths = tenth !== undefined;
  const target = Number(whole + (tenth ?? ''));
  const unit = hasTenths ? 10 : 1;
  const number = hasTenths ? "counter(whole) ',' counter(tenth)" : 'counter(whole)';
  return {
    target,
    last: reached === 0 ? target : Math.min(target, Math.round(reached * unit)),
    hasTenths,
    content: [before && `'${before}'`, number, behind && `'${behind}'`].filter(Boolean).join(' '),
  };
}
