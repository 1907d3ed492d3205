import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickFilters, sorts } from '../content/catalogue.ts';
import { manifest } from '../exposes/manifest.ts';
import { type CatalogueQuery, cleared, everything, isNarrowed, pathOf, queryOf } from './catalogueQuery.ts';
import { filtersOf } from './readCatalogue.ts';

const minutes = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined });
const queries: fc.Arbitrary<CatalogueQuery> = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  filter: fc.constantFrom('', ...quickFilters.map(({ value }) => value)),
  categories: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 8 }).map((slugs) => slugs.sort()),
  level: fc.constantFrom('', 'debutant', 'intermediaire', 'avance'),
  price: fc.constantFrom('', 'gratuit', 'premium'),
  rating: fc.constantFrom(0, 3, 4, 4.5),
  minMinutes: minutes,
  maxMinutes: minutes,
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
  layout: fc.constantFrom('grid', 'list'),
  onlyFavourites: fc.boolean(),
  page: fc.integer({ min: 1, max: 99_999 }),
});
const queryAt = (path: string) => queryOf(new URL(path, 'https://site.test').searchParams);

test('writes every query into the address and reads it back (MPL-013)', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(queryAt(pathOf(query))).toEqual(query);
    }),
  );
});

test('declares every parameter but the device’s favourites to the server', () => {
  const route = manifest.routes.find(({ id }) => id === 'catalogue');
  fc.assert(
    fc.property(queries, (query) => {
      const { searchParams } = new URL(pathOf(query), 'https://site.test');
      expect([...(route?.query ?? []), 'favoris']).toEqual(expect.arrayContaining([...searchParams.keys()]));
    }),
  );
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'takes %s, which every object has, for not asked',
  (name) => {
    const parameters = ['filtre', 'niveau', 'prix', 'tri', 'vue', 'duree', 'note'];
    expect(queryOf(new URLSearchParams(parameters.map((parameter) => [parameter, name])))).toEqual(everything);
  },
);

test('takes anything odd for not asked', () => {
  const odd = 'q=%20%20&filtre=nope&page=-3&niveau=expert&prix=1&note=6&duree=x&tri=%27&categorie=%3Cscript%3E&vue=1';
  expect(queryOf(new URLSearchParams(odd))).toEqual(everything);
  fc.assert(fc.property(fc.webQueryParameters(), (text) => void queryOf(new URLSearchParams(text))));
});

test('reads categories one by one or as a list, and free courses by either parameter (MPL-013)', () => {
  expect(queryAt('/formations?categorie=seo&categorie=analytics').categories).toEqual(['analytics', 'seo']);
  expect(queryAt('/formations?categorie=seo,analytics').categories).toEqual(['analytics', 'seo']);
  expect(queryAt('/formations?gratuit=1').price).toBe('gratuit');
  expect(queryAt('/formations?prix=gratuit').price).toBe('gratuit');
});

test('clears filters, search and favourites and returns to the first page (MPL-003)', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const after = cleared(query);
      expect(isNarrowed(after)).toBe(false);
      expect(after.page).toBe(1);
      expect([after.sort, after.layout]).toEqual([query.sort, query.layout]);
    }),
  );
});

test.each([
  ['google-ads', { category_slugs: ['google-ads'] }],
  ['facebook', { category_slugs: ['facebook-ads'] }],
  ['seo', { category_slugs: ['seo'] }],
  ['analytics', { category_slugs: ['analytics'] }],
  ['ecommerce', { category_slugs: ['ecommerce'] }],
  ['premium', { is_premium: true }],
])('asks for what the quick filter %s stands for (MPL-002)', (filter, asked) => {
  expect(filtersOf({ ...everything, filter }, [])).toEqual({ page_size: 24, page_offset: 0, ...asked });
});

test('asks the database for every filter at once (MPL-013)', () => {
  const path = '/formations?q=toit&categorie=seo&niveau=avance&prix=premium&note=4.5&duree=30-90&tri=rating&page=3';
  expect(filtersOf(queryAt(path), [])).toEqual({
    page_size: 24,
    page_offset: 48,
    search: 'toit',
    category_slugs: ['seo'],
    course_level: 'avance',
    is_premium: true,
    min_rating: 4.5,
    min_minutes: 30,
    max_minutes: 90,
    sort_by: 'rating',
  });
});

test('finds nothing where filters contradict each other (MPL-013)', () => {
  expect(filtersOf(queryAt('/formations?filtre=seo&categorie=analytics'), []).category_slugs).toEqual([]);
  expect(filtersOf(queryAt('/formations?filtre=premium&prix=gratuit'), []).category_slugs).toEqual([]);
});
