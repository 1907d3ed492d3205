import { withTaxes } from '@agence/shared-contracts/backend/taxes';
import { price } from '../content/website/price.ts';
import { initialWish } from '../price-calculator/priceValues.ts';
import { quote } from '../price-calculator/quote.ts';

/** In which shares a site is paid, in percent. */
const SHARES = [40, 40, 20] as const;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Both taxes of a price, and what is due with them; all in dollars. */
export function taxesOf(amount: number) {
  const { tps, tvq, total } = withTaxes(Math.round(amount * 100));
  return { tps: tps / 100, tvq: tvq / 100, due: total / 100 };
}

/** The site that the calculator begins with: what is in it, by what it is multiplied, taxes, and when it is paid. */
export function sampleQuote() {
  const { total, ...parts } = quote(initialWish, price);
  return {
    ...parts,
    total,
    ...taxesOf(total),
    payments: SHARES.map((share) => ({ share, amount: cents((total * share) / 100) })),
  };
}
