import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tipAmountOf } from './tipAmount.ts';

test.each([
  ['2', 200],
  ['12,50', 1250],
  ['12.5 $', 1250],
  [' 500 ', 50_000],
])('reads %s as an amount (AMB-28)', (text, cents) => {
  expect(tipAmountOf(text)).toBe(cents);
});

test.each(['', '1,99', '500,01', '-5', '1e3', '12,345', 'dix', '∞'])('refuses %s', (text) => {
  expect(tipAmountOf(text)).toBeUndefined();
});

test('gives an amount within its limits or none, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cents = tipAmountOf(text);
      expect(cents === undefined || (Number.isInteger(cents) && cents >= 200 && cents <= 50_000)).toBe(true);
    }),
  );
});
