import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { expectSameEnd } from './testing/expectSameEnd.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { finalState, PaymentReports, TOTAL } from './testing/PaymentReports.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let payments: PaymentReports;
let person: Awaited<ReturnType<typeof newcomerWith>>;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await newcomerWith(backend);
  payments = new PaymentReports((name, given) => callDatabase(backend.env, name, given), backend.sql, person.user_id);
});
afterAll(() => backend?.close());

test('ends in the same state whatever order reports arrive in, and however often (PAY-03, PAY-04, PAY-05, INF-006)', async () => {
  await expectSameEnd(payments);
});

test('takes one event a hundred times, fifty at once (PAY-03, INF-006)', async () => {
  const { id, event } = await payments.checkout();
  const outcomes: string[] = [];
  for (let round = 0; round < 2; round++) {
    outcomes.push(...(await Promise.all(Array.from({ length: 50 }, () => payments.apply(event('paid'))))));
  }
  expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(99);
  expect(await payments.state(id)).toEqual(finalState(['paid']));
});

test('gives nothing for another amount or currency, and says so (PAY-01)', async () => {
  for (const change of [{ amount_total: 1 }, { currency: 'usd' }]) {
    const { id, event } = await payments.checkout();
    const paid = event('paid');
    expect(await payments.apply({ ...paid, data: { object: { ...paid.data.object, ...change } } })).toBe(
      'amount_mismatch',
    );
    expect(await payments.state(id)).toMatchObject({ order: null, access: 0 });
  }
});

test('leaves nothing behind of an event that fails half way, so that its repetition works (PAY-06)', async () => {
  const { id, event } = await payments.checkout();
  await backend.sql(`create function private.break_fulfilment() returns trigger language plpgsql set search_path = '' as
    $$ begin raise exception 'broken'; end $$`);
  for (const table of ['orders', 'order_items', 'user_products', 'creator_earnings']) {
    await backend.sql(
      `create trigger broken after insert on public.${table} for each row execute function private.break_fulfilment()`,
    );
    await expect(payments.apply(event('paid'))).rejects.toThrow();
    await backend.sql(`drop trigger broken on public.${table}`);
    expect(await payments.state(id)).toEqual(finalState([]));
  }
  expect(await payments.apply(event('paid'))).toBe('fulfilled');
});

test('keeps the order of somebody who deletes their account meanwhile, without a name (AMB-09)', async () => {
  const gone = await newcomerWith(backend);
  const id = await payments.begin(gone.user_id);
  await backend.sql('delete from auth.users where id = $1', [gone.user_id]);
  const object = {
    id: 'cs_gone',
    client_reference_id: id,
    payment_status: 'paid',
    amount_total: TOTAL,
    currency: 'cad',
  };
  expect(await payments.apply({ id: 'evt_gone', type: 'checkout.session.completed', data: { object } })).toBe(
    'fulfilled',
  );
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
