import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staggerDelay } from './staggeredReveal.ts';

test('lets the cards that come into view appear one after the other, the last after a second (MPL-004)', () => {
  expect([0, 1, 5, 10, 11, 500].map(staggerDelay)).toEqual([0, 100, 500, 1000, 1000, 1000]);
  fc.assert(
    fc.property(fc.nat(), (index) => {
      expect(staggerDelay(index)).toBe(Math.min(100 * index, 1000));
    }),
  );
});
