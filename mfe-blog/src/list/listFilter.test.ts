import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manifest } from '../exposes/manifest.ts';
import { everything, filterOf, listPath } from './listFilter.ts';

const read = (search: string) => filterOf(new URLSearchParams(search));

test('reads words, category, author and page out of the address (AMB-18, AMB-21)', () => {
  expect(read('q=fiche+google&categorie=google-ads&auteur=melissa-roy&page=2')).toEqual({
    query: 'fiche google',
    category: 'Google Ads',
    author: 'melissa-roy',
    page: 2,
  });
});

test.each([
  '',
  'q=',
  'q=%20',
  'categorie=inconnue',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'utm_source=a',
  'auteur=',
])('shows everything for ?%s', (search) => {
  expect(read(search)).toEqual(everything);
});

test('knows a category by its name, with and without accents', () => {
  for (const value of ['Publicité', 'publicite', 'PUBLICIT%C3%89']) {
    expect(read(`categorie=${value}`).category).toBe('Publicité');
  }
});

test('writes the address that it reads', () => {
  const filter = fc.record({
    query: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    category: fc.constantFrom(undefined, ...categories),
    author: fc.constantFrom(undefined, 'melissa-roy', 'olivier-tanguay'),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(filter, (wanted) => {
      expect(filterOf(new URL(listPath(wanted), 'https://site.test').searchParams)).toEqual(wanted);
    }),
  );
  expect(listPath(everything)).toBe('/blog');
});

test('is rendered by the server for each of its parameters', () => {
  const path = listPath({ query: 'a', category: 'SEO', author: 'b', page: 2 });
  const { route } = matchRoute(manifest.routes, '/blog') ?? {};
  expect(route?.query).toEqual([...new URL(path, 'https://site.test').searchParams.keys()]);
});
