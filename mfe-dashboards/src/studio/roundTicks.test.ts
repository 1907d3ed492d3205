import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTicks } from './roundTicks.ts';

test.each([
  [5796, 100, [2000, 4000, 6000]],
  [13, 1, [5, 10, 15]],
  [7, 1, [5, 10]],
  [689_50, 100, [250_00, 500_00, 750_00]],
  [1, 1, [1]],
  [100, 100, [100]],
])('%d in steps of at least %d has lines at %j', (most, unit, ticks) => {
  expect(roundTicks(most, unit)).toEqual(ticks);
});

test('the last line is the first that is not below the best value, and there are few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (most) => {
      const ticks = roundTicks(most, 1);
      expect(ticks.length).toBeLessThanOrEqual(3);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2) ?? 0).toBeLessThan(most);
    }),
  );
});
