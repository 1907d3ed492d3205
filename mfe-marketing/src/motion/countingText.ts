const NUMBER = /\d+(?:,(\d+))?/;

/**
 * What a counting figure shows: its number grown by `step` at each tick, at most to its target, with the sign, unit and
 * decimals of the target.
 *
 * @param value the target as visitors read it, e.g. `+220 %` or `4,2x`
 */
export function countingText(value: string, step: number, tick: number): string {
  return value.replace(NUMBER, (target, decimals: string | undefined) => {
    const current = Math.min(Number(target.replace(',', '.')), step * tick);
    return current.toFixed(decimals?.length ?? 0).replace('.', ',');
  });
}
