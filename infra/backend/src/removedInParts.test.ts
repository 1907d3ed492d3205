import { afterAll, beforeAll, expect, test } from 'vitest';
import { folded } from './testing/folded.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const SLUG = 'mesurer-ses-resultats-avec-ga4';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

test('a lesson that many have begun is gone at once, and what hangs on it in parts; the others keep their places', async () => {
  const [course] = await backend.sql<{ id: string; email: string; modules: string[] }>(
    `select f.id, u.email, array(select m.id from public.formation_modules m where m.formation_id = f.id order by m.order_index) as modules
     from public.formations f join public.creators c on c.id = f.creator_id join auth.users u on u.id = c.user_id where f.slug = $1`,
    [SLUG],
  );
  const [removed, ...kept] = course?.modules ?? [];
  await backend.sql(
    `with people as (
       insert into auth.users (id, email) select gen_random_uuid(), 'suiveur' || n || '@exemple.test' from generate_series(1, 150) n returning id
     ), begun as (
       insert into public.user_module_progress (user_id, formation_id, module_id) select p.id, $1::uuid, $2::uuid from people p
     )
     insert into public.learning_sessions (user_id, formation_id, module_id) select p.id, $1::uuid, $2::uuid from people p`,
    [course?.id, removed],
  );
  await folded(backend);
  const creator = await backend.signedIn('creator');
  await creator.from('formation_modules').delete().eq('id', removed).throwOnError();
  const listed = async () => {
    const { data } = await creator
      .from('formation_modules')
      .select('id')
      .eq('formation_id', course?.id)
      .order('order_index');
    return data?.map(({ id }) => id);
  };
  const rows = () =>
    backend.sql(
      `select (select count(*)::integer from public.formation_modules where id = $1) as lessons,
         (select count(*)::integer from public.user_module_progress where module_id = $1) as begun,
         (select count(*)::integer from public.learning_sessions where module_id = $1) as sessions,
         (select total_modules from public.formations where slug = '${SLUG}') as counted`,
      [removed],
    );
  expect(await listed()).toEqual(kept);
  expect(await rows()).toMatchObject([{ lessons: 1, sessions: 150, counted: kept.length }]);
  // Its id is nobody's any more, and its place free.
  const { data: touched } = await creator
    .from('formation_modules')
    .update({ is_published: true })
    .eq('id', removed)
    .select('id');
  expect(touched).toEqual([]);
  const order = [...kept].reverse();
  await creator.rpc('reorder_modules', { formation: course?.id, module_ids: order }).throwOnError();
  expect(await listed()).toEqual(order);
  await folded(backend);
  expect(await rows()).toEqual([{ lessons: 0, begun: 0, sessions: 0, counted: kept.length }]);
  const [sessions] = await backend.sql<{ count: number }>(
    `select count(*)::integer as count from public.learning_sessions s join auth.users u on u.id = s.user_id where u.email like 'suiveur%'`,
  );
  expect(sessions?.count).toBe(150);
});

test('a lesson that few have begun is gone with the request, and a course takes all of its lessons along', async () => {
  const creator = await backend.signedIn('creator');
  const [lesson] = await backend.sql<{ id: string }>(
    `select m.id from public.formation_modules m join public.formations f on f.id = m.formation_id where f.slug = $1
     order by m.order_index limit 1`,
    [SLUG],
  );
  await creator.from('formation_modules').delete().eq('id', lesson?.id).throwOnError();
  expect(await backend.sql('select id from public.formation_modules where id = $1', [lesson?.id])).toEqual([]);

  const [{ course, module } = { course: '', module: '' }] = await backend.sql<{ course: string; module: string }>(
    `with course as (
       insert into public.formations (title, slug, creator_id) select 'Sans suite', 'sans-suite', creator_id from public.formations where slug = $1
       returning id
     )
     insert into public.formation_modules (formation_id, title, order_index) select id, 'Étape', 0 from course
     returning formation_id as course, id as module`,
    [SLUG],
  );
  await backend.sql(
    `insert into public.user_module_progress (user_id, formation_id, module_id)
     select id, $1, $2 from auth.users where email like 'suiveur%'`,
    [course, module],
  );
  await backend.sql('delete from public.formations where id = $1', [course]);
  expect(await backend.sql('select id from public.formation_modules where id = $1', [module])).toEqual([]);
});

test('courses of a retired category are found in the other at once, and follow in parts', async () => {
  const owner = await backend.signedIn('admin');
  await backend.sql(
    `insert into public.formations (title, slug, creator_id, category_id, is_published)
     select 'Cours ' || n, 'retire-' || n, (select creator_id from public.formations where slug = $1), '7', true from generate_series(1, 30) n`,
    [SLUG],
  );
  const [{ count } = { count: 0 }] = await backend.sql<{ count: number }>(
    `select count(*)::integer as count from public.formations where category_id = '7'`,
  );
  const found = async (slug: string) => {
    const { data } = await backend
      .client()
      .rpc('catalogue', { category_slugs: [slug], page_size: 200 })
      .throwOnError();
    return (data as { items: { slug: string }[] }).items.filter((item) => item.slug.startsWith('retire-')).length;
  };
  const [names] = await backend.sql<{ old: string; into: string }>(
    `select (select slug from public.categories where id = '7') as old, (select slug from public.categories where id = '6') as into`,
  );
  const retired = await owner.rpc('retire_category', { category: '7', into_category: '6' });
  expect(retired).toMatchObject({ data: count });
  expect([await found(names?.old ?? ''), await found(names?.into ?? '')]).toEqual([30, 30]);
  const { data: board } = await owner.rpc('console_catalogue');
  expect((board as { categories: { id: string }[] }).categories.map(({ id }) => id)).not.toContain('7');
  expect((await owner.rpc('retire_category', { category: '7', into_category: '6' })).error?.code).toBe(
    'entry_not_found',
  );
  expect((await owner.rpc('retire_category', { category: '5', into_category: '7' })).error?.code).toBe(
    'entry_not_found',
  );
  await folded(backend);
  expect(await backend.sql(`select id from public.categories where id = '7'`)).toEqual([]);
  expect([await found(names?.old ?? ''), await found(names?.into ?? '')]).toEqual([30, 30]);
});
