import { expect, test } from 'vitest';
import { sampleQuote, taxesOf } from './sampleQuote.ts';
import { siteSteps } from './siteSteps.ts';

test('the quote that is shown is what the calculator begins with, with both taxes of its price, paid 40/40/20 (AMB-52)', () => {
  expect(taxesOf(197)).toEqual({ tps: 9.85, tvq: 19.65, due: 226.5 });
  const { base, total, tps, tvq, due, payments } = sampleQuote();
  expect({ base, total, tps, tvq, due }).toEqual({ base: 4500, total: 5130, tps: 256.5, tvq: 511.72, due: 5898.22 });
  expect(payments.map(({ amount }) => amount)).toEqual([2052, 2052, 1026]);
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

test('the stairs have the prices of the three recommendations (MKT-066, MKT-067, MKT-068)', () => {
  expect(siteSteps.map(({ from, to }) => [from, to])).toEqual([
    [5000, 8000],
    [8000, 12_000],
    [12_000, 18_000],
  ]);
});
