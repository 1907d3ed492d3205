import { expect, test } from 'vitest';
import { sensitivity } from './sensitivity.ts';

const worked = { budget: 1000, ctr: 1.5, cpc: 0.8, conversion: 3 };

test('doubles the cost per lead when the conversion halves, and halves it with the cost per click', () => {
  const points = sensitivity(worked);
  const at = (change: number) => points.find((point) => point.change === change);
  expect(at(0)?.byCpc).toBeCloseTo(26.667, 2);
  expect(at(0)?.byConversion).toBeCloseTo(26.667, 2);
  expect(at(-50)?.byConversion).toBeCloseTo(53.333, 2);
  expect(at(-50)?.byCpc).toBeCloseTo(13.333, 2);
});

test('looks at every twentieth from minus to plus a half, for a curve without corners', () => {
  const changes = sensitivity(worked).map(({ change }) => change);
  expect(changes).toHaveLength(21);
  expect(changes.slice(0, 3)).toEqual([-50, -45, -40]);
  expect(changes.at(-1)).toBe(50);
});

test('draws nothing without a result, and caps the conversion at 100 percent', () => {
  expect(sensitivity({ ...worked, cpc: Number.NaN })).toEqual([]);
  expect(sensitivity({ ...worked, conversion: 90 }).at(-1)?.byConversion).toBeCloseTo(0.8, 6);
});
