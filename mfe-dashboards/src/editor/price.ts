/** Least and most a course may cost, in cents, as the database accepts it. */
const LEAST = 100;
const MOST = 1_000_000;

/** Cents of a typed amount such as `197`, `49,99` or `1 250.50 $`; undefined when it is no possible price. */
export function parsePrice(typed: string): number | undefined {
  const [, whole, cents = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f$]/g, '')) ?? [];
  if (!whole) return undefined;
  const price = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return price >= LEAST && price <= MOST ? price : undefined;
}

/** Cents as somebody would type them: `197`, `49,99`. */
export function typedPrice(cents: number): string {
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? String(whole) : `${whole},${String(rest).padStart(2, '0')}`;
}
