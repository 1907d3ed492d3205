import { expect, test } from 'vitest';
import * as CreatorPage from '../creator/CreatorPage.tsx';
import * as ProductPage from '../product/ProductPage.tsx';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { listAll } from './listAll.ts';

test('lists every row once, a page after the last id of the one before, beyond fifty thousand', async () => {
  const rows = Array.from({ length: 51_500 }, (_, index) => ({
    id: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `cours-${index}`,
    last_updated: '2026-11-02T03:04:05+00:00',
  }));
  const { database, requests } = createFakeBackend({
    formations: ({ search }: { search: URLSearchParams }) => {
      const after = search.get('id')?.replace('gt.', '') ?? '';
      const start = rows.findIndex(({ id }) => id > after);
      return start < 0 ? [] : rows.slice(start, start + Number(search.get('limit')));
    },
  });
  const all = await listAll(await database(), '/formations/', {
    table: 'formations',
    named: 'slug',
    changed: 'last_updated',
  });
  expect(all).toEqual(rows.map(({ slug }) => [`/formations/${slug}`, '2026-11-02']));
  expect(requests).toHaveLength(52);
  expect(requests.every(({ search }) => !search.has('offset'))).toBe(true);
  const byId = await listAll(await database(), '/f/', { table: 'formations', named: 'id' });
  expect(byId.at(-1)).toEqual([`/f/${rows.at(-1)?.id}`, null]);
});

test('leaves out what has a page elsewhere, and creators whom no course leads to', async () => {
  const { database, requests } = createFakeBackend({ products: [], creators: [] });
  await ProductPage.sitemapPages?.({ database });
  await CreatorPage.sitemapPages?.({ database });
  const asked = requests.map(({ search }) => search.get('formation_id') ?? search.get('total_formations'));
  expect(asked).toEqual(['is.null', 'gt.0']);
});
