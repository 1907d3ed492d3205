import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchNumber } from './frenchNumber.ts';

test.each([
  [0, {}, '0'],
  [1234567.5, {}, '1\u00a0234\u00a0568'],
  [-1234.5, { most: 1 }, '−1\u00a0234,5'],
  [1.005, { most: 2 }, '1,01'],
  [62.5, { most: 2, least: 2 }, '62,50'],
  [5, { most: 2, least: 2 }, '5,00'],
  [0.00001, { most: 4 }, '0'],
  [-0.001, { most: 2 }, '0'],
  [1e21, { most: 2, least: 2 }, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000,00'],
])('writes %f with %o as %s', (value, decimals, text) => {
  expect(frenchNumber(value, decimals)).toBe(text);
});

test('writes what Intl writes for Canadian French, with a real minus sign', () => {
  const decimals = fc.constantFrom(
    { most: 0, least: 0 },
    { most: 1, least: 0 },
    { most: 2, least: 2 },
    { most: 4, least: 0 },
  );
  const millionths = fc.integer({ min: -(10 ** 15), max: 10 ** 15 }).map((count) => count / 1e6);
  fc.assert(
    fc.property(millionths, decimals, (value, { most, least }) => {
      const intl = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: most, minimumFractionDigits: least });
      expect(frenchNumber(value, { most, least })).toBe(
        intl
          .format(value)
          .replace(/^-(?=[0,]+$)/, '')
          .replace(/^-/, '−'),
      );
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %f', (value) => {
  expect(() => frenchNumber(value)).toThrow(RangeError);
});
