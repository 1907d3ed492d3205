import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INNER, OUTER, placeOf, reliefLine } from './relief.ts';

const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 });

test('puts each block into its own corner, clockwise from the upper left', () => {
  const signs = [1, 4, 7, 10].map((middle) => {
    const { x, y } = placeOf(middle, 4);
    return [Math.sign(x), Math.sign(y)];
  });
  expect(signs).toEqual([
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]);
});

test('puts no point near the centre and all points on the outer ring', () => {
  const radius = (points: number) => {
    const { x, y } = placeOf(4, points);
    return Math.hypot(x, y);
  };
  expect(radius(0)).toBeCloseTo(INNER, 0);
  expect(radius(4)).toBeCloseTo(OUTER, 0);
});

test('draws one closed line of twelve finite curves for any answers', () => {
  fc.assert(
    fc.property(answers, fc.double({ min: 0.1, max: 1, noNaN: true }), (given, scale) => {
      const line = reliefLine(given, scale);
      expect(line.match(/C/g)).toHaveLength(12);
      expect(line).toMatch(/^M[-\d. C]+z$/);
    }),
  );
});
