import { assert, constantFrom, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { roiFields } from '../roi-simulator/roi.ts';
import { snap } from './snap.ts';

test('keeps any number on its slider, however absurd (MKT-055)', () => {
  assert(
    property(double(), constantFrom(...Object.values(roiFields)), (value, scale) => {
      const snapped = snap(value, scale);
      expect(snapped).toBeGreaterThanOrEqual(scale.min);
      expect(snapped).toBeLessThanOrEqual(scale.max);
      const steps = (snapped - scale.min) / scale.step;
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      expect(snap(snapped, scale)).toBe(snapped);
    }),
  );
});

test.each([
  [-5, 500],
  [5249, 5000],
  [5250, 5500],
  [1e12, 50_000],
  [Number.NaN, 500],
])('sets %f visitors to %i', (value, expected) => {
  expect(snap(value, roiFields.visitors)).toBe(expected);
});

test('leaves no crumbs of floating point', () => {
  expect(snap(0.7, roiFields.conversion)).toBe(0.7);
  expect(snap(2.3000000000000003, roiFields.conversion)).toBe(2.3);
});
