import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

test.each([
  [19700, '197,00\u00a0$'],
  [4999, '49,99\u00a0$'],
  [123456789, '1\u00a0234\u00a0567,89\u00a0$'],
])('shows %i cents the Canadian French way, with no-break spaces (CON-001)', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});

test.each([null, undefined, 0])('calls a course without price (%s) free (CON-001)', (cents) => {
  expect(formatPrice(cents)).toBe('Gratuit');
});

test('shows an amount of zero as an amount', () => {
  expect(formatMoney(0)).toBe('0,00\u00a0$');
});
