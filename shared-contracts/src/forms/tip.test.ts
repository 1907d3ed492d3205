import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { tipForm } from './tip.ts';

const centsOf = (amount_cents: string) => judge(tipForm, { amount_cents, message: '' }).stored?.amount_cents;

test.each([
  ['2', 200],
  ['12,50', 1250],
  ['12.5 $', 1250],
  [' 500 ', 50_000],
])('reads %s as a tip (AMB-28)', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', '1,99', '500,01', '-5', '1e3', '12,345', 'dix', '∞'])('refuses %s', (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

test('takes an amount within its limits or none, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const cents = centsOf(typed);
      expect(cents === undefined || (Number.isInteger(cents) && cents >= 200 && cents <= 50_000)).toBe(true);
    }),
  );
});
