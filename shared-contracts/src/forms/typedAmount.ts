/**
 * Cents of an amount as somebody types it, such as `197`, `12.5` or `1 250,50 $`; undefined where it is none, or outside of its bounds.
 *
 * @param bounds in cents, both included
 */
export function centsOf(
  typed: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s$]/g, '')) ?? [];
  if (!whole) return undefined;
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return cents >= least && cents <= most ? cents : undefined;
}

/** Cents as somebody would type them: `197`, `49,99`. */
export function typedCents(cents: number): string {
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? String(whole) : `${whole},${String(rest).padStart(2, '0')}`;
}
