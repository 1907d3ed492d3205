import { price } from '../content/website/price.ts';
import { initialWish } from '../price-calculator/priceValues.ts';
import { quote } from '../price-calculator/quote.ts';

const TPS = 0.05;
const TVQ = 0.09975;
/** In which shares a site is paid, in percent. */
const SHARES = [40, 40, 20] as const;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Both taxes are of the price before tax (AMB-52). @param amount in dollars */
export function taxesOf(amount: number) {
  const [tps, tvq] = [cents(amount * TPS), cents(amount * TVQ)];
  return { tps, tvq, due: cents(amount + tps + tvq) };
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
