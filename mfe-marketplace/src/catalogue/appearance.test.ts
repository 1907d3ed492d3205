import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appearanceDelay } from './appearance.ts';

test('lets the cards that come into view appear one after the other, the last after a second (MPL-004)', () => {
  expect([0, 1, 5, 10, 11, 500].map(appearanceDelay)).toEqual([0, 100, 500, 1000, 1000, 1000]);
  fc.assert(
    fc.property(fc.nat(), (index) => {
      expect(appearanceDelay(index)).toBe(Math.min(100 * index, 1000));
    }),
  );
});
