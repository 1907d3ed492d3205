import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c'];

test.each([
  ['a', 1, 'bac'],
  ['c', 0, 'cab'],
  ['a', 9, 'bca'],
  ['b', -1, 'bac'],
] as const)('moves %s to place %d: %s', (item, to, order) => {
  expect(moved(list, item, to).join('')).toBe(order);
});

test('stays the same list when nothing moves', () => {
  expect(moved(list, 'b', 1)).toBe(list);
  expect(moved(list, 'x', 0)).toBe(list);
});
