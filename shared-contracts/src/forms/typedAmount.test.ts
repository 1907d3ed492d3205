import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, typedCents } from './typedAmount.ts';

const BOUNDS = { least: 1, most: 10_000_000_000 };

test.each([
  ['197', 19_700],
  ['49,99', 4999],
  ['12,5', 1250],
  ['0.01', 1],
  ['1 250,50 $', 125_050],
  ['1\u00a0250,50\u00a0$', 125_050],
  ['1\u202f000\u202f000', 100_000_000],
])('reads %s as %d cents', (typed, cents) => {
  expect(centsOf(typed, BOUNDS)).toBe(cents);
});

test.each(['', 'gratuit', '-5', '1,234', '1e3', '12,', '0', '100000000,01', '9'.repeat(400)])('refuses %j', (typed) => {
  expect(centsOf(typed, BOUNDS)).toBeUndefined();
});

test('keeps to its bounds, both included', () => {
  const price = { least: 100, most: 1_000_000 };
  expect(['0,99', '1', '10 000', '10000,01'].map((typed) => centsOf(typed, price))).toEqual([
    undefined,
    100,
    1_000_000,
    undefined,
  ]);
});

test('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      expect(centsOf(typedCents(cents), BOUNDS)).toBe(cents);
    }),
  );
});
