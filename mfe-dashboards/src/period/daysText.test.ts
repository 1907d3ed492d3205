import { expect, test } from 'vitest';
import { daysText } from './daysText.ts';

test('says once what the first and the last day of a period share', () => {
  const said = (since: string, until: string) => daysText({ since, until }).replaceAll('\u00a0', ' ');
  expect(said('2026-11-01', '2026-11-30')).toBe('1er au 30 novembre 2026');
  expect(said('2026-10-01', '2026-11-30')).toBe('1er octobre au 30 novembre 2026');
  expect(said('2025-12-01', '2026-01-03')).toBe('1er décembre 2025 au 3 janvier 2026');
  expect(said('2026-11-01', '2026-11-01')).toBe('1er novembre 2026');
});
