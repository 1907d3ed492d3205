import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

/** What may be reported of one payment; `refund` carries the total returned so far, as the provider does. */
type Report = 'paid' | 'pending' | 'succeeded' | 'failed' | 'expired' | 'declined' | 'half' | 'whole';
const REPORTS: readonly Report[] = ['paid', 'pending', 'succeeded', 'failed', 'expired', 'declined', 'half', 'whole'];
const TOTAL = 22_650;

let backend: TestBackend;
let product = '';
let person: Awaited<ReturnType<typeof newcomerWith>>;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await newcomerWith(backend);
  const rows = await backend.sql<{ id: string }>(`select id from public.products where name like 'Google Ads%'`);
  product = rows[0]?.id ?? '';
}, 60_000);
afterAll(() => backend?.close());

let made = 0;
/** A fresh wish to buy, and its events. */
async function checkout() {
  made += 1;
  const number = made;
  await backend.sql('delete from public.creator_earnings where order_item_id is not null');
  for (const table of ['orders', 'checkout_sessions']) {
    await backend.sql(`delete from public.${table} where user_id = $1`, [person.user_id]);
  }
  await backend.sql('delete from public.user_products where user_id = $1', [person.user_id]);
  const { id } = await callDatabase<{ id: string }>(backend.env, 'begin_checkout', {
    buyer: person.user_id,
    item_kind: 'product',
    item: product,
    expected_cents: 19_700,
    idempotency_key: null,
  });
  const session = {
    id: `cs_${number}`,
    client_reference_id: id,
    amount_total: TOTAL,
    currency: 'cad',
    payment_intent: `pi_${number}`,
  };
  const objects: Record<Report, [string, object]> = {
    paid: ['checkout.session.completed', { ...session, payment_status: 'paid' }],
    pending: ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
    succeeded: ['checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' }],
    failed: ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }],
    expired: ['checkout.session.expired', { ...session, payment_intent: null, payment_status: 'unpaid' }],
    declined: ['payment_intent.payment_failed', { id: session.payment_intent }],
    half: ['charge.refunded', { payment_intent: session.payment_intent, amount_refunded: TOTAL / 2 }],
    whole: ['charge.refunded', { payment_intent: session.payment_intent, amount_refunded: TOTAL }],
  };
  const event = (report: Report) => ({
    id: `evt_${number}_${report}`,
    type: objects[report][0],
    data: { object: objects[report][1] },
  });
  return { id, event };
}

const apply = (event: object) => callDatabase<string>(backend.env, 'apply_stripe_event', { event });

async function state(id: string) {
  const [found] = await backend.sql<Record<string, unknown>>(
    `select c.status, o.status as "order", coalesce(o.refunded_cents, 0) as refunded,
       (select count(*)::integer from public.order_items where order_id = c.id) as items,
       (select count(*)::integer from public.user_products u where u.user_id = c.user_id and u.is_active) as access,
       (select coalesce(sum(e.creator_cents), 0)::integer from public.creator_earnings e
        join public.order_items i on i.id = e.order_item_id where i.order_id = c.id) as earned
     from public.checkout_sessions c left join public.orders o on o.id = c.id where c.id = $1`,
    [id],
  );
  return found;
}

/** What must be true in the end, whatever the order: a function of the set of reports alone. */
function model(reports: readonly Report[]) {
  const has = (report: Report) => reports.includes(report);
  const isPaid = has('paid') || has('succeeded');
  const refunded = !isPaid ? 0 : has('whole') ? TOTAL : has('half') ? TOTAL / 2 : 0;
  const status = isPaid
    ? 'paid'
    : has('failed')
      ? 'failed'
      : has('expired')
        ? 'expired'
        : has('pending')
          ? 'processing'
          : 'open';
  return {
    status,
    order: !isPaid ? null : refunded === TOTAL ? 'refunded' : refunded > 0 ? 'partially_refunded' : 'paid',
    refunded,
    items: isPaid ? 1 : 0,
    access: isPaid && refunded < TOTAL ? 1 : 0,
    earned: !isPaid || refunded === TOTAL ? 0 : refunded > 0 ? 6895 : 13_790,
  };
}

test('ends in the same state whatever order reports arrive in, and however often (PAY-03, PAY-04, PAY-05, INF-006)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...REPORTS), { minLength: 1, maxLength: 10 }), async (reports) => {
      const { id, event } = await checkout();
      for (const report of reports) await apply(event(report));
      expect(await state(id)).toEqual(model(reports));
    }),
    { numRuns: 250 },
  );
});

test('takes one event a hundred times, fifty at once (PAY-03, INF-006)', async () => {
  const { id, event } = await checkout();
  const outcomes: string[] = [];
  for (let round = 0; round < 2; round++) {
    outcomes.push(...(await Promise.all(Array.from({ length: 50 }, () => apply(event('paid'))))));
  }
  expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(99);
  expect(await state(id)).toEqual(model(['paid']));
});

test('gives nothing for another amount or currency, and says so (PAY-01)', async () => {
  for (const change of [{ amount_total: 1 }, { currency: 'usd' }]) {
    const { id, event } = await checkout();
    const paid = event('paid');
    expect(await apply({ ...paid, data: { object: { ...paid.data.object, ...change } } })).toBe('amount_mismatch');
    expect(await state(id)).toMatchObject({ order: null, access: 0 });
  }
});

test('leaves nothing behind of an event that fails half way, so that its repetition works (PAY-06)', async () => {
  const { id, event } = await checkout();
  await backend.sql(`create function private.break_fulfilment() returns trigger language plpgsql set search_path = '' as
    $$ begin raise exception 'broken'; end $$`);
  for (const table of ['orders', 'order_items', 'user_products', 'creator_earnings']) {
    await backend.sql(
      `create trigger broken after insert on public.${table} for each row execute function private.break_fulfilment()`,
    );
    await expect(apply(event('paid'))).rejects.toThrow();
    await backend.sql(`drop trigger broken on public.${table}`);
    expect(await state(id)).toEqual(model([]));
  }
  expect(await apply(event('paid'))).toBe('fulfilled');
});

test('keeps the order of somebody who deletes their account meanwhile, without a name (AMB-09)', async () => {
  const gone = await newcomerWith(backend);
  const { id } = await callDatabase<{ id: string }>(backend.env, 'begin_checkout', {
    buyer: gone.user_id,
    item_kind: 'product',
    item: product,
    expected_cents: 19_700,
    idempotency_key: null,
  });
  await backend.sql('delete from auth.users where id = $1', [gone.user_id]);
  const object = {
    id: 'cs_gone',
    client_reference_id: id,
    payment_status: 'paid',
    amount_total: TOTAL,
    currency: 'cad',
  };
  expect(await apply({ id: 'evt_gone', type: 'checkout.session.completed', data: { object } })).toBe('fulfilled');
  expect(await backend.sql('select user_id, status from public.orders where id = $1', [id])).toEqual([
    { user_id: null, status: 'paid' },
  ]);
});

test('is not for the network (PAY-02)', async () => {
  for (const name of ['apply_stripe_event', 'begin_checkout', 'attach_checkout', 'claim_receipts', 'begin_refund']) {
    const answer = await person.client.rpc(name, name === 'apply_stripe_event' ? { event: {} } : {});
    expect(answer.error?.code).toMatch(/^(42501|PGRST202)$/);
  }
});
