import { expect, test } from 'vitest';
import { articlePath, authorPath, tagPath, tagToSlug } from './slugs.ts';

test('turns tags into addresses that keep their accents (CON-010, BLG-018)', () => {
  expect(tagToSlug('Google Ads')).toBe('google-ads');
  expect(tagToSlug('Stratégie')).toBe('stratégie');
  expect(tagPath('Référencement local')).toBe('/blog/tag/r%C3%A9f%C3%A9rencement-local');
});

test('turns authors and articles into addresses', () => {
  expect(authorPath('Mélissa Roy')).toBe('/blog/auteur/melissa-roy');
  expect(articlePath('referencement-local')).toBe('/blog/referencement-local');
});
