import { textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { expect, test } from 'vitest';
import { blankArticle, isSlug, newAddress, slugOf, slugTyped } from './newText.ts';

test('makes an address of a title', () => {
  expect(slugOf('Cœur d’été\u00a0: le guide (2026)')).toBe('coeur-d-ete-le-guide-2026');
  expect(slugOf('«\u00a0!\u00a0»')).toBe('');
  const long = slugOf(`${'a'.repeat(79)} bc`);
  expect([long.length, isSlug(long)]).toEqual([79, true]);
  expect(newAddress('landing', 'levis')).toBe('/services/levis');
});

test.each([
  ['/blog/Neige ', 'neige'],
  ['/blog/', ''],
  ['/blo', ''],
  ['neige', 'neige'],
  ['https://exemple.test/blog/neige', 'neige'],
])('%j in the field of an article is the address that ends with %j', (typed, slug) => {
  expect(slugTyped('article', typed)).toBe(slug);
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b', 'a'.repeat(81)])('%j is the end of no address', (slug) => {
  expect(isSlug(slug)).toBe(false);
});

test('a new article says which fields are still empty, and nothing else', () => {
  const fields = new Set(
    textProblems('article', blankArticle('Neige', 'neige', '2026-11-23')).map(({ field }) => field),
  );
  expect([...fields].sort()).toEqual(['content', 'excerpt', 'metaDescription', 'tags', 'targetAudience']);
});
