/**
 * Whether a version fits a caret range: same major, at least the named minor and patch. The one rule by which build,
 * registry and shell judge contracts, and containers what is shared with them; it runs before any code of a remote does.
 *
 * @example fits('^1.4.0', '1.6.2') // true
 */
export function fits(range: string, version: string): boolean {
  const [wanted, actual] = [range.replace('^', ''), version].map((one) =>
    /^(\d+)\.(\d+)\.(\d+)$/.exec(one)?.slice(1).map(Number),
  ) as ([number, number, number] | undefined)[];
  if (range[0] !== '^' || !wanted || !actual || wanted[0] !== actual[0]) return false;
  return (actual[1] - wanted[1] || actual[2] - wanted[2]) >= 0;
}
