import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folded } from './testing/folded.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
let creator: SupabaseClient;
let learner: SupabaseClient;
let admin: SupabaseClient;
/** A course of somebody else's. */
let foreign = '';
/** A course of the creator's that people have bought. */
let sold = '';

beforeAll(async () => {
  backend = await startTestBackend();
  creator = await backend.signedIn('creator');
  learner = await backend.signedIn('learner');
  admin = await backend.signedIn('admin');
  const idOf = async (slug: string) =>
    (await backend.sql<{ id: string }>('select id from public.formations where slug = $1', [slug]))[0]?.id ?? '';
  foreign = await idOf('seo-local-etre-trouve-au-quebec');
  sold = await idOf('google-ads-premieres-campagnes-rentables');
});
afterAll(() => backend?.close());

const THUMBNAIL = '/storage/v1/object/public/thumbnails/a.webp';

/** A draft of the creator with a module. */
async function draft(title: string): Promise<{ id: string; slug: string; module: string }> {
  const { data } = await creator.rpc('create_formation', { title, description: 'Un texte.' });
  const module = crypto.randomUUID();
  const row = { id: module, formation_id: data.id, title: 'Un', order_index: 0, is_published: true };
  const { error } = await creator.from('formation_modules').insert(row);
  if (error) throw error;
  return { id: data.id, slug: data.slug, module };
}

const codeOf = async (answer: PromiseLike<{ error: { code: string } | null }>) => (await answer).error?.code ?? 'done';

/** One call of each function on a course. */
const ON_A_COURSE = {
  publish_formation: (formation: string) => ({ formation }),
  unpublish_formation: (formation: string) => ({ formation }),
  missing_to_publish: (formation: string) => ({ formation }),
  delete_formation: (formation: string) => ({ formation }),
  restore_formation: (formation: string) => ({ formation }),
  set_formation_price: (formation: string) => ({ formation, cents: 4900 }),
  reorder_modules: (formation: string) => ({ formation, module_ids: [] }),
} as const;

describe.each(Object.entries(ON_A_COURSE))('%s', (name, parameters) => {
  test('is refused to visitors, and tells nobody else that the course exists (DAT-01)', async () => {
    expect(await codeOf(backend.client().rpc(name, parameters(foreign)))).toBe('42501');
    expect(await codeOf(creator.rpc(name, parameters(foreign)))).toBe('formation_not_found');
    expect(await codeOf(learner.rpc(name, parameters(sold)))).toBe('formation_not_found');
    expect(await codeOf(creator.rpc(name, parameters(crypto.randomUUID())))).toBe('formation_not_found');
  });

  test('refuses what is no id, and a call without parameters', async () => {
    expect(await codeOf(creator.rpc(name, parameters('x')))).toBe('22P02');
    expect(await codeOf(creator.rpc(name, {}))).toBe('PGRST202');
  });
});

describe('create_formation', () => {
  test('makes a draft with the defaults of the specification (DSH-047)', async () => {
    const { data } = await creator.rpc('create_formation', { title: '  Été à Québec : 5 idées ' });
    expect(data).toMatchObject({ slug: 'ete-a-quebec-5-idees', title: 'Été à Québec : 5 idées' });
    const { data: course } = await creator.from('formations').select().eq('id', data.id).single();
    expect(course).toMatchObject({
      level: 'debutant',
      category_id: '1',
      estimated_duration_minutes: 60,
      total_modules: 0,
      view_count: 0,
      like_count: 0,
      is_featured: false,
      is_published: false,
      difficulty_score: 1,
      average_rating: 0,
      total_reviews: 0,
      tags: [],
      prerequisites: [],
      learning_objectives: [],
      target_audience: [],
      skills_gained: [],
    });
    const again = await creator.rpc('create_formation', { title: 'Été à Québec : 5 idées' });
    expect(again.data.slug).toBe('ete-a-quebec-5-idees-2');
  });

  test('makes a creator of who has none, who cannot publish yet', async () => {
    const { client } = await newcomerWith(backend);
    const { data } = await client.rpc('create_formation', { title: 'La première' });
    expect(await codeOf(client.from('formations').update({ description: 'Un texte.' }).eq('id', data.id))).toBe('done');
    expect((await client.rpc('my_courses')).data).toMatchObject([{ title: 'La première', is_published: false }]);
    expect(await codeOf(client.rpc('publish_formation', { formation: data.id }))).toBe('creator_role_required');
  });

  test.for([
    [{ title: '   ' }, 'title_required'],
    [{ title: 'X', category: '99' }, '23503'],
    [{ title: 'X', course_level: 'expert' }, '23514'],
    [{ title: 'X', duration_minutes: 0 }, '23514'],
    [{ title: 'X', duration_minutes: 'long' }, '22P02'],
    [{}, 'PGRST202'],
  ] as const)('refuses %o with %s', async ([parameters, code]) => {
    expect(await codeOf(creator.rpc('create_formation', parameters))).toBe(code);
  });

  test('is refused to visitors', async () => {
    expect(await codeOf(backend.client().rpc('create_formation', { title: 'X' }))).toBe('42501');
  });
});

describe('publishing', () => {
  test('says what is missing, needs all of it, and can be undone (AMB-44)', async () => {
    const { data } = await creator.rpc('create_formation', { title: 'À compléter' });
    const formation: string = data.id;
    expect((await creator.rpc('missing_to_publish', { formation })).data).toEqual([
      'description',
      'thumbnail',
      'module',
    ]);
    const refused = await creator.rpc('publish_formation', { formation });
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'not_publishable', details: 'description,thumbnail,module' },
    ]);
    await creator.from('formations').update({ description: 'X', thumbnail_url: THUMBNAIL }).eq('id', formation);
    await creator
      .from('formation_modules')
      .insert({ formation_id: formation, title: 'Un', order_index: 0, is_published: true });
    expect((await creator.rpc('missing_to_publish', { formation })).data).toEqual([]);
    expect(await codeOf(creator.rpc('publish_formation', { formation }))).toBe('done');
    const seen = () => backend.client().from('formations').select('is_published').eq('id', formation);
    expect((await seen()).data).toEqual([{ is_published: true }]);
    expect(await codeOf(creator.rpc('unpublish_formation', { formation }))).toBe('done');
    expect((await seen()).data).toEqual([]);
    // An admin may act for a creator, with a second factor.
    expect(await codeOf(admin.rpc('publish_formation', { formation }))).toBe('second_factor_required');
    await withSecondFactor(backend, admin);
    expect(await codeOf(admin.rpc('publish_formation', { formation }))).toBe('done');
  });
});

describe('deleting', () => {
  test('hides a course until it is restored, and is refused when people have bought it (AMB-43)', async () => {
    const { id: formation } = await draft('À jeter');
    const listed = async () =>
      ((await creator.rpc('my_courses')).data as { id: string }[]).some(({ id }) => id === formation);
    expect(await codeOf(creator.rpc('delete_formation', { formation }))).toBe('done');
    expect(await listed()).toBe(false);
    expect(await codeOf(creator.rpc('delete_formation', { formation }))).toBe('formation_not_found');
    expect(await codeOf(creator.rpc('restore_formation', { formation }))).toBe('done');
    expect(await listed()).toBe(true);
    expect(await codeOf(creator.rpc('restore_formation', { formation }))).toBe('formation_not_found');
    const kept = await creator.rpc('delete_formation', { formation: sold });
    expect([kept.status, kept.error?.code]).toEqual([409, 'has_buyers']);
  });
});

describe('set_formation_price', () => {
  test('sells a course, changes its price, and gives it away (AMB-27)', async () => {
    const { id: formation } = await draft('À vendre');
    const price = async () =>
      (await creator.from('premium_formations').select('price').eq('formation_id', formation).maybeSingle()).data
        ?.price;
    for (const cents of [4900, 5900]) {
      expect(await codeOf(creator.rpc('set_formation_price', { formation, cents }))).toBe('done');
      expect(await price()).toBe(cents);
    }
    expect(await codeOf(creator.rpc('set_formation_price', { formation, cents: null }))).toBe('done');
    expect(await price()).toBeUndefined();
  });

  test.for([[0], [99], [1_000_001], [-4900]])('refuses %i cents with bad_price (PAY-01)', async ([cents]) => {
    expect(await codeOf(creator.rpc('set_formation_price', { formation: sold, cents }))).toBe('bad_price');
  });

  test('refuses fractions and what no integer holds', async () => {
    expect(await codeOf(creator.rpc('set_formation_price', { formation: sold, cents: 99.5 }))).toMatch(/^22/);
    expect(await codeOf(creator.rpc('set_formation_price', { formation: sold, cents: 1e12 }))).toMatch(/^22/);
  });
});

describe('reorder_modules', () => {
  test('puts modules in another order, and refuses a list that is not theirs exactly', async () => {
    const { id: formation, module: first } = await draft('En ordre');
    const second = crypto.randomUUID();
    await creator
      .from('formation_modules')
      .insert({ id: second, formation_id: formation, title: 'Deux', order_index: 1 });
    const { module: other } = await draft('Un autre');
    const order = async () =>
      (
        await creator.from('formation_modules').select('id').eq('formation_id', formation).order('order_index')
      ).data?.map(({ id }) => id);
    const reorder = (module_ids: string[]) => codeOf(creator.rpc('reorder_modules', { formation, module_ids }));
    expect(await reorder([second, first])).toBe('done');
    for (const wrong of [[], [second], [second, first, other], [second, second], [second, other]]) {
      expect(await reorder(wrong)).toBe('modules_changed');
    }
    expect(await order()).toEqual([second, first]);
  });
});

describe('figures', () => {
  test('of one’s courses are one’s own', async () => {
    const { data } = await creator.rpc('my_courses');
    const course = (data as { id: string }[]).find(({ id }) => id === sold);
    expect(course).toMatchObject({ is_published: true, price: 19700, students: expect.any(Number) });
    expect((await learner.rpc('my_courses')).data).toEqual([]);
    expect(await codeOf(backend.client().rpc('my_courses'))).toBe('42501');
  });

  test('tell who made a course how many have begun and finished each module, and nobody else', async () => {
    const { data } = await creator.rpc('course_stops', { formation: sold });
    const rows = await backend.sql<Record<string, unknown>>(
      `select m.id as module_id, m.title, m.duration_minutes as minutes,
         (select count(*)::integer from public.user_module_progress p where p.module_id = m.id) as began,
         (select count(*)::integer from public.user_module_progress p where p.module_id = m.id and p.is_completed) as finished
       from public.formation_modules m where m.formation_id = $1 and m.is_published order by m.order_index`,
      [sold],
    );
    expect(data).toEqual(rows);
    expect(rows.some(({ began }) => Number(began) > 0)).toBe(true);
    expect(await codeOf(learner.rpc('course_stops', { formation: sold }))).toBe('formation_not_found');
    expect(await codeOf(backend.client().rpc('course_stops', { formation: sold }))).toBe('42501');
  });

  test('by month are as many as asked for, empty ones included, and one’s own', async () => {
    const { data } = await creator.rpc('creator_series', { months: 3 });
    const months = (data as { month: string }[]).map(({ month }) => month);
    expect(months).toEqual([...months].sort());
    expect(months).toHaveLength(3);
    const total = async (client: SupabaseClient, asked: number) =>
      ((await client.rpc('creator_series', { months: asked })).data as { revenue_cents: number }[]).reduce(
        (sum, { revenue_cents }) => sum + revenue_cents,
        0,
      );
    expect(await total(creator, 60)).toBeGreaterThan(0);
    expect(await total(learner, 60)).toBe(0);
    expect((await creator.rpc('creator_series', { months: 1000 })).data).toHaveLength(60);
    expect((await creator.rpc('creator_series', { months: -1 })).data).toHaveLength(1);
    expect(await codeOf(backend.client().rpc('creator_series'))).toBe('42501');
  });

  test('of a creator are counted from the rows, and nothing for nobody (CON-017, INF-010)', async () => {
    const [camille] = await backend.sql<{ id: string }>(
      `select id from public.creators where slug = 'camille-bouchard'`,
    );
    const { data } = await creator.rpc('creator_stats', { creator: camille?.id }).single();
    const [rows] = await backend.sql<Record<string, number>>(
      `select
         (select count(*)::integer from public.formations where creator_id = $1 and is_published and deleted_at is null) as total_formations,
         (select count(distinct p.user_id)::integer from public.user_formation_progress p
          join public.formations f on f.id = p.formation_id where f.creator_id = $1) as total_students,
         (select count(*)::integer from public.creator_services where creator_id = $1 and is_active) as active_services,
         (select count(*)::integer from public.creator_tips where creator_id = $1 and status = 'paid') as tips,
         (select count(*)::integer from public.sponsorships where creator_id = $1 and is_active and ends_at > now()) as active_sponsorships`,
      [camille?.id],
    );
    expect(data).toEqual({ ...rows, total_revenue: expect.any(Number), monthly_revenue: expect.any(Number) });
    expect((await creator.rpc('creator_stats', { creator: crypto.randomUUID() })).data).toEqual([]);
    expect(await codeOf(creator.rpc('creator_stats', { creator: 'x' }))).toBe('22P02');
  });

  test('rank creators by revenue, where shown, or by ratings of four and up, ten at most (INF-010)', async () => {
    const visitor = backend.client();
    const ranked = async (ranking: string, size?: number) =>
      ((await visitor.rpc('top_creators', { ranking, ...(size ? { size } : {}) })).data as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    const slugs = async (sql: string) => (await backend.sql<{ slug: string }>(sql)).map(({ slug }) => slug);
    await backend.sql(
      `insert into public.creators (name, slug, avg_rating, total_revenue, show_revenue, active_services, page_agreed_at, page_shown)
       select 'Rang ' || n, 'rang-' || n, n % 5 + 0.5, n * 1000, n % 2 = 0, 1,
         case when n < 28 then now() end, case when n < 28 then '{}'::jsonb end
       from generate_series(1, 30) n`,
    );
    expect(await ranked('revenue')).toEqual(
      await slugs(
        'select slug from public.creators where is_public and show_revenue order by total_revenue desc, avg_rating desc, name limit 10',
      ),
    );
    expect(await ranked('rating')).toEqual(
      await slugs(
        'select slug from public.creators where is_public and avg_rating >= 4 order by avg_rating desc, name limit 10',
      ),
    );
    expect(await ranked('rating', 1000)).toEqual(
      await slugs(
        'select slug from public.creators where is_public and avg_rating >= 4 order by avg_rating desc, name limit 100',
      ),
    );
    for (const ranking of ['views', '', null])
      expect(await codeOf(visitor.rpc('top_creators', { ranking }))).toBe('bad_request');
  });

  test('count nobody who was paid back as a student (INF-009, audit: marketplace 11)', async () => {
    const [course] = await backend.sql<{ id: string; creator: string; product: string }>(
      `select f.id, f.creator_id as creator, p.id as product
       from public.formations f join public.products p on p.formation_id = f.id
       join public.creators c on c.id = f.creator_id join auth.users u on u.id = c.user_id and u.email = 'formateur@exemple.test'
       where f.is_published limit 1`,
    );
    const { client, user_id } = await newcomerWith(backend);
    const figures = async () => {
      await folded(backend);
      const [row] = await backend.sql<{ total: number }>(
        'select total_students as total from public.creators where id = $1',
        [course?.creator],
      );
      const own = ((await creator.rpc('my_courses')).data as { id: string; students: number }[]).find(
        ({ id }) => id === course?.id,
      );
      return { total: row?.total ?? 0, own: own?.students ?? 0 };
    };
    const before = await figures();
    await backend.sql('insert into public.user_products (user_id, product_id) values ($1, $2)', [
      user_id,
      course?.product,
    ]);
    await client.rpc('enrol', { formation: course?.id });
    expect(await figures()).toEqual({ total: before.total + 1, own: before.own + 1 });
    await backend.sql('update public.user_products set is_active = false where user_id = $1', [user_id]);
    expect(await figures()).toEqual({ total: before.total, own: before.own });
  });
});
