import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withTaxes } from './taxes.ts';

test('adds TPS and TVQ to a price as in the worked example (AMB-52)', () => {
  expect(withTaxes(19700)).toEqual({ tps: 985, tvq: 1965, total: 22650 });
});

test('rounds each tax to the nearest cent and adds up for every price (AMB-52)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      const { tps, tvq, total } = withTaxes(cents);
      expect(Math.abs(tps - cents * 0.05)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(tvq - cents * 0.09975)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(total).toBe(cents + tps + tvq);
    }),
  );
});
