import { expect, test } from 'vitest';
import { fits } from './contractRange.ts';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.0.3', '1.0.2', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', false],
  ['*', '1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['^1.0', '1.0.0', false],
  ['^1.0.0', '1.0', false],
  ['^1.1.5', '1.2.0', true],
])('a remote that needs %s fits contract %s: %s (CON-032)', (range, version, expected) => {
  expect(fits(range, version)).toBe(expected);
});
