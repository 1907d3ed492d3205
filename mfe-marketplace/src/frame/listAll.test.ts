import { expect, test } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { listAll } from './listAll.ts';

test('lists every row once, a page after the last id of the one before, beyond fifty thousand', async () => {
  const rows = Array.from({ length: 51_500 }, (_, index) => ({
    id: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `cours-${index}`,
  }));
  const { database, requests } = createFakeBackend({
    formations: ({ search }: { search: URLSearchParams }) => {
      const after = search.get('id')?.replace('gt.', '') ?? '';
      const start = rows.findIndex(({ id }) => id > after);
      return start < 0 ? [] : rows.slice(start, start + Number(search.get('limit')));
    },
  });
  expect(await listAll(await database(), 'formations', 'slug')).toEqual(rows.map(({ slug }) => slug));
  expect(requests).toHaveLength(52);
  expect(requests.every(({ search }) => !search.has('offset'))).toBe(true);
  expect((await listAll(await database(), 'formations', 'id')).at(-1)).toBe(rows.at(-1)?.id);
});

test('leaves out what has a page elsewhere', async () => {
  const { database, requests } = createFakeBackend({ products: [] });
  await listAll(await database(), 'products', 'id', 'formation_id');
  expect(requests.map(({ search }) => search.get('formation_id'))).toEqual(['is.null']);
});
