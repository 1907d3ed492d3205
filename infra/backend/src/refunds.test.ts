import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handle } from '../../supabase/functions/reconcile-payments/handler.ts';
import { createStranger, PEOPLE, STAFF_EMAILS, STRANGER } from './testing/accessFixture.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

const TOTAL = 22_650;

type Newcomer = Awaited<ReturnType<typeof newcomerWith>>;

let backend: TestBackend;
let support: SupabaseClient;
let sales: SupabaseClient;
let buyer: Newcomer;
/** What the card provider's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  backend = await startTestBackend(() => Date.now() + aheadMs);
  await backend.sql(createStranger);
  await backend.sql(
    `insert into public.staff_roles (user_id, role) values ('${PEOPLE.support}', 'support'), ('${PEOPLE.sales}', 'sales')`,
  );
  buyer = await newcomerWith(backend);
  support = await signIn('support');
  sales = await signIn('sales');
});
afterAll(() => backend?.close());

async function signIn(role: keyof typeof STAFF_EMAILS): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ ...STRANGER, email: STAFF_EMAILS[role] });
  if (error) throw error;
  return client;
}

async function call(name: string, client: SupabaseClient, body: object) {
  const token = (await client.auth.getSession()).data.session?.access_token;
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return answer.code ?? answer.status ?? answer;
}

async function deliver(ms = 2_000) {
  aheadMs = ms;
  await backend.simulator.deliveries.deliverDue();
  aheadMs = 0;
}

/** The course on Google Ads, bought and paid by somebody. @returns the order's id */
async function buy({ client }: Pick<Newcomer, 'client'>, paiement = 'carte'): Promise<string> {
  const [product] = await backend.sql<{ id: string; name: string }>(
    `select id, name from public.products where name like 'Google Ads%'`,
  );
  const body = { product_id: product?.id, product_name: product?.name, amount: 19_700, currency: 'CAD' };
  const begun = (await call('create-payment', client, body)) as { url: string; order_id: string };
  await fetch(`${backend.url}${new URL(begun.url).pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ paiement, livraison: 'normale' }),
  });
  await deliver();
  return begun.order_id;
}

const decide = (client: SupabaseClient, refund: string, order_id: string, amount_cents: number | null) =>
  call('decide-refund', client, { refund, order_id, amount_cents, answer: 'Comme convenu au téléphone' });

/** Money, access and books of an order. */
async function stateOf(order: string) {
  const [state] = await backend.sql<Record<string, unknown>>(
    `select o.status, o.refunded_cents,
       (select sum(total_cents)::integer from public.journal_entries where order_id = o.id) as kept,
       (select sum(subtotal_cents)::integer from public.journal_entries where order_id = o.id) as price,
       (select sum(tps_cents)::integer from public.journal_entries where order_id = o.id) as tps,
       (select sum(tvq_cents)::integer from public.journal_entries where order_id = o.id) as tvq,
       (select sum(e.gross_cents)::integer from public.creator_earnings e join public.order_items i on i.id = e.order_item_id
        where i.order_id = o.id) as gross,
       (select count(*)::integer from public.user_products u join public.order_items i on i.product_id = u.product_id
        where i.order_id = o.id and u.user_id = o.user_id and u.is_active) as access
     from public.orders o where o.id = $1`,
    [order],
  );
  return state;
}

test('support gives a part back, then the rest, each once: money, shares, taxes and access follow (AMB-66, AMB-52)', async () => {
  const order = await buy(buyer);
  expect(await stateOf(order)).toMatchObject({
    kept: TOTAL,
    price: 19_700,
    tps: 985,
    tvq: 1_965,
    gross: 19_700,
    access: 1,
  });
  const [part, rest] = [crypto.randomUUID(), crypto.randomUUID()];

  expect(await decide(support, part, order, 5_000)).toBe('second_factor_required');
  await withSecondFactor(backend, support, STRANGER.password);
  await withSecondFactor(backend, sales, STRANGER.password);
  expect(await decide(sales, part, order, 5_000)).toBe('42501');
  expect(await decide(buyer.client, part, order, 5_000)).toBe('42501');
  expect(await decide(support, part, order, TOTAL + 1)).toBe('refund_too_large');

  // Sent by two hands at once it is one refund.
  const sent = await Promise.all([decide(support, part, order, 5_000), decide(support, part, order, 5_000)]);
  expect(sent).toEqual(['sent', 'sent']);
  expect(await decide(support, part, order, 4_000)).toBe('already_decided');
  // What is on its way is gone already, before the provider has reported it.
  expect(await decide(support, rest, order, TOTAL - 4_999)).toBe('refund_too_large');
  await deliver();
  const partly = { status: 'partially_refunded', refunded_cents: 5_000, kept: TOTAL - 5_000, access: 1 };
  const state = await stateOf(order);
  expect(state).toMatchObject(partly);
  expect(state?.gross).toBe(state?.price);
  // A buyer's own whole refund is no more; they ask.
  expect(await call('request-refund', buyer.client, { order_id: order })).toBe('already_refunded');

  expect(await decide(support, rest, order, TOTAL - 5_000)).toBe('sent');
  await deliver();
  expect(await stateOf(order)).toEqual({
    status: 'refunded',
    ...{ refunded_cents: TOTAL, kept: 0, price: 0, tps: 0, tvq: 0, gross: 0, access: 0 },
  });
});

test('a buyer asks after thirty days, staff read why and answer, and nobody is paid twice (AMB-66)', async () => {
  const person = await newcomerWith(backend);
  const order = await buy(person);
  await backend.sql(`update public.orders set created_at = now() - interval '31 days' where id = $1`, [order]);
  expect(await call('request-refund', person.client, { order_id: order })).toBe('refund_too_late');
  const ask = async (client: SupabaseClient, reason: string) =>
    (await client.rpc('ask_refund', { of_order: order, reason })).error?.code;
  expect(await ask(buyer.client, 'Le mien ?')).toBe('order_not_found');
  expect(await ask(person.client, ' ')).toBe('reason_required');
  expect([await ask(person.client, 'Trop avancé'), await ask(person.client, 'Encore moi')]).toEqual([
    undefined,
    undefined,
  ]);

  const read = await support.rpc('console_orders', { order_status: 'asked' });
  expect(read.data).toMatchObject([{ id: order, is_asked: true, buyer_email: person.email }]);
  const detail = (await sales.rpc('console_order', { of_order: order })).data;
  expect(detail).toMatchObject({
    refundable_cents: TOTAL,
    has_access: true,
    refunds: [{ status: 'asked', reason: 'Trop avancé' }],
  });
  expect((await support.rpc('console_day')).data).toMatchObject({ questions: 1 });

  const [{ id: question }] = detail.refunds;
  expect(await decide(support, question, order, null)).toBe('declined');
  expect(await decide(support, question, order, TOTAL)).toBe('already_decided');
  const { data: own } = await person.client.from('refunds').select('status,answer');
  expect(own).toEqual([{ status: 'declined', answer: 'Comme convenu au téléphone' }]);
  expect(await stateOf(order)).toMatchObject({ status: 'paid', kept: TOTAL, access: 1 });
});

test('a refund whose sending was interrupted is sent once by who reconciles', async () => {
  const person = await newcomerWith(backend);
  const order = await buy(person);
  const { fetch: provider } = backend.env.stripe;
  Object.assign(backend.env.stripe, { fetch: () => Promise.reject(new TypeError('no way there')) });
  const refund = crypto.randomUUID();
  try {
    expect(await decide(support, refund, order, 1_000)).toBe('sending');
  } finally {
    Object.assign(backend.env.stripe, { fetch: provider });
  }
  await backend.sql(`update public.refunds set decided_at = now() - interval '11 minutes' where id = $1`, [refund]);
  const request = () =>
    new Request('http://x', { method: 'POST', headers: { authorization: `Bearer ${backend.secrets.secretKey}` } });
  expect(await (await handle(request(), backend.env)).json()).toMatchObject({ [refund]: 'sent' });
  expect(await (await handle(request(), backend.env)).json()).not.toHaveProperty(refund);
  await deliver();
  expect(await stateOf(order)).toMatchObject({ refunded_cents: 1_000, kept: TOTAL - 1_000 });
});

test('a refund that the provider has taken without our hearing of it is not made again, even when it has forgotten the key', async () => {
  const person = await newcomerWith(backend);
  const order = await buy(person);
  const { fetch: provider } = backend.env.stripe;
  const refund = crypto.randomUUID();
  let isForgotten = false;
  try {
    Object.assign(backend.env.stripe, {
      async fetch(input: string, init: RequestInit) {
        const headers = new Headers(init.headers);
        if (isForgotten) headers.set('idempotency-key', crypto.randomUUID());
        const answer = await provider(input, { ...init, headers });
        if (!isForgotten && init.method === 'POST') throw new TypeError('the answer was lost');
        return answer;
      },
    });
    expect(await decide(support, refund, order, 1_000)).toBe('sending');
    isForgotten = true;
    await backend.sql(`update public.refunds set decided_at = now() - interval '2 days' where id = $1`, [refund]);
    const headers = { authorization: `Bearer ${backend.secrets.secretKey}` };
    const request = new Request('http://x', { method: 'POST', headers });
    expect(await (await handle(request, backend.env)).json()).toMatchObject({ [refund]: 'sent' });
  } finally {
    Object.assign(backend.env.stripe, { fetch: provider });
  }
  await deliver();
  expect(await stateOf(order)).toMatchObject({ refunded_cents: 1_000, kept: TOTAL - 1_000 });
});

test('nobody decides about their own money', async () => {
  const order = await buy({ client: support });
  expect(await decide(support, crypto.randomUUID(), order, 1_000)).toBe('42501');
});

test('accounts of a period equal the payments to the cent, whatever was sold and given back (AMB-52)', async () => {
  const { database } = backend;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 1_000_000 }),
          taxed: fc.boolean(),
          // What has come back in all after each report; the provider's totals only grow.
          returned: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (sold) => {
        await database.query('begin');
        try {
          await database.query('delete from public.creator_earnings where order_item_id is not null');
          await database.query('delete from public.orders');
          for (const { price, taxed, returned } of sold) {
            const id = crypto.randomUUID();
            const tps = taxed ? Math.round(price * 0.05) : 0;
            const tvq = taxed ? Math.round(price * 0.09975) : 0;
            const total = price + tps + tvq;
            await database.query(
              `insert into public.orders (id, stripe_session_id, payment_intent_id, subtotal_cents, tps_cents, tvq_cents, total_cents)
               values ($1::uuid, $1::text, $1::text, $2, $3, $4, $5)`,
              [id, price, tps, tvq, total],
            );
            await database.query(
              `insert into public.order_items (order_id, name, category, unit_price) values ($1, 'Article', 'resource', $2)`,
              [id, price],
            );
            for (const share of [...returned].sort((one, other) => one - other)) {
              await database.query(
                `insert into public.payment_refunds values ($1, $2)
                 on conflict (payment_intent_id) do update set refunded_cents = excluded.refunded_cents`,
                [id, Math.round(share * total)],
              );
              await database.query('select private.settle_returned($1)', [id]);
            }
          }
          await database.query(
            `select set_config('request.jwt.claim.sub', '${PEOPLE.sales}', true), set_config('role', 'authenticated', true)`,
          );
          const {
            rows: [accounts],
          } = await database.query<{ net: number; off: number; count: number }>(
            `select coalesce(sum((e ->> 'total_cents')::integer), 0)::integer as net, count(*)::integer as count,
               count(*) filter (where (e ->> 'subtotal_cents')::integer + (e ->> 'tps_cents')::integer
                 + (e ->> 'tvq_cents')::integer <> (e ->> 'total_cents')::integer)::integer as off
             from jsonb_array_elements(public.accounting((now() - interval '1 day')::date, (now() + interval '1 day')::date)) e`,
          );
          await database.query('reset role');
          const {
            rows: [payments],
          } = await database.query<{ net: number; whole: number }>(
            `select sum(total_cents - refunded_cents)::integer as net,
               (select count(*)::integer from (
                 select order_id from public.journal_entries group by order_id
                 having sum(total_cents) = 0 and (sum(subtotal_cents), sum(tps_cents), sum(tvq_cents)) <> (0, 0, 0)
               ) left_over) as whole
             from public.orders`,
          );
          expect(accounts).toMatchObject({ net: payments?.net, off: 0 });
          expect(accounts?.count).toBeGreaterThanOrEqual(sold.length);
          expect(payments?.whole).toBe(0);
        } finally {
          await database.query('rollback');
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('pages of orders, of which none comes twice or is left out, and people, by name or address', async () => {
  const admin = await backend.signedIn('admin');
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, created_at)
     select gen_random_uuid(), '${PEOPLE.learner}', 'page-' || n, 100, 100, now() - (n / 3) * interval '1 hour'
     from generate_series(1, 250) n`,
  );
  const found: string[] = [];
  let after: { created_at: string; id: string } | undefined;
  do {
    const { data } = await sales.rpc('console_orders', {
      words: 'MAUDÉ tremb',
      size: 20,
      ...(after ? { after_at: after.created_at, after_id: after.id } : {}),
    });
    found.push(...data.map(({ id }: { id: string }) => id));
    after = data.length === 20 ? data.at(-1) : undefined;
  } while (after);
  expect(found).toHaveLength(new Set(found).size);
  expect(found.length).toBeGreaterThanOrEqual(50);
  expect((await sales.rpc('console_orders', { words: '100%' })).data).toEqual([]);
  // The whole list to take along, over all pages, is an act in the history.
  const { data: exported } = await sales.rpc('export_orders', { words: 'MAUDÉ tremb' });
  expect(exported.map(({ id }: { id: string }) => id)).toEqual(found);
  const { data: history } = await admin.rpc('staff_history');
  expect((history as { kind: string }[])[0]).toMatchObject({
    kind: 'orders_exported',
    detail: { words: 'MAUDÉ tremb', count: found.length },
  });
  const { data: people } = await admin.rpc('console_people', { words: 'apprenant@' });
  expect(people).toMatchObject([{ full_name: 'Maude Tremblay', profile_role: 'learner', staff_roles: [] }]);
  const [maude] = people as { follows: number; gives: number; paid_cents: number; seen_at: string }[];
  const [paid] = await backend.sql<{ cents: number }>(
    'select sum(total_cents - refunded_cents)::integer as cents from public.orders where user_id = $1',
    [PEOPLE.learner],
  );
  expect(maude).toMatchObject({ gives: 0, paid_cents: paid?.cents });
  expect(maude?.follows).toBeGreaterThan(0);
  expect(Date.parse(maude?.seen_at ?? '')).not.toBeNaN();
  const kinds = async (kind: string) => (await admin.rpc('console_people', { words: 'exemple.test', kind })).data;
  expect(await kinds('creator')).toContainEqual(
    expect.objectContaining({ profile_role: 'creator', gives: expect.any(Number), staff_roles: [] }),
  );
  for (const { profile_role, staff_roles } of (await kinds('staff')) as typeof people)
    expect(profile_role === 'admin' || staff_roles.length > 0).toBe(true);
  const { data: counts } = await support.rpc('count_people');
  const listed = async (kind: string) => (await support.rpc('console_people', { kind, size: 200 })).data.length;
  expect(counts).toEqual({
    learner: await listed('learner'),
    creator: await listed('creator'),
    staff: await listed('staff'),
  });
  for (const name of [
    'console_orders',
    'console_people',
    'count_people',
    'console_day',
    'console_applications',
  ] as const) {
    expect((await buyer.client.rpc(name)).error?.code, name).toBe('42501');
  }
  expect((await support.rpc('accounting', { since: '2026-01-01', until: '2026-12-31' })).error?.code).toBe('42501');
  expect((await sales.rpc('my_staff_roles')).data).toEqual(['sales']);
  expect((await admin.rpc('my_staff_roles')).data).toEqual(['owner']);
});

test('an applicant becomes a creator with a record of their own, and says who they are there', async () => {
  const person = await newcomerWith(backend);
  const { client, user_id } = person;
  const apply = () =>
    client.from('creator_applications').insert({ user_id, about: 'J’enseigne la publicité depuis dix ans.' });
  expect((await apply()).error).toBeNull();
  expect((await apply()).error?.code).toBe('23505');
  const counted = async (staff = support) =>
    ((await staff.rpc('console_day')).data as { applications: number | null }).applications;
  const { data: waiting } = await support.rpc('console_applications');
  const open = waiting.filter(({ status }: { status: string }) => status === 'waiting').length;
  expect([await counted(), await counted(sales)]).toEqual([open, null]);
  const application = waiting.find(({ email }: { email: string }) => email === person.email)?.id;
  expect((await support.rpc('decide_application', { application, accepted: false })).error?.code).toBe(
    'reason_required',
  );
  for (let time = 0; time < 2; time += 1) {
    expect((await support.rpc('decide_application', { application, accepted: true })).error).toBeNull();
  }
  expect((await support.rpc('decide_application', { application, accepted: false, answer: 'Non' })).error?.code).toBe(
    'already_decided',
  );
  expect(await counted()).toBe(open - 1);
  const { data: profile } = await client.from('profiles').select('role').single();
  expect(profile).toEqual({ role: 'creator' });
  const { data: own } = await client.rpc('my_creator_id');
  const { data: changed } = await client
    .from('creators')
    .update({ bio: 'Dix ans de métier' })
    .eq('id', own)
    .select('bio');
  expect(changed).toEqual([{ bio: 'Dix ans de métier' }]);
});

test('a refund that its bank sends back is no refund: money, shares, taxes and access return, and it can be made again (AMB-66)', async () => {
  const person = await newcomerWith(backend);
  const order = await buy(person, 'retour');
  expect(await call('request-refund', person.client, { order_id: order })).toBe('requested');
  await deliver();
  expect(await stateOf(order)).toMatchObject({ status: 'refunded', kept: 0, gross: 0, access: 0 });
  await deliver(10_000);
  const paid = { status: 'paid', refunded_cents: 0, kept: TOTAL, price: 19_700, tps: 985, tvq: 1_965, gross: 19_700 };
  expect(await stateOf(order)).toEqual({ ...paid, access: 1 });
  const { data } = await sales.rpc('console_order', { of_order: order });
  expect(data).toMatchObject({ refundable_cents: TOTAL, refunds: [{ status: 'failed' }] });
  expect(data.journal.map(({ kind }: { kind: string }) => kind)).toEqual(['sale', 'refund', 'refund_failed']);

  // The same decision sent once more is another refund at the provider, not an answer from its memory.
  expect(await call('request-refund', person.client, { order_id: order })).toBe('requested');
  await deliver();
  expect(await stateOf(order)).toMatchObject({ status: 'refunded', kept: 0 });
  await deliver(10_000);
  expect(await stateOf(order)).toEqual({ ...paid, access: 1 });
});

test('what a bank contests is followed: money, shares, taxes and access while it holds the money, and after it decides', async () => {
  for (const outcome of ['gagnee', 'perdue'] as const) {
    const person = await newcomerWith(backend);
    const order = await buy(person, `contestee-${outcome}`);
    expect(await stateOf(order)).toMatchObject({ kept: TOTAL, access: 1 });
    await deliver(10_000);
    const held = { status: 'paid', refunded_cents: 0, kept: 0, price: 0, tps: 0, tvq: 0, gross: 0, access: 0 };
    expect(await stateOf(order)).toEqual(held);
    expect(await call('request-refund', person.client, { order_id: order })).toBe('payment_disputed');
    expect(await decide(support, crypto.randomUUID(), order, 100)).toBe('refund_too_large');
    const { data: listed } = await sales.rpc('console_orders', { order_status: 'disputed' });
    expect(listed).toMatchObject([{ id: order, dispute_status: 'open', disputed_cents: TOTAL }]);
    await deliver(80_000);
    const { data } = await support.rpc('console_order', { of_order: order });
    expect(data).toMatchObject({
      dispute_status: outcome === 'gagnee' ? 'won' : 'lost',
      disputes: [{ amount_cents: TOTAL, reason: 'fraudulent', due_at: expect.any(String) }],
    });
    expect(await stateOf(order)).toMatchObject(
      outcome === 'gagnee' ? { kept: TOTAL, price: 19_700, tps: 985, tvq: 1_965, gross: 19_700, access: 1 } : held,
    );
  }
});

test('takes back the share of a sale of any amount', async () => {
  const id = crypto.randomUUID();
  await backend.sql(
    `insert into public.orders (id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents)
     values ($1::uuid, $1::text, $1::text, 40000000, 40000000)`,
    [id],
  );
  await backend.sql(
    `with bought as (
       insert into public.order_items (order_id, name, category, unit_price) values ($1, 'Mandat', 'resource', 40000000) returning id
     )
     insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents)
     select (select id from public.creators limit 1), id, 'sale', 40000000, 28000000, 12000000 from bought`,
    [id],
  );
  await backend.sql('insert into public.payment_refunds values ($1, 1000000)', [id]);
  await backend.sql('select private.settle_returned($1)', [id]);
  expect(await stateOf(id)).toMatchObject({ refunded_cents: 1_000_000, gross: 39_000_000 });
});
