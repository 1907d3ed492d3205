import { expect, test } from 'vitest';
import { draw } from './draw.ts';

const all = Array.from({ length: 100 }, (_, index) => index);

test('draws the same for the same seed, other ones for another, and none twice', () => {
  expect(draw(all, 10, 7)).toEqual(draw(all, 10, 7));
  expect(draw(all, 10, 8)).not.toEqual(draw(all, 10, 7));
  expect(new Set(draw(all, 100, 7)).size).toBe(100);
  expect(draw(all, 200, 7)).toHaveLength(100);
});

test('gives everything its chance', () => {
  const seen = new Set(Array.from({ length: 60 }, (_, seed) => draw(all, 10, seed)).flat());
  expect(seen.size).toBeGreaterThan(95);
});
