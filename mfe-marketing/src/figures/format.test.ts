import { expect, test } from 'vitest';
import { dollars, percent, whole } from './format.ts';

test('writes money, numbers and shares as Québec does, with spaces that do not break (MKT-054)', () => {
  expect(dollars(10_000)).toBe('10\u00a0000\u00a0$');
  expect(dollars(62.5)).toBe('62,50\u00a0$');
  expect(whole(50_000)).toBe('50\u00a0000');
  expect(percent(1400)).toBe('1\u00a0400\u00a0%');
  expect(percent(-90.625)).toBe('−90,6\u00a0%');
});
