import { expect, test } from 'vitest';
import { spreadOf } from './spreadOf.ts';

test('runs that are alike leave no room, and what differs by chance leaves as much as chance needs', () => {
  expect(spreadOf([500, 500, 500, 500])).toBe(0);
  // Of the six ways to halve these, the one with both large ones is the farthest.
  expect(spreadOf([100, 100, 110, 110])).toBeCloseTo(0.1);
  expect(spreadOf([100, 100, 100, 100, 100, 100, 100, 900])).toBe(0);
});

test('a set that is slower throughout is beyond it', () => {
  const plain = [480, 490, 500, 500, 505, 510, 515, 520, 530, 485, 495, 500, 502, 507, 512, 516, 524, 534];
  expect(spreadOf(plain)).toBeGreaterThan(0);
  expect(spreadOf(plain)).toBeLessThan(0.05);
});
