import { expect, test } from 'vitest';
import { nextIndex } from './nextIndex.ts';

test('wraps around at both ends (MKT-014)', () => {
  expect(nextIndex(2, 1, 3)).toBe(0);
  expect(nextIndex(0, -1, 3)).toBe(2);
  expect(nextIndex(0, 1, 3)).toBe(1);
});
