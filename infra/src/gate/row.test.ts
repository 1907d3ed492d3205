import { expect, test } from 'vitest';
import { verdictOf } from './row.ts';

test('what is wrong is told a line for each, and counted where there is much of it', () => {
  expect(verdictOf([], '5 routes')).toEqual({ result: 'pass', sentence: '5 routes' });
  expect(verdictOf(['a', 'b'], '5 routes')).toEqual({ result: 'fail', sentence: 'a\nb' });
  const lines = verdictOf(Array.from({ length: 12 }, (_, index) => `Fault ${index}`)).sentence.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('And 2 more.');
});
