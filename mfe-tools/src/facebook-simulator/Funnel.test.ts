import fc from 'fast-check';
import { expect, test } from 'vitest';
import { funnelWidths } from './Funnel.tsx';

test('gets narrower from impressions to leads, and never vanishes', () => {
  const count = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.array(count, { minLength: 3, maxLength: 3 }), (counts) => {
      const widths = funnelWidths([...counts].sort((one, other) => other - one));
      expect(widths).toEqual([...widths].sort((one, other) => other - one));
      for (const width of widths) {
        expect(width).toBeGreaterThanOrEqual(40);
        expect(width).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('stays narrow where nothing can be computed', () => {
  expect(funnelWidths([undefined, undefined, undefined])).toEqual([40, 40, 40]);
});
