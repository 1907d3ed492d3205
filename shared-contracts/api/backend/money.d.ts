/**
 * A price as the site shows it: `197,00 $` with a no-break space before the sign, `Gratuit` when there is none
 * (marketplace §9).
 *
 * @param cents CAD before tax; null, undefined and 0 mean free
 */
export declare function formatPrice(cents: number | null | undefined): string;
/** An amount of money, also when it is zero. */
export declare function formatMoney(cents: number): string;
