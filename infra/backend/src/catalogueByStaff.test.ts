import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { COURSE, createStranger, PEOPLE, ROW, restore } from './testing/accessFixture.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
let owner: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(createStranger);
  for (const statement of restore) await backend.sql(statement);
  owner = await backend.signedIn('admin');
});
afterAll(() => backend?.close());

const call = async <Answer = unknown>(name: string, parameters: object = {}, client = owner): Promise<Answer> => {
  const { data, error } = await client.rpc(name, parameters);
  if (error) throw new Error(error.code);
  return data as Answer;
};
interface Board {
  readonly categories: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly courses: number;
  }[];
  readonly featured: { readonly id: string; readonly is_shown: boolean; readonly starts_on: string | null }[];
  readonly sponsors: {
    readonly id: string;
    readonly sponsorships: { readonly id: string; readonly is_running: boolean }[];
  }[];
}
const board = () => call<Board>('console_catalogue');
const shown = async (filters: object) =>
  (await call<{ items: { slug: string; category: { slug: string } }[] }>('catalogue', filters, backend.client())).items;
/** Days from today in Québec, as `2026-11-23`. */
const day = (from: number) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Toronto' }).format(
    Date.now() + from * 86_400_000,
  );

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  await backend.database.query('begin');
  try {
    return await work();
  } finally {
    await backend.database.query('rollback');
  }
}

const ACTS = [
  'select public.console_catalogue()',
  `select public.save_category(null, 'Balados', '', 'moss')`,
  `select public.order_categories(array['6', '1'])`,
  `select public.retire_category('7', '6')`,
  `select public.feature_course('${COURSE.free}', current_date, null)`,
  `select public.unfeature_course('${COURSE.free}')`,
  `select public.order_featured(array['${COURSE.free}'::uuid])`,
  `select public.save_sponsor('${ROW.sponsor}', 'Autre nom', '', null, true)`,
  `select public.save_sponsorship('${ROW.sponsorship}', '${ROW.sponsor}', null, 100, current_date, current_date, true)`,
];
const PERSONS = ['admin', 'content', 'sales', 'support', 'creator', 'learner', 'stranger'] as const;

/** Who can do what of it, as the REST API would run it, without a second factor. */
async function allowed(): Promise<string[]> {
  const done: string[] = [];
  const { database } = backend;
  for (const act of ACTS) {
    for (const person of PERSONS) {
      await database.query('savepoint act');
      try {
        await database.query(`select set_config('request.jwt.claim.sub', $1, true)`, [PEOPLE[person]]);
        await database.query('set local role authenticated');
        await database.query(act);
        done.push(`${person}: ${act}`);
      } catch (error) {
        if ((error as { code?: string }).code !== '42501') throw error;
      } finally {
        await database.query('rollback to savepoint act');
      }
    }
  }
  return done;
}

const expected = ACTS.flatMap((act) => [`admin: ${act}`, `content: ${act}`]);

test('only the owner and content staff keep the catalogue (AMB-68)', async () => {
  expect(await undone(allowed)).toEqual(expected);
});

test.runIf(process.env.NIGHTLY)('notices each place where that is asked no more (AMB-68)', async () => {
  const functions = await backend.sql<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc
     where pronamespace = 'private'::regnamespace and prosrc ~ 'perform private.assert_keeps_catalogue\\(\\);' order by 1`,
  );
  expect(functions).toHaveLength(ACTS.length);
  for (const { name, text } of functions) {
    await undone(async () => {
      await backend.database.query(text.replace('perform private.assert_keeps_catalogue();', ''));
      expect((await allowed()).length, name).toBe(expected.length + PERSONS.length - 2);
    });
  }
});

test('categories are added, renamed, put in order, and retired with all that is in them; links to them still lead there', async () => {
  const before = await board();
  const id = await call<string>('save_category', {
    category: null,
    label: ' Balados ',
    about: 'Au micro.',
    tone: 'moss',
  });
  await expect(call('save_category', { category: null, label: 'BALADOS', about: '', tone: 'moss' })).rejects.toThrow(
    'name_taken',
  );
  await expect(call('save_category', { category: null, label: ' ', about: '', tone: 'moss' })).rejects.toThrow('23514');
  await expect(call('save_category', { category: null, label: 'Radio', about: '', tone: 'rouge' })).rejects.toThrow(
    '23514',
  );
  await call('save_category', { category: id, label: 'Audio', about: '', tone: 'night' });
  await call('order_categories', { ids: [id, '6'] });
  const { data: listed } = await backend.client().from('categories').select('id,name,slug,color').order('position');
  expect(listed?.slice(0, 2)).toMatchObject([{ id, name: 'Audio', slug: 'balados', color: 'night' }, { id: '6' }]);
  expect(listed).toHaveLength(before.categories.length + 1);

  // Searched by its new name, then put elsewhere with its category.
  const [course] = await backend.sql<{ id: string; slug: string }>(
    `update public.formations set category_id = $1 where slug = 'plan-marketing-en-une-page' returning id, slug`,
    [id],
  );
  expect((await shown({ search: 'audio' })).map(({ slug }) => slug)).toEqual([course?.slug]);
  await expect(call('retire_category', { category: '1', into_category: id })).rejects.toThrow('category_needed');
  await expect(call('retire_category', { category: id, into_category: id })).rejects.toThrow('entry_not_found');
  expect(await call('retire_category', { category: id, into_category: '6' })).toBe(1);
  await expect(call('retire_category', { category: id, into_category: '6' })).rejects.toThrow('entry_not_found');
  await expect(call('save_category', { category: id, label: 'Revenue', about: '', tone: 'moss' })).rejects.toThrow(
    'entry_not_found',
  );
  const found = await shown({ category_slugs: ['balados'] });
  expect(found.map(({ slug }) => slug)).toContain(course?.slug);
  expect(new Set(found.map(({ category }) => category.slug))).toEqual(new Set(['seo']));
  expect((await backend.client().from('categories').select('id').eq('id', id)).data).toEqual([]);

  // An author's page that still lists it, and one retired into another that is retired itself.
  const creator = await backend.signedIn('creator');
  await creator.from('formations').update({ category_id: id }).eq('id', COURSE.draft).throwOnError();
  const { data: kept } = await creator.from('formations').select('category_id').eq('id', COURSE.draft).single();
  expect(kept).toEqual({ category_id: '6' });
  const again = await call<string>('save_category', { category: null, label: 'Nouvelle', about: '', tone: 'clay' });
  await call('retire_category', { category: '7', into_category: again });
  await call('retire_category', { category: again, into_category: '6' });
  expect(await backend.sql('select category_id from private.former_categories where id = $1', ['7'])).toEqual([
    { category_id: '6' },
  ]);
  // A new one takes the address of one that was retired.
  await call('save_category', { category: null, label: 'Balados', about: '', tone: 'moss' });
  expect((await shown({ category_slugs: ['balados'] })).length).toBe(0);
  const acts = await backend.sql<{ kind: string }>(
    `select kind from private.staff_acts where area = 'catalogue' order by at`,
  );
  expect(acts.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'category_saved',
    'category_saved',
    'categories_ordered',
    'category_retired',
  ]);
});

test('courses are featured in an order and for some days, at whose beginning and end the worker shows and hides them', async () => {
  const featured = async () => (await shown({ only_featured: true, page_size: 6 })).map(({ slug }) => slug);
  const first = await featured();
  expect(first.length).toBeGreaterThan(1);
  await expect(call('feature_course', { course: 'rien', starts: day(0), ends: null })).rejects.toThrow(
    'formation_not_found',
  );
  await expect(call('feature_course', { course: COURSE.draft, starts: day(0), ends: null })).rejects.toThrow(
    'formation_not_found',
  );
  await expect(call('feature_course', { course: COURSE.free, starts: day(1), ends: day(0) })).rejects.toThrow(
    'bad_period',
  );

  await backend.sql('delete from private.jobs');
  await call('feature_course', { course: 'matrice-libre', starts: day(2), ends: day(3) });
  expect(await featured()).toEqual(first);
  const jobs = await backend.sql<{ key: string; hour: string }>(
    `select unique_key as key, to_char(run_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as hour from private.jobs order by run_at`,
  );
  expect(jobs).toEqual([
    { key: `settle_featured:${day(2)}`, hour: `${day(2)} 00:00` },
    { key: `settle_featured:${day(4)}`, hour: `${day(4)} 00:00` },
  ]);
  // Its first day has come, and then the one after its last.
  const reach = async (days: number) => {
    await backend.sql(
      `update private.featured_courses set starts_on = starts_on - $2::integer, ends_on = ends_on - $2::integer where formation_id = $1`,
      [COURSE.free, days],
    );
    await backend.sql(`update private.jobs set run_at = now() where id = (select id from private.jobs where state = 'waiting'
      and kind = 'settle_featured' order by run_at limit 1)`);
    await runJobs(backend.env);
  };
  await reach(2);
  expect(await featured()).toEqual([...first, 'matrice-libre']);
  await call('order_featured', { ids: [COURSE.free] });
  expect(await featured()).toEqual(['matrice-libre', ...first]);
  // Sorted by anything else they are as all others.
  expect((await shown({ only_featured: true, sort_by: 'rating' })).at(-1)?.slug).toBe('matrice-libre');
  await reach(2);
  expect(await featured()).toEqual(first);
  expect((await board()).featured.find(({ id }) => id === COURSE.free)).toMatchObject({ is_shown: false });

  await call('feature_course', { course: COURSE.free, starts: day(0), ends: null });
  expect(await featured()).toEqual(['matrice-libre', ...first]);
  await call('unfeature_course', { course: COURSE.free });
  expect(await featured()).toEqual(first);
  expect(await backend.sql(`select state from private.jobs where state = 'failed'`)).toEqual([]);
});

test('sponsors and what they support are shown on the days that were agreed, and counted then (INF-011)', async () => {
  const visitor = backend.client();
  const of = async (sponsor: string) =>
    (await visitor.from('sponsorships').select('amount').eq('sponsor_id', sponsor)).data ?? [];
  const sponsor = await call<string>('save_sponsor', {
    ...{
      sponsor: null,
      company: 'Quincaillerie du Bas',
      about: 'Outils',
      website: 'https://quincaillerie.exemple.test',
      active: true,
    },
  });
  const again = { sponsor: null, company: 'quincaillerie du bas', about: '', website: null, active: true };
  await expect(call('save_sponsor', again)).rejects.toThrow('name_taken');
  await expect(call('save_sponsor', { ...again, company: 'Autre', website: 'javascript:alert(1)' })).rejects.toThrow(
    '23514',
  );

  const support = { sponsor, course: 'plan-marketing-en-une-page', cents: 50_000, active: true };
  const stats = async () => {
    const [{ id } = { id: '' }] = await backend.sql<{ id: string }>(
      `select creator_id as id from public.formations where slug = 'plan-marketing-en-une-page'`,
    );
    return (
      (await call<{ active_sponsorships: number }[]>('creator_stats', { creator: id }, visitor))[0]
        ?.active_sponsorships ?? 0
    );
  };
  const counted = await stats();
  const begun = { ...support, sponsorship: null };
  await expect(call('save_sponsorship', { ...begun, starts: day(1), ends: day(0) })).rejects.toThrow('bad_period');
  await expect(call('save_sponsorship', { ...begun, starts: day(1), ends: null })).rejects.toThrow('bad_period');
  await expect(call('save_sponsorship', { ...begun, cents: 0, starts: day(0), ends: day(0) })).rejects.toThrow('23514');
  const sponsorship = await call<string>('save_sponsorship', { ...begun, starts: day(1), ends: day(2) });
  expect([await of(sponsor), await stats()]).toEqual([[], counted]);
  await call('save_sponsorship', { ...support, sponsorship, course: null, starts: day(-1), ends: day(0) });
  expect([await of(sponsor), await stats()]).toEqual([[{ amount: 50_000 }], counted + 1]);
  await call('save_sponsorship', { ...support, sponsorship, course: null, starts: day(-2), ends: day(-1) });
  expect([await of(sponsor), await stats()]).toEqual([[], counted]);
  expect((await board()).sponsors.find(({ id }) => id === sponsor)?.sponsorships).toMatchObject([
    { is_running: false },
  ]);
  await expect(call('save_sponsor', { ...again, sponsor: crypto.randomUUID(), company: 'Autre' })).rejects.toThrow(
    'entry_not_found',
  );
});

test('the owner registers for taxes: sales name the numbers of their day, and keep them (AMB-52)', async () => {
  await expect(call('set_tax_numbers', { tps: '1', tvq: '2', enabled: true })).rejects.toThrow(
    'second_factor_required',
  );
  await withSecondFactor(backend, owner);
  const set = (tps: string | null, tvq: string | null, enabled: boolean) =>
    call('set_tax_numbers', { tps, tvq, enabled });
  for (const [tps, tvq] of [
    ['12345678 RT0001', '1234567890 TQ0001'],
    ['123456789 RT001', '1234567890 TQ0001'],
    ['123456789 RT0001', '123456789 TQ0001'],
    ['123456789 RC0001', '1234567890 TQ0001'],
    ['', '1234567890 TQ0001'],
  ] as const) {
    await expect(set(tps, tvq, true), `${tps}, ${tvq}`).rejects.toThrow('bad_tax_number');
  }
  const settings = async () =>
    (await backend.client().from('tax_settings').select('is_enabled,tps_number,tvq_number').single()).data;
  await set('987654321rt0002', '98 7654 3210-tq 0002', true);
  expect(await settings()).toEqual({
    is_enabled: true,
    tps_number: '987654321 RT0002',
    tvq_number: '9876543210 TQ0002',
  });
  // Off, the numbers stay for checkouts that are open.
  await set('', null, false);
  expect(await settings()).toEqual({
    is_enabled: false,
    tps_number: '987654321 RT0002',
    tvq_number: '9876543210 TQ0002',
  });
});
