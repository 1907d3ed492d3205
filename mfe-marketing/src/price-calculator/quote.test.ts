import { assert, constantFrom, double, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { price as prices } from '../content/website/price.ts';
import { type OptionId, optionIds, quote as quoteAt, type SiteWish } from './quote.ts';

const quote = (wish: SiteWish) => quoteAt(wish, prices);
const optionPrices = Object.fromEntries(prices.options.map(({ id, price }) => [id, price])) as Record<OptionId, number>;

const wish = { options: [], complexity: 2, deadline: 4 } as const;

test('adds up to 4 500 $ of included work and 12 000 $ of options (MKT-073, MKT-074)', () => {
  expect(prices.base.map(({ price }) => price)).toEqual([2000, 500, 800, 1200]);
  expect(quote(wish).base).toBe(4500);
  expect(Object.values(optionPrices)).toEqual([3500, 2000, 800, 1500, 1200, 600, 400, 500, 700, 800]);
  expect(quote({ ...wish, options: optionIds }).options).toBe(12_000);
});

test.each([
  ['defaults', wish, 5130],
  ['e-commerce added', { ...wish, options: ['ecommerce'] as OptionId[] }, 9120],
  ['all options', { ...wish, options: optionIds }, 18_810],
  ['most expensive', { options: optionIds, complexity: 5, deadline: 1 }, 43_560],
  ['cheapest', { options: [], complexity: 1, deadline: 5 }, 4050],
] as const)('%s: %o costs %i $ (MKT-077, CON-012)', (_, wanted, total) => {
  expect(quote(wanted).total).toBe(total);
});

test('multiplies by 1, 1.2, 1.4, 1.8, 2.2 as a site gets more complex (MKT-075)', () => {
  const totals = [1, 2, 3, 4, 5].map((complexity) => quote({ options: [], complexity, deadline: 3 }).total);
  expect(totals).toEqual([4500, 5400, 6300, 8100, 9900]);
});

test('multiplies by 1.2, 1.1, 1, 0.95, 0.9 as there is more time (MKT-076)', () => {
  const totals = [1, 2, 3, 4, 5].map((deadline) => quote({ options: [], complexity: 1, deadline }).total);
  expect(totals).toEqual([5400, 4950, 4500, 4275, 4050]);
});

const options = uniqueArray(constantFrom(...optionIds));
const level = integer({ min: 1, max: 5 });

test('is the rounded product of its definition, whatever is chosen (MKT-077)', () => {
  assert(
    property(options, level, level, (chosen, complexity, deadline) => {
      const {
        base,
        options: added,
        complexity: byComplexity,
        deadline: byDeadline,
        total,
      } = quote({
        options: chosen,
        complexity,
        deadline,
      });
      expect(added).toBe(chosen.reduce((sum, id) => sum + optionPrices[id], 0));
      expect(Math.abs(total - (base + added) * byComplexity * byDeadline)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Number.isInteger(total)).toBe(true);
    }),
  );
});

test('never gets cheaper with more options, more complexity or less time', () => {
  assert(
    property(options, constantFrom(...optionIds), level, level, (chosen, more, complexity, deadline) => {
      const { total } = quote({ options: chosen, complexity, deadline });
      expect(quote({ options: [...chosen, more], complexity, deadline }).total).toBeGreaterThanOrEqual(total);
      expect(quote({ options: chosen, complexity: complexity + 1, deadline }).total).toBeGreaterThanOrEqual(total);
      expect(quote({ options: chosen, complexity, deadline: deadline - 1 }).total).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('takes levels outside the scales as their nearest end (MKT-055)', () => {
  assert(
    property(double({ noNaN: true, min: -1e9, max: 1e9 }), (level) => {
      const { total } = quote({ options: [], complexity: level, deadline: level });
      expect(total).toBeGreaterThanOrEqual(4050);
      expect(total).toBeLessThanOrEqual(11_880);
    }),
  );
});
