import { runs } from '@agence/shared-contracts/testing/runs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
let staff: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  staff = await backend.signedIn('admin');
  await withSecondFactor(backend, staff);
  // The demonstration's.
  await backend.sql('delete from private.traffic');
});
afterAll(() => backend?.close());
afterEach(() => backend.sql('delete from private.traffic'));

const count = (seen: readonly (readonly [string, string])[], origin: object = {}, consented = false) =>
  backend.client().rpc('count_traffic', { seen, origin, consented });

interface Row {
  readonly name: string;
  readonly visits: number;
  readonly views: number;
  readonly phones: number;
  readonly downloads: number;
  readonly requests: number;
  readonly sales: number;
  readonly sales_cents: number;
}
interface Report {
  readonly only_after_consent: boolean;
  readonly counted_since: string;
  readonly days: { readonly day: string; readonly visits: number; readonly requests: number; readonly sales: number }[];
  readonly before: object;
  readonly rows: Row[];
}
const dayOf = (time: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(time);
async function report(grouping_by: string, days = 1): Promise<Report> {
  const { data, error } = await staff.rpc('traffic_report', {
    since: dayOf(new Date(Date.now() - days * 86_400_000)),
    until: dayOf(new Date()),
    grouping_by,
  });
  if (error) throw error;
  return data as Report;
}
const rowOf = async (grouping_by: string, name: string) =>
  (await report(grouping_by)).rows.find((row) => row.name === name);

test('says what visits, requests, sales, telephone clicks and downloads a page, a source and a campaign brought', async () => {
  const today = async () => (await report('page')).days.at(-1);
  // Orders of the demonstration may be of today.
  const before = (await today())?.sales ?? 0;
  const origin = { landing: '/prix', referrer: 'www.Recherche.example', campaign: 'Automne' };
  await count(
    [
      ['came', '/prix'],
      ['viewed', '/prix'],
      ['viewed', '/contact'],
      ['phone', '/contact'],
    ],
    origin,
  );
  await count(
    [
      ['came', '/prix'],
      ['viewed', '/prix'],
      ['download', '/prix'],
    ],
    { ...origin, source: 'infolettre' },
  );
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, asked, consented_at, origin)
     values (gen_random_uuid(), 'contact', 'p@exemple.test', 'Prospect', 'Bonjour, rappelez-moi.', 'audit', now(), $1)`,
    [JSON.stringify(origin)],
  );
  const { user_id } = await newcomerWith(backend);
  const [checkout] = await backend.sql<{ id: string }>(
    `insert into public.checkout_sessions (user_id, name, category, subtotal_cents, status) values ($1, 'X', 'resource', 1000, 'paid')
     returning id::text`,
    [user_id],
  );
  const note = (given: object) =>
    callDatabase(backend.env, 'note_checkout_origin', { checkout: checkout?.id, origin: given });
  await note(origin);
  // The first touch stays.
  await note({ landing: '/autre' });
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents)
     values ($1, $2, 'cs_origine', 1000, 1000)`,
    [checkout?.id, user_id],
  );
  expect(await rowOf('page', '/prix')).toEqual({
    ...{ name: '/prix', visits: 2, views: 2, phones: 0, downloads: 1, requests: 1, sales: 1, sales_cents: 1000 },
  });
  expect(await rowOf('page', '/contact')).toMatchObject({ visits: 0, views: 1, phones: 1 });
  expect(await rowOf('source', 'recherche.example')).toMatchObject({ visits: 1, views: 2, requests: 1, sales: 1 });
  expect(await rowOf('source', 'infolettre')).toMatchObject({ visits: 1, downloads: 1, requests: 0 });
  expect(await rowOf('campaign', 'automne')).toMatchObject({ visits: 2, requests: 1, sales_cents: 1000 });
  expect(await today()).toMatchObject({ day: dayOf(new Date()), visits: 2, requests: 1, sales: before + 1 });
  expect((await report('page')).counted_since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await backend.sql("delete from public.leads where email = 'p@exemple.test'");
});

test('gives beside a period what the one before came to, its visits where they were counted all along', async () => {
  const visitsOf = (days: number, n: number) =>
    backend.sql(
      `insert into private.traffic (hour, kind, page, source, campaign, n)
       values (((now() at time zone 'America/Toronto')::date - $1::integer + time '12:00') at time zone 'America/Toronto', 'came', '/', '', '', $2)`,
      [days, n],
    );
  const before = async () => (await report('page', 4)).before as Row;
  // Five days are asked for; the five before them began nine days ago.
  const { visits: _, ...rest } = await before();
  await visitsOf(2, 3);
  await visitsOf(6, 4);
  expect(await before()).toEqual({ ...rest, visits: null });
  await visitsOf(9, 5);
  await visitsOf(11, 6);
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, asked, consented_at, created_at)
     values (gen_random_uuid(), 'contact', 'p@exemple.test', 'Prospect', 'Bonjour, rappelez-moi.', 'audit', now(), now() - interval '7 days')`,
  );
  const { user_id } = await newcomerWith(backend);
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, created_at)
     values (gen_random_uuid(), $1, 'cs_avant', 1000, 1000, now() - interval '7 days')`,
    [user_id],
  );
  const { requests, sales, sales_cents } = rest;
  expect(await before()).toEqual({
    ...{ visits: 9, requests: requests + 1, sales: sales + 1, sales_cents: sales_cents + 1000 },
  });
  await backend.sql("delete from public.leads where email = 'p@exemple.test'");
});

test('counts nobody who has not agreed, once the owner wants it so', async () => {
  const wanted = (only_after_consent: boolean) => staff.rpc('set_traffic_consent', { only_after_consent });
  expect((await wanted(true)).error).toBeNull();
  await count([['came', '/']]);
  expect((await report('page')).rows.find(({ name }) => name === '/')).toBeUndefined();
  await count([['came', '/']], {}, true);
  expect(await rowOf('page', '/')).toMatchObject({ visits: 1 });
  expect((await report('page')).only_after_consent).toBe(true);
  await wanted(false);
  await count([['came', '/']]);
  expect(await rowOf('page', '/')).toMatchObject({ visits: 2 });
});

test('keeps of an hour no more names than two thousand, and takes nothing that no document tells', async () => {
  await backend.sql(
    `insert into private.traffic (hour, kind, page, source, campaign)
     select date_trunc('hour', now()), 'viewed', '/' || n, '', '' from generate_series(1, 2000) n`,
  );
  await count([['viewed', '/faux']], { source: 'x'.repeat(200) });
  expect(await backend.sql("select kind, n from private.traffic where page = '…' and source = '…'")).toEqual([
    { kind: 'viewed', n: 1 },
  ]);
  const refused = async (seen: unknown, origin: unknown = {}) =>
    (await backend.client().rpc('count_traffic', { seen, origin, consented: true })).error?.code;
  expect(await refused([['vendu', '/']])).toBe('23514');
  expect(await refused({ came: '/' })).toBe('bad_request');
  expect(await refused(Array.from({ length: 41 }, () => ['viewed', '/']))).toBe('bad_request');
  expect(await refused([['viewed', '/']], { landing: Array.from({ length: 4000 }, (_, n) => n) })).toBe('bad_request');
});

test('is read by sales alone', async () => {
  const learner = await backend.signedIn('learner');
  const days = { since: '2026-01-01', until: '2026-01-31' };
  expect((await learner.rpc('traffic_report', { ...days, grouping_by: 'page' })).error?.code).toBe('42501');
  expect((await learner.rpc('set_traffic_consent', { only_after_consent: true })).error?.code).toBe('42501');
  expect((await staff.rpc('traffic_report', { ...days, grouping_by: 'email' })).error?.code).toBe('bad_request');
});

test('makes days of old hours without losing one, so that a year is few rows', async () => {
  const names = runs(40, 200);
  await backend.sql(
    `insert into private.traffic (hour, kind, page, source, campaign, n)
     select date_trunc('hour', now()) - hours * interval '1 hour', 'came', '/page-' || (name % 40), 'source-' || (name % 25), '', 2
     from generate_series(1, 24 * 365) hours, generate_series(1, $1::integer) name where (hours + name) % 8 = 0
     on conflict do nothing`,
    [names],
  );
  const total = async () => (await report('page', 366)).days.reduce((sum, { visits }) => sum + visits, 0);
  const rows = async () =>
    (await backend.sql<{ n: number }>('select count(*)::int as n from private.traffic'))[0]?.n ?? 0;
  const [before, hours] = [await total(), await rows()];
  expect(before).toBeGreaterThan(10_000);
  await callDatabase(backend.env, 'forget_old', {});
  expect(await total()).toBe(before);
  // Each name comes three times a day here, and the latest days keep their hours.
  expect(await rows()).toBeLessThan(hours / 2);
});

test('goes on counting what it knows in an hour that somebody fills with names, and forgets those names', async () => {
  const hour = "date_trunc('hour', now())";
  await count([['viewed', '/prix']]);
  await backend.sql(
    `insert into private.traffic (hour, kind, page, source, campaign)
     select ${hour}, 'viewed', '/' || n, '', '' from generate_series(1, 2000) n`,
  );
  await count([
    ['viewed', '/prix'],
    ['phone', '/prix'],
    ['viewed', '/autre'],
  ]);
  expect(
    await backend.sql("select page, n from private.traffic where page in ('/prix', '…') order by page, n"),
  ).toEqual(
    expect.arrayContaining([
      { page: '/prix', n: 2 },
      { page: '/prix', n: 1 },
      { page: '…', n: 1 },
    ]),
  );
  await backend.sql(
    `update private.traffic set hour = date_trunc('day', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
       - interval '10 days' + interval '5 hours'`,
  );
  await backend.sql('select private.roll_up_traffic()');
  expect(await backend.sql('select kind, page, n from private.traffic order by kind, page')).toEqual(
    expect.arrayContaining([
      { kind: 'phone', page: '…', n: 1 },
      { kind: 'viewed', page: '/prix', n: 2 },
      { kind: 'viewed', page: '…', n: 2001 },
    ]),
  );
  expect(await backend.sql('select from private.traffic')).toHaveLength(3);
});

test('counts no sale whose money the bank has taken back', async () => {
  const { user_id } = await newcomerWith(backend);
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, disputed_cents, created_at)
     values (gen_random_uuid(), $1, 'cs_litige', 1000, 1000, 400, now())`,
    [user_id],
  );
  const before = (await rowOf('source', ''))?.sales_cents ?? 0;
  await backend.sql("update public.orders set disputed_cents = 1000 where stripe_session_id = 'cs_litige'");
  expect(before - ((await rowOf('source', ''))?.sales_cents ?? 0)).toBe(600);
});
