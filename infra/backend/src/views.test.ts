import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { folded } from './testing/folded.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let learner: SupabaseClient;
let course: string;
beforeAll(async () => {
  backend = await startTestBackend();
  learner = await backend.signedIn('learner');
  const [found] = await backend.sql<{ id: string }>(
    `select id from public.formations where slug = 'plan-marketing-en-une-page'`,
  );
  course = found?.id ?? '';
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.sql('delete from private.view_salts');
  await backend.sql('delete from private.recent_views');
});

const from = (address: string, headers = {}) => backend.client({ 'x-agence-client-ip': address, ...headers });

/** How many of these looks, eight at a time, counted: for the course, and for its creator. */
async function counted(viewers: readonly SupabaseClient[]): Promise<[number, number]> {
  const read = async () =>
    (
      await backend.sql<{ views: number; total: number }>(
        `select f.view_count as views, c.total_views as total
         from public.formations f join public.creators c on c.id = f.creator_id where f.id = $1`,
        [course],
      )
    )[0] as { views: number; total: number };
  await folded(backend);
  const before = await read();
  for (let start = 0; start < viewers.length; start += 8) {
    const looks = viewers.slice(start, start + 8).map((viewer) => viewer.rpc('record_view', { formation: course }));
    expect((await Promise.all(looks)).map(({ status }) => status)).not.toContain(503);
  }
  await folded(backend);
  const after = await read();
  return [after.views - before.views, after.total - before.total];
}

test('counts every one of a hundred views, also for the creator (DAT-07, MPL-047)', async () => {
  const visitors = Array.from({ length: 100 }, (_, index) => from(`203.0.113.${index}`));
  expect(await counted(visitors)).toEqual([100, 100]);
});

test('lets one address and one account count ten times a day and course, whatever it says it is', async () => {
  const forged = Array.from({ length: 15 }, (_, index) =>
    from('198.51.100.7', { 'x-forwarded-for': `10.0.0.${index}`, 'cf-connecting-ip': `10.0.0.${index}` }),
  );
  expect(await counted(forged)).toEqual([10, 10]);
  // One subscriber has 2^64 addresses of IPv6.
  const neighbours = Array.from({ length: 15 }, (_, index) => from(`2001:db8:1:2::${index + 1}`));
  expect(await counted(neighbours)).toEqual([10, 10]);
  expect(await counted([from('2001:db8:1:3::1')])).toEqual([1, 1]);
  expect(await counted(Array(15).fill(learner))).toEqual([10, 10]);
  const { count } = await learner
    .from('user_interactions')
    .select('id', { count: 'exact', head: true })
    .eq('formation_id', course)
    .eq('interaction_type', 'view');
  expect(count).toBe(10);
});

test('is one plain POST with the publishable key', async () => {
  const headers = {
    apikey: backend.secrets.publishableKey,
    'content-type': 'application/json',
    'x-agence-client-ip': '192.0.2.1',
  };
  const body = JSON.stringify({ formation: course });
  const answer = await fetch(`${backend.url}/rest/v1/rpc/record_view`, { method: 'POST', headers, body });
  expect(answer.status).toBe(204);
  expect(await backend.sql('select views from private.recent_views')).toEqual([{ views: 1 }]);
});

test('ignores drafts and unknown courses, and refuses what is no id', async () => {
  const [draft] = await backend.sql<{ id: string }>('select id from public.formations where not is_published');
  for (const formation of [draft?.id, crypto.randomUUID()]) {
    expect((await from('192.0.2.2').rpc('record_view', { formation })).error).toBeNull();
  }
  await folded(backend);
  expect(await backend.sql('select view_count from public.formations where id = $1', [draft?.id])).toEqual([
    { view_count: 0 },
  ]);
  expect(await backend.sql('select from private.recent_views')).toEqual([]);
  expect((await from('192.0.2.2').rpc('record_view', { formation: 'x' })).error?.code).toBe('22P02');
});

test('keeps no address, and nothing of it after two days (Law 25)', async () => {
  await from('192.0.2.3').rpc('record_view', { formation: course });
  const [kept] = await backend.sql<{ viewer: string }>('select viewer from private.recent_views');
  expect(kept?.viewer).toMatch(/^[0-9a-f]{64}$/);
  await backend.sql(`update private.recent_views set day = day - 2`);
  await backend.sql(`update private.view_salts set day = day - 2`);
  await callDatabase(backend.env, 'forget_traces', {});
  expect(await backend.sql('select from private.recent_views union all select from private.view_salts')).toEqual([]);
  const visitor = backend.client();
  expect((await visitor.schema('private').from('recent_views').select()).error).not.toBeNull();
});

test('forgets looks of thirteen months, checkouts nobody paid of ninety days and visits of twenty-six months, and no receipt (Law 25)', async () => {
  const person = "(select id from auth.users where email = 'apprenant@exemple.test')";
  await backend.sql(
    `insert into public.user_interactions (user_id, formation_id, interaction_type, created_at)
     select ${person}, $1, 'view', now() - age from unnest(array[interval '13 months 1 day', interval '12 months']) age`,
    [course],
  );
  await backend.sql(
    `insert into public.checkout_sessions (user_id, name, category, subtotal_cents, status, created_at)
     select ${person}, 'Ancien', 'formation', 100, 'expired', now() - age from unnest(array[interval '91 days', interval '89 days']) age`,
  );
  await backend.sql(
    `insert into private.traffic (hour, kind, page, source, campaign)
     select now() - age, 'came', '/ancien', '', '' from unnest(array[interval '26 months 1 day', interval '25 months']) age`,
  );
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents)
     values (gen_random_uuid(), ${person}, 'cs_ancien', 100, 100)`,
  );
  const receipts = () =>
    backend.sql(
      'select (select count(*)::integer from public.orders) as orders, (select count(*)::integer from public.creator_earnings) as shares',
    );
  const before = await receipts();
  for (const table of ['orders', 'creator_earnings'])
    await backend.sql(`update public.${table} set created_at = now() - interval '6 years 1 month'`);
  await callDatabase(backend.env, 'forget_traces', {});
  await callDatabase(backend.env, 'forget_old', {});
  expect(
    await backend.sql(
      `select (select count(*)::integer from public.user_interactions where created_at < now() - interval '11 months') as looks,
         (select count(*)::integer from public.checkout_sessions where name = 'Ancien') as checkouts,
         (select count(*)::integer from private.traffic where page = '/ancien') as visits`,
    ),
  ).toEqual([{ looks: 1, checkouts: 1, visits: 1 }]);
  expect(before).not.toEqual([{ orders: 0, shares: 0 }]);
  expect(await receipts()).toEqual(before);
});

test('lets many accounts at one address count no more than one of them (audit: stuffing)', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => newcomerWith(backend)));
  // Newcomers have an address each; here all of them use one.
  const signedIn = await Promise.all(
    people.map(async ({ client }) => {
      const { data } = await client.auth.getSession();
      return from('198.51.100.99', { authorization: `Bearer ${data.session?.access_token}` });
    }),
  );
  expect(await counted(signedIn)).toEqual([10, 10]);
});

test('keeps one like of a course per person (audit: stuffing)', async () => {
  const { client, user_id } = await newcomerWith(backend);
  const like = () =>
    client.from('user_interactions').insert({ user_id, formation_id: course, interaction_type: 'like' });
  expect((await like()).error).toBeNull();
  expect((await like()).error?.code).toBe('23505');
});
