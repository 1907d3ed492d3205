import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourses } from './addCourses.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const COUNT = 2000;
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await addCourses(backend.database, COUNT);
});
afterAll(() => backend?.close());

test('adds as many published courses as asked, the same ones when asked again', async () => {
  const read = () =>
    backend.sql<{ slug: string }>(`select slug, title, view_count, search_text from public.formations order by slug`);
  const first = await read();
  expect(first.filter(({ slug }) => /^cours-\d{6}$/.test(slug))).toHaveLength(COUNT);
  await addCourses(backend.database, COUNT);
  expect(await read()).toEqual(first);
});

test('adds what triggers would have made of them', async () => {
  const wrong = await backend.sql(
    `select f.slug from public.formations f
     where f.total_modules <> (select count(*) from public.formation_modules m where m.formation_id = f.id and m.is_published)
       or f.search_text <> private.fold_text(concat_ws(' ', f.title, f.description,
         (select name from public.creators where id = f.creator_id), (select name from public.categories where id = f.category_id)))`,
  );
  expect(wrong).toEqual([]);
});

test('lets one visit a long catalogue page by page, every course once', async () => {
  const client = backend.client();
  const seen = new Set<string>();
  let total = 0;
  for (let page_offset = 0; page_offset <= COUNT; page_offset += 500) {
    const { data } = await client.rpc('catalogue', { page_size: 500, page_offset });
    total = data.total;
    for (const item of data.items) seen.add(item.id);
  }
  expect([total, seen.size]).toEqual([COUNT + 6, COUNT + 6]);
});
