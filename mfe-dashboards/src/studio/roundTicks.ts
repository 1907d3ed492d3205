/** How many lines an axis has about. */
const LINES = 3;

/**
 * Round values for the lines of an axis, from the first above zero to the first that is not below `most`.
 *
 * @param unit the least that two of them are apart
 */
export function roundTicks(most: number, unit: number): number[] {
  const rough = Math.max(unit, most / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 2.5, 5].map((factor) => factor * power).filter((step) => step % unit === 0);
  const step = round.find((step) => step >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(most / step) }, (_, index) => (index + 1) * step);
}
