import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { viewOf } from '../content/claims.ts';
import { rates } from '../content/rates/rates.ts';
import { LEAST_PRICE } from '../content/website/leastPrice.ts';
import { price } from '../content/website/price.ts';
import { dollars } from '../figures/format.ts';
import { initialWish } from '../price-calculator/priceValues.ts';
import { complexityLevels, deadlineLevels } from '../price-calculator/quote.ts';
import { sampleQuote } from './sampleQuote.ts';
import { siteSteps } from './siteSteps.ts';

const times = (factor: number) => `×\u00a0${frenchNumber(factor, { most: 2 })}`;
const nameOf = (levels: readonly { readonly name: string }[], level: number) => levels[level - 1]?.name.toLowerCase();
const scaleOf = (
  levels: readonly { readonly name: string }[],
  { multipliers }: { readonly multipliers: readonly number[] },
) => levels.map(({ name }, index) => ({ name, value: times(multipliers[index] ?? 1) }));

/**
 * What `/tarifs` shows: its words, and prices of the calculator and the quiz, which stay on the server: browsers have the code of the
 * page that they belong to only where they answer somebody.
 *
 * @param published the claims that hold for the whole site; without them what the file says
 */
export function ratesData(published: ClaimsText | undefined) {
  const { complexity, deadline, ...quote } = sampleQuote();
  const texts = rates(viewOf(published));
  return {
    ...texts,
    formula: { ...texts.formula, least: texts.formula.least(dollars(LEAST_PRICE)) },
    quote: {
      ...quote,
      parts: price.base.map(({ name, price: amount }) => ({ name, value: dollars(amount) })),
      factors: [
        {
          name: price.complexity.label,
          level: nameOf(price.complexity.levels, initialWish.complexity),
          value: times(complexity),
        },
        {
          name: price.deadline.label,
          level: nameOf(price.deadline.levels, initialWish.deadline),
          value: times(deadline),
        },
      ],
    },
    /** What every site has, then what is added to it. */
    options: [
      { name: texts.sheet.subtotal, value: dollars(quote.base) },
      ...price.options.map(({ name, price: amount }) => ({ name, value: `+\u00a0${dollars(amount)}` })),
    ],
    scales: [
      { name: price.complexity.label, levels: scaleOf(price.complexity.levels, complexityLevels) },
      { name: price.deadline.label, levels: scaleOf(price.deadline.levels, deadlineLevels) },
    ],
    steps: siteSteps.map(({ type, timeline, features, from, to }) => ({ type, timeline, features, from, to })),
  };
}

/** What the page shows. */
export type RatesData = ReturnType<typeof ratesData>;
