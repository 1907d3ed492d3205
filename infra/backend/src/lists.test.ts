import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folded } from './testing/folded.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let visitor: SupabaseClient;
let camille = '';
beforeAll(async () => {
  backend = await startTestBackend();
  visitor = backend.client();
  const [found] = await backend.sql<{ id: string }>(`select id from public.creators where slug = 'camille-bouchard'`);
  camille = found?.id ?? '';
});
afterAll(() => backend?.close());

describe('lists of creators (INF-011)', () => {
  test('have active services by price', async () => {
    await backend.sql(
      `insert into public.creator_services (creator_id, title, price, is_active)
       select $1, 'Service ' || n, 500 + n * 37 % 11 * 100, n % 4 <> 0 from generate_series(1, 12) n`,
      [camille],
    );
    const { data } = await visitor.from('creator_services').select('price,is_active').order('price');
    const prices = (data ?? []).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((data ?? []).every(({ is_active }) => is_active)).toBe(true);
    expect(prices.length).toBeGreaterThan(8);
  });

  test('have earnings of one’s own, newest first', async () => {
    const creator = await backend.signedIn('creator');
    const { data } = await creator
      .from('creator_earnings')
      .select('created_at')
      .order('created_at', { ascending: false });
    const times = (data ?? []).map(({ created_at }) => Date.parse(created_at));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('have active sponsors by name, and running sponsorships by amount', async () => {
    await backend.sql(
      `with sponsor as (insert into public.quebec_sponsors (company_name) values ('Zéphyr'), ('Érable') returning id)
       insert into public.sponsorships (sponsor_id, creator_id, amount, ends_at)
       select id, $1, n * 1000, now() + (n - 2) * interval '1 day' from sponsor, generate_series(1, 4) n`,
      [camille],
    );
    const { data: sponsors } = await visitor.from('quebec_sponsors').select('company_name').order('company_name');
    const names = (sponsors ?? []).map(({ company_name }) => company_name);
    expect(names).toContain('Érable');
    expect(names).toHaveLength(new Set(names).size);
    const { data } = await visitor
      .from('sponsorships')
      .select('amount,ends_at')
      .eq('creator_id', camille)
      .order('amount', { ascending: false });
    const amounts = (data ?? []).map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect((data ?? []).every(({ ends_at }) => Date.parse(ends_at) > Date.now())).toBe(true);
    // Of each sponsor, three of four ended or end now.
    expect(amounts.filter((amount) => amount === 1000 || amount === 2000)).toEqual([]);
  });
});

test('a course’s rating follows every review, down to the hundredth (INF-013)', async () => {
  const [course] = await backend.sql<{ id: string }>(
    `select id from public.formations where slug = 'plan-marketing-en-une-page'`,
  );
  const stored = async () =>
    (
      await backend.sql(
        `select f.average_rating::float8 as average, f.total_reviews as count,
           (select coalesce(round(avg(r.rating), 2), 0)::float8 from public.formation_reviews r where r.formation_id = f.id) as true_average,
           (select count(*)::integer from public.formation_reviews r where r.formation_id = f.id) as true_count
         from public.formations f where f.id = $1`,
        [course?.id],
      )
    )[0] as { average: number; count: number; true_average: number; true_count: number };
  const student = `(select id from auth.users where email = 'etudiant140@exemple.test')`;
  for (const change of [
    `insert into public.formation_reviews (formation_id, user_id, rating) values ($1, ${student}, 1)`,
    `update public.formation_reviews set rating = 3 where formation_id = $1 and user_id = ${student}`,
    `delete from public.formation_reviews where formation_id = $1 and user_id = ${student}`,
    'delete from public.formation_reviews where formation_id = $1',
  ]) {
    await backend.sql(change, [course?.id]);
    await folded(backend);
    const { average, count, true_average, true_count } = await stored();
    expect([average, count]).toEqual([true_average, true_count]);
  }
  expect(await stored()).toMatchObject({ average: 0, count: 0 });
});

describe('shown_lists', () => {
  const shown = async () => (await visitor.rpc('shown_lists')).data as Record<string, object[]>;

  test('tells visitors what is published, in order, a dozen of each list at most (AMB-48)', async () => {
    const admin = await backend.signedIn('admin');
    const stats = Array.from({ length: 14 }, (_, number) => ({ label: `Chiffre ${number}` }));
    await admin.rpc('import_site_lists', { lists: { live_stats: stats, testimonials: [{ name: 'Caché' }] } });
    await backend.sql(`update public.site_entries set is_published = false where list = 'testimonials'`);
    const { live_stats, testimonials } = await shown();
    expect(live_stats).toEqual(stats.slice(0, 12));
    expect(testimonials).toBeUndefined();
  });

  test('shows a notice as long as its order is paid, and never the order (AMB-48)', async () => {
    const admin = await backend.signedIn('admin');
    const order = '7b0f6f0e-4c53-4c1b-9a6e-3f2f6f1d0a11';
    const notices = [
      { message: 'Vraie', order_id: order },
      { message: 'Inventée', order_id: '00000000-0000-4000-8000-00000000dead' },
      { message: 'Sans commande' },
    ];
    await admin.rpc('import_site_lists', { lists: { success_notifications: notices } });
    expect((await shown()).success_notifications).toBeUndefined();
    await backend.sql(
      `insert into public.orders (id, stripe_session_id, subtotal_cents, total_cents) values ($1, 'cs_avis', 100, 100)`,
      [order],
    );
    expect((await shown()).success_notifications).toEqual([{ message: 'Vraie' }]);
    expect((await visitor.from('site_entries').select('data').eq('list', 'success_notifications')).data).toEqual([]);
    await backend.sql(`update public.orders set status = 'refunded', refunded_cents = 100 where id = $1`, [order]);
    expect((await shown()).success_notifications).toBeUndefined();
  });
});

describe('import_site_lists', () => {
  const lists = { testimonials: [{ name: 'Un' }, { name: 'Deux' }], live_stats: [{ label: 'Trois' }] };

  test('replaces the lists that it names, in order, for an admin', async () => {
    const admin = await backend.signedIn('admin');
    await admin.from('site_entries').insert({ list: 'case_studies', data: { name: 'Reste' } });
    for (let round = 0; round < 2; round += 1) {
      expect((await admin.rpc('import_site_lists', { lists })).data).toBe(3);
    }
    const read = async (list: string) =>
      (await visitor.from('site_entries').select('data').eq('list', list).order('position')).data?.map(
        ({ data }) => data,
      );
    expect(await read('testimonials')).toEqual(lists.testimonials);
    expect(await read('live_stats')).toEqual(lists.live_stats);
    expect(await read('case_studies')).toContainEqual({ name: 'Reste' });
    const { data: history } = await admin.rpc('staff_history');
    expect((history as { area: string }[])[0]).toMatchObject({
      area: 'lists',
      kind: 'imported',
      detail: { lists: { testimonials: 2, live_stats: 1 } },
    });
  });

  test('is refused to everybody else, and wrong lists change nothing', async () => {
    expect((await visitor.rpc('import_site_lists', { lists })).error?.code).toBe('42501');
    const creator = await backend.signedIn('creator');
    expect((await creator.rpc('import_site_lists', { lists })).error?.code).toBe('admin_required');
    const admin = await backend.signedIn('admin');
    const before = await backend.sql('select id from public.site_entries order by id');
    for (const [wrong, code] of [
      [[], 'bad_request'],
      [{ inconnue: [{}] }, '23514'],
      [{ testimonials: ['texte'] }, '23514'],
      [{ testimonials: 'texte' }, '22023'],
    ] as const) {
      expect((await admin.rpc('import_site_lists', { lists: wrong })).error?.code).toBe(code);
    }
    expect(await backend.sql('select id from public.site_entries order by id')).toEqual(before);
  });
});
