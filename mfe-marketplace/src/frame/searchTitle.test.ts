import { expect, test } from 'vitest';
import { searchTitle } from './searchTitle.ts';

test('keeps a name that fits, with its place', () => {
  expect(searchTitle('Le plan marketing')).toBe('Le plan marketing');
  expect(searchTitle('Le plan marketing', ' – boutique')).toBe('Le plan marketing – boutique');
});

test('cuts a longer one between words, to 60 characters with its place at most', () => {
  const title = searchTitle('Mesurer ses résultats avec GA4 '.repeat(4), ' – boutique');
  expect(title).toBe('Mesurer ses résultats avec GA4 Mesurer ses… – boutique');
  expect(searchTitle('x'.repeat(99))).toBe(`${'x'.repeat(59)}…`);
});
