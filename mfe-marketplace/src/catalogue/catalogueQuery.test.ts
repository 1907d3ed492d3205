import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf, queryOf } from './catalogueQuery.ts';

test('writes every query into the address and reads it back (MPL-013)', () => {
  const queries = fc.record({
    search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    filter: fc.constantFrom('', 'google-ads', 'facebook', 'seo', 'analytics', 'ecommerce', 'premium'),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      const url = new URL(pathOf(query), 'https://site.test');
      expect(queryOf(url.searchParams)).toEqual(query);
    }),
  );
});

test('takes anything odd for not asked', () => {
  const query = queryOf(new URLSearchParams('q=%20%20&filtre=nope&page=-3'));
  expect(query).toEqual({ search: '', filter: '', page: 1 });
});
