/** What a buyer in Québec pays on top of a price, all in cents. */
export interface Taxes {
  readonly tps: number;
  readonly tvq: number;
  readonly total: number;
}

/**
 * TPS (5 %) and TVQ (9.975 %), both on the price before tax and each rounded to the cent (AMB-52).
 *
 * @param cents price before tax
 */
export function withTaxes(cents: number): Taxes {
  const tps = Math.round((cents * 5) / 100);
  const tvq = Math.round((cents * 9975) / 100_000);
  return { tps, tvq, total: cents + tps + tvq };
}
