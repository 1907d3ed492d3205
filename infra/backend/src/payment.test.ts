import type { SupabaseClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handle as reconcilePayments } from '../../supabase/functions/reconcile-payments/handler.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
/** What the card provider's clock is ahead. */
let aheadMs = 0;
let google: { id: string; name: string };

beforeAll(async () => {
  backend = await startTestBackend(() => Date.now() + aheadMs);
  const [product] = await backend.sql<{ id: string; name: string }>(
    `select id, name from public.products where name like 'Google Ads%'`,
  );
  google = product ?? { id: '', name: '' };
});
afterAll(() => backend?.close());

const PRICE = 19_700;
const newcomer = () => newcomerWith(backend);

async function call(
  name: string,
  client: SupabaseClient | undefined,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const token = (await client?.auth.getSession())?.data.session?.access_token;
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [CLIENT_ADDRESS_HEADER]: crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    ...((await response.json()) as Partial<Record<'code' | 'url' | 'session_id' | 'order_id', string>>),
    status: response.status,
  };
}

const buy = (client: SupabaseClient | undefined, changes: Record<string, unknown> = {}, headers = {}) =>
  call(
    'create-payment',
    client,
    { product_id: google.id, product_name: google.name, amount: PRICE, currency: 'CAD', ...changes },
    headers,
  );

/** Pays on the simulator's page and gives the path it leads to. */
async function pay(url: string | undefined, paiement = 'carte', livraison = 'normale') {
  const page = await fetch(`${backend.url}${new URL(url ?? '').pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ paiement, livraison }),
  });
  return { status: page.status, location: page.headers.get('location'), html: await page.text() };
}

/** Lets everything arrive that is due within some time from now. */
async function deliver(withinMs = 1_000) {
  aheadMs = withinMs;
  await backend.simulator.deliveries.deliverDue();
  aheadMs = 0;
}

const ORDER =
  'id,status,subtotal_cents,tps_cents,tvq_cents,total_cents,order_items(name,category,unit_price,product:products(id))';
const orders = async (client: SupabaseClient) => (await client.from('orders').select(ORDER)).data ?? [];
const owned = async (client: SupabaseClient) =>
  (await client.from('user_products').select('product_id').eq('is_active', true)).data ?? [];

test('sells a course: page, payment, order with both taxes, access, 70 % to the creator, a receipt (INF-007, INF-008, INF-009, AMB-52)', async () => {
  const { client, email, user_id } = await newcomer();
  const session = await buy(client);
  expect(session).toMatchObject({
    status: 200,
    url: `http://localhost:4100/simulateur-paiement/${session.session_id}`,
  });
  const page = await fetch(`${backend.url}/simulateur-paiement/${session.session_id}`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const text of ['197,00', '9,85', '19,65', '226,50', 'TPS (5', 'TVQ (9,975', email]) expect(html).toContain(text);

  const paid = await pay(session.url);
  expect(paid).toMatchObject({
    status: 303,
    location: `http://localhost:4100/payment-success?session_id=${session.session_id}`,
  });
  expect(await orders(client)).toEqual([]);
  await deliver();
  expect(await orders(client)).toEqual([
    {
      id: session.order_id,
      status: 'paid',
      subtotal_cents: PRICE,
      tps_cents: 985,
      tvq_cents: 1965,
      total_cents: 22_650,
      order_items: [{ name: google.name, category: 'formation', unit_price: PRICE, product: { id: google.id } }],
    },
  ]);
  expect(await owned(client)).toEqual([{ product_id: google.id }]);
  const earnings = await backend.sql(
    `select kind, gross_cents, creator_cents, platform_cents from public.creator_earnings e
     join public.order_items i on i.id = e.order_item_id where i.order_id = $1`,
    [session.order_id],
  );
  expect(earnings).toEqual([{ kind: 'sale', gross_cents: PRICE, creator_cents: 13_790, platform_cents: 5_910 }]);
  await runJobs(backend.env);
  const [receipt] = await backend.sql<{ body: string }>('select body from dev_mailbox.mails where recipient = $1', [
    email,
  ]);
  for (const text of ['226,50', '123456789 RT0001', '1234567890 TQ0001', 'formations-access']) {
    expect(receipt?.body).toContain(text);
  }
  expect((await backend.sql('select from public.orders where user_id = $1', [user_id])).length).toBe(1);
  expect(await buy(client)).toMatchObject({ status: 409, code: 'already_owned' });
});

test('needs somebody signed in (INF-007)', async () => {
  expect(await buy(undefined)).toMatchObject({ status: 401, code: 'sign_in_required' });
  expect(await buy(undefined, {}, { authorization: 'Bearer x' })).toMatchObject({ status: 401, code: 'bad_jwt' });
});

test.for([
  [{ amount: 1 }, 409, 'price_changed'],
  [{ amount: PRICE + 1 }, 409, 'price_changed'],
  [{ amount: 0 }, 422, 'bad_request'],
  [{ amount: -PRICE }, 422, 'bad_request'],
  [{ amount: 2 ** 60 }, 422, 'bad_request'],
  [{ amount: '19700' }, 422, 'bad_request'],
  [{ amount: 196.5 }, 422, 'bad_request'],
  [{ amount: [PRICE] }, 422, 'bad_request'],
  [{ currency: 'USD' }, 422, 'bad_request'],
  [{ currency: 'JPY' }, 422, 'bad_request'],
  [{ product_id: crypto.randomUUID() }, 404, 'product_not_found'],
  [{ product_id: "' or 1=1" }, 422, 'bad_request'],
  [{ product_id: undefined }, 422, 'bad_request'],
  [{ service_id: crypto.randomUUID() }, 422, 'bad_request'],
  [{ product_id: undefined, tip_id: crypto.randomUUID() }, 404, 'product_not_found'],
] as [Record<string, unknown>, number, string][])(
  'never sells at a price that is not the database’s: %o (PAY-01)',
  async ([change, status, code]) => {
    const { client } = await newcomer();
    expect(await buy(client, change)).toMatchObject({ status, code });
  },
);

test('says which price holds now, and ends the page with the old one (PAY-01)', async () => {
  const { client } = await newcomer();
  const before = await buy(client);
  await backend.sql('update public.products set price = 20000 where id = $1', [google.id]);
  const refused = await buy(client);
  const after = await buy(client, { amount: 20_000 });
  await backend.sql('update public.products set price = $2 where id = $1', [google.id, PRICE]);
  expect(refused).toMatchObject({ status: 409, code: 'price_changed', details: '20000' });
  expect(after.session_id).not.toBe(before.session_id);
  expect(await pay(before.url)).toMatchObject({ status: 410 });
  expect((await buy(client)).session_id).not.toBe(after.session_id);
});

test.for(['{', '[]', 'null', ''])('refuses the body %s', async (body) => {
  const { client } = await newcomer();
  expect((await call('create-payment', client, body)).code).toMatch(/^bad_(json|request)$/);
});

test('opens one page for ten clicks at once, in any tab, with any key (PAY-07)', async () => {
  const { client, user_id } = await newcomer();
  const keys = [undefined, 'a', 'b'];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const key = keys[index % 3];
      return buy(client, {}, key ? { 'idempotency-key': key } : {});
    }),
  );
  expect(new Set(answers.map(({ session_id }) => session_id)).size).toBe(1);
  const made = await backend.sql('select from payment_simulator.sessions where data ->> $1 = $2', [
    'client_reference_id',
    answers[0]?.order_id,
  ]);
  expect(made.length).toBe(1);
  expect((await backend.sql('select from public.checkout_sessions where user_id = $1', [user_id])).length).toBe(1);
});

test('lets a key belong to one purchase only (PAY-07)', async () => {
  const { client } = await newcomer();
  const [other] = await backend.sql<{ id: string; price: number }>(
    `select id, price from public.products where category = 'resource'`,
  );
  await buy(client, {}, { 'idempotency-key': 'cle' });
  const second = await buy(client, { product_id: other?.id, amount: other?.price }, { 'idempotency-key': 'cle' });
  expect(second).toMatchObject({ status: 422, code: 'idempotency_conflict' });
});

test('gives the same session after a crash between the provider and our record (PAY-07)', async () => {
  const { client, user_id } = await newcomer();
  const first = await buy(client);
  await backend.sql('update public.checkout_sessions set stripe_session_id = null, url = null where user_id = $1', [
    user_id,
  ]);
  expect((await buy(client)).session_id).toBe(first.session_id);
});

test('keeps the page open after a refused card, and sells once it is paid (INF-008)', async () => {
  const { client } = await newcomer();
  const session = await buy(client);
  const declined = await pay(session.url, 'refus');
  expect([declined.status, declined.html]).toEqual([402, expect.stringContaining('Votre carte a été refusée')]);
  await deliver();
  expect(await orders(client)).toEqual([]);
  expect(await pay(session.url)).toMatchObject({ status: 303 });
  await deliver();
  expect(await orders(client)).toHaveLength(1);
  expect(await pay(session.url)).toMatchObject({ status: 410 });
});

test('gives no access while a delayed payment is pending, and all of it afterwards (PAY-05)', async () => {
  const { client } = await newcomer();
  const session = await buy(client);
  await pay(session.url, 'debit');
  await deliver();
  expect([await orders(client), await owned(client)]).toEqual([[], []]);
  const status = async () =>
    (await client.from('checkout_sessions').select('status').eq('stripe_session_id', session.session_id)).data;
  expect(await status()).toEqual([{ status: 'processing' }]);
  expect(await buy(client)).toMatchObject({ status: 409, code: 'payment_pending' });
  await deliver(10_000);
  expect([(await orders(client)).length, await owned(client)]).toEqual([1, [{ product_id: google.id }]]);
  expect(await status()).toEqual([{ status: 'paid' }]);
});

test('frees the product again when a delayed payment fails (PAY-05)', async () => {
  const { client } = await newcomer();
  const session = await buy(client);
  await pay(session.url, 'debit-refus');
  await deliver(10_000);
  expect([await orders(client), await owned(client)]).toEqual([[], []]);
  const next = await buy(client);
  expect([next.status, next.session_id === session.session_id]).toEqual([200, false]);
});

test('sells once however often and late the event comes (PAY-03)', async () => {
  const { client } = await newcomer();
  const session = await buy(client);
  await pay(session.url, 'carte', 'double');
  await deliver(20_000);
  expect(await orders(client)).toHaveLength(1);
});

test('finds the order whose event was lost, and the page that ended unseen (PAY-08)', async () => {
  const { client, user_id } = await newcomer();
  const session = await buy(client);
  await pay(session.url, 'carte', 'perdue');
  const other = await newcomer();
  const left = await buy(other.client);
  await deliver(60_000);
  expect(await orders(client)).toEqual([]);
  await backend.sql(
    `update public.checkout_sessions set created_at = now() - interval '11 minutes' where user_id = any ($1)`,
    [[user_id, other.user_id]],
  );
  const reconcile = (key: string) =>
    reconcilePayments(
      new Request('http://x', { method: 'POST', headers: { authorization: `Bearer ${key}` } }),
      backend.env,
    );
  expect((await reconcile('somebody')).status).toBe(401);
  const outcomes = (await (await reconcile(backend.secrets.secretKey)).json()) as Record<string, string>;
  expect(outcomes[session.session_id ?? '']).toBe('fulfilled');
  expect(outcomes[left.session_id ?? '']).toBeUndefined();
  expect(await orders(client)).toHaveLength(1);
});

test('refunds within 30 days: money, access and the creator’s share go back (INF-009, AMB-51)', async () => {
  const { client } = await newcomer();
  const stranger = await newcomer();
  const session = await buy(client);
  await pay(session.url);
  await deliver();
  const refund = (who: SupabaseClient | undefined) =>
    call('request-refund', who, { order_id: session.order_id, reason: 'Pas pour moi' });
  expect(await refund(undefined)).toMatchObject({ status: 401 });
  expect(await refund(stranger.client)).toMatchObject({ status: 404, code: 'order_not_found' });
  expect(await refund(client)).toMatchObject({ status: 200 });
  expect(await owned(client)).toHaveLength(1);
  await deliver();
  expect(await owned(client)).toEqual([]);
  expect((await orders(client))[0]).toMatchObject({ status: 'refunded' });
  const ledger = await backend.sql(
    `select kind, gross_cents, creator_cents, platform_cents from public.creator_earnings e
     join public.order_items i on i.id = e.order_item_id where i.order_id = $1 order by e.created_at, kind desc`,
    [session.order_id],
  );
  expect(ledger).toEqual([
    { kind: 'sale', gross_cents: PRICE, creator_cents: 13_790, platform_cents: 5_910 },
    { kind: 'refund', gross_cents: -PRICE, creator_cents: -13_790, platform_cents: -5_910 },
  ]);
  expect(await refund(client)).toMatchObject({ status: 409, code: 'already_refunded' });
  // It can be bought again.
  const again = await buy(client);
  await pay(again.url);
  await deliver();
  expect(await owned(client)).toHaveLength(1);
  await backend.sql(`update public.orders set created_at = now() - interval '31 days' where id = $1`, [again.order_id]);
  expect(await call('request-refund', client, { order_id: again.order_id })).toMatchObject({
    status: 409,
    code: 'refund_too_late',
  });
});

test('takes tips and books consultations the same way (AMB-28, INF-012)', async () => {
  const { client, user_id } = await newcomer();
  const [service] = await backend.sql<{ id: string; price: number; creator_id: string }>(
    `select id, price, creator_id from public.creator_services where title like 'Révision%'`,
  );
  const tip = {
    id: crypto.randomUUID(),
    user_id,
    creator_id: service?.creator_id,
    amount_cents: 700,
    message: 'Merci',
  };
  expect((await client.from('creator_tips').insert(tip)).error).toBeNull();
  const session = await buy(client, { product_id: undefined, tip_id: tip.id, amount: 700 });
  await pay(session.url);
  const booked = await buy(client, { product_id: undefined, service_id: service?.id, amount: service?.price });
  await pay(booked.url);
  await deliver();
  const { data } = await client.from('creator_tips').select('status').eq('id', tip.id).single();
  expect(data).toEqual({ status: 'paid' });
  const [earning] = await backend.sql(
    `select kind, creator_cents, platform_cents from public.creator_earnings e join public.order_items i on i.id = e.order_item_id
     where i.order_id = $1`,
    [session.order_id],
  );
  expect(earning).toEqual({ kind: 'tip', creator_cents: 490, platform_cents: 210 });

  // Who has given no hours answers whatever moment is proposed.
  await backend.sql('delete from private.host_hours');
  const { data: booking } = await client.from('bookings').select('id,status,duration_minutes').single();
  expect(booking).toMatchObject({ status: 'to_schedule', duration_minutes: 60 });
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  const creator = await backend.signedIn('creator');
  const answer = (who: SupabaseClient, value: string) =>
    who.rpc('answer_booking', { booking: booking?.id, answer: value });
  expect((await answer(creator, 'confirmed')).error?.code).toBe('booking_not_found');
  expect(
    (await client.rpc('propose_booking', { booking: booking?.id, starts_at: '2020-01-01T00:00:00Z' })).error?.code,
  ).toBe('booking_in_past');
  expect(
    (await client.rpc('propose_booking', { booking: booking?.id, starts_at, message: 'Le matin' })).error,
  ).toBeNull();
  expect((await answer(client, 'confirmed')).error?.code).toBe('booking_not_found');
  expect((await answer(creator, 'confirmed')).error).toBeNull();
  const { data: confirmed } = await creator.from('bookings').select('status,message').eq('id', booking?.id).single();
  expect(confirmed).toEqual({ status: 'confirmed', message: 'Le matin' });
});

test('sells without taxes until the agency is registered (AMB-52)', async () => {
  await backend.sql('update public.tax_settings set is_enabled = false');
  const { client } = await newcomer();
  const session = await buy(client);
  const { html } = { html: await (await fetch(`${backend.url}/simulateur-paiement/${session.session_id}`)).text() };
  await backend.sql('update public.tax_settings set is_enabled = true');
  expect(html).not.toContain('TPS');
  await pay(session.url);
  await deliver();
  expect((await orders(client))[0]).toMatchObject({ tps_cents: 0, tvq_cents: 0, total_cents: PRICE });
});

test('a receipt names the registrations of its day, and keeps them when they change (AMB-52)', async () => {
  const [were] = await backend.sql<{ tps_number: string; tvq_number: string }>('select * from public.tax_settings');
  const { client } = await newcomer();
  const numbers = async (of: SupabaseClient) => (await of.from('orders').select('tps_number,tvq_number')).data;
  await pay((await buy(client)).url);
  await deliver();
  expect(await numbers(client)).toEqual([{ tps_number: were?.tps_number, tvq_number: were?.tvq_number }]);
  const owner = await backend.signedIn('admin');
  await withSecondFactor(backend, owner);
  const set = (tps?: string, tvq?: string) => owner.rpc('set_tax_numbers', { tps, tvq, enabled: true });
  expect((await set('987654321RT0002', '9876543210TQ0002')).error).toBeNull();
  expect(await numbers(client)).toEqual([{ tps_number: were?.tps_number, tvq_number: were?.tvq_number }]);
  const other = await newcomer();
  await pay((await buy(other.client)).url);
  await deliver();
  expect(await numbers(other.client)).toEqual([{ tps_number: '987654321 RT0002', tvq_number: '9876543210 TQ0002' }]);
  const [line] = (await owner.rpc('accounting', { since: '2026-01-01', until: '2126-01-01' })).data.slice(-1);
  expect(line).toMatchObject({ kind: 'sale', tps_number: '987654321 RT0002', tvq_number: '9876543210 TQ0002' });
  expect((await set(were?.tps_number, were?.tvq_number)).error).toBeNull();
});

test('says clearly that the provider cannot be reached, and sells at the next try', async () => {
  const { client } = await newcomer();
  const { fetch: reachable } = backend.env.stripe;
  const stripe = backend.env.stripe as { fetch: typeof fetch };
  stripe.fetch = async () => Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 400 });
  expect(await buy(client)).toMatchObject({ status: 502, code: 'payment_unavailable' });
  stripe.fetch = reachable;
  expect(await buy(client)).toMatchObject({ status: 200 });
});

test('believes only what the provider has signed, on these very bytes, lately (PAY-02, INF-008)', async () => {
  const { client } = await newcomer();
  const session = await buy(client);
  const payload = JSON.stringify({
    id: 'evt_forge',
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: session.session_id,
        client_reference_id: session.order_id,
        payment_status: 'paid',
        amount_total: 22_650,
        currency: 'cad',
        payment_intent: 'pi_forge',
      },
    },
  });
  const now = Math.floor(Date.now() / 1000);
  const sign = (secret: string, timestamp: number, body = payload) =>
    Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp });
  const { webhookSecret } = backend.env.stripe;
  const good = await sign(webhookSecret, now);
  const send = (body: string, signature: string) =>
    call('stripe-webhook', undefined, body, { 'stripe-signature': signature });
  const forgeries: [string, string][] = [
    [payload, ''],
    [payload, 'x'],
    [payload, await sign('whsec_other', now)],
    [payload, await sign(webhookSecret, now - 301)],
    [payload, await sign(webhookSecret, now + 302)],
    [payload, good.replace('v1=', 'v0=')],
    [payload, good.replace(`t=${now}`, `t=${now - 1}`)],
    [JSON.stringify(JSON.parse(payload), null, 1), good],
    ...Array.from({ length: 60 }, (_, index): [string, string] => {
      const at = (index * 7919) % payload.length;
      return [payload.slice(0, at) + String.fromCharCode(payload.charCodeAt(at) ^ 1) + payload.slice(at + 1), good];
    }),
  ];
  for (const [body, signature] of forgeries) {
    expect(await send(body, signature)).toMatchObject({ status: 400, code: 'bad_signature' });
  }
  expect(await orders(client)).toEqual([]);
  expect(await send(payload, good)).toMatchObject({ status: 200, outcome: 'fulfilled' });
});
