/** Least and largest tip, in cents: what the database allows. */
const MIN_CENTS = 200;
const MAX_CENTS = 50_000;

/** Amounts that one click chooses, in cents. */
export const tipPresets = [500, 1000, 2500, 5000] as const;

/**
 * An amount as people write it (`12`, `12,50`, `12.5 $`) in cents; undefined for anything that is no amount between
 * 2 $ and 500 $.
 */
export function tipAmountOf(text: string): number | undefined {
  const written = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*\$?$/.exec(text.trim());
  if (!written) return undefined;
  const cents = Number(written[1]) * 100 + Number((written[2] ?? '').padEnd(2, '0'));
  return cents >= MIN_CENTS && cents <= MAX_CENTS ? cents : undefined;
}
