import { frenchNumber } from '../format/frenchNumber.ts';

/**
 * A price as the site shows it: `197,00 $` with a no-break space before the sign, `Gratuit` when there is none
 * (marketplace §9).
 *
 * @param cents CAD before tax; null, undefined and 0 mean free
 */
export function formatPrice(cents: number | null | undefined): string {
  return cents ? formatMoney(cents) : 'Gratuit';
}

/** An amount of money, also when it is zero. */
export function formatMoney(cents: number): string {
  return `${frenchNumber(cents / 100, { most: 2, least: 2 })}\u00a0$`;
}
