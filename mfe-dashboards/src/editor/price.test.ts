import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice, typedPrice } from './price.ts';

test.each([
  ['197', 19700],
  ['49,99', 4999],
  ['49.9', 4990],
  ['1\u00a0250,50\u00a0$', 125050],
  ['10 000', 1000000],
])('reads %s as %d cents', (typed, cents) => {
  expect(parsePrice(typed)).toBe(cents);
});

test.each(['', 'gratuit', '0,99', '10000,01', '-5', '1,234', '1e3', '12,'])('refuses %j', (typed) => {
  expect(parsePrice(typed)).toBeUndefined();
});

test('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), (cents) => {
      expect(parsePrice(typedPrice(cents))).toBe(cents);
    }),
  );
});
