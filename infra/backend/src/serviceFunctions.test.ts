import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const call = <Result>(name: string, parameters: Record<string, unknown>) =>
  callDatabase<Result>(backend.env, name, parameters);

/** Functions of the project's own functions, with parameters that fit. */
const ID = '00000000-0000-4000-8000-000000000001';
const SERVICE: Readonly<Record<string, Record<string, unknown>>> = {
  abandon_refund: { order_id: ID },
  application_to_tell: { application: ID },
  apply_stripe_event: { event: {} },
  attach_checkout: { checkout: ID, session_id: 'x', session_url: 'x' },
  begin_checkout: { buyer: ID, item_kind: 'product', item: ID, expected_cents: 1, idempotency_key: null },
  begin_confirmation: { lead: ID },
  begin_refund: { buyer: ID, order_id: ID, reason: null },
  calendar_to_read: { host: ID },
  cancel_appointment: { token: ID },
  check_figures: {},
  claim_jobs: { size: 1 },
  claim_receipts: {},
  delete_account: { person: ID },
  due_text: { wanted: ID },
  end_mails_of: { send: ID },
  export_account: { person: ID },
  fold_figures: {},
  forget_old: {},
  forget_traces: {},
  hand_over_job: { job: ID, job_lease: ID },
  hold_time: { kind: 'audit', starts_at: '2030-01-01T15:00:00Z' },
  keep_busy_times: { host: ID, address: 'x', periods: [] },
  letter_to_send: { send: ID },
  make_first_owner: { target: ID },
  moderation_to_tell: { measure: ID },
  move_appointment: { token: ID, starts_at: '2030-01-01T15:00:00Z' },
  note_checkout_origin: { checkout: ID, origin: {} },
  notice_to_tell: { notice: ID },
  order_to_tell: { of_order: ID },
  orphan_files: {},
  plan_letter: { letter: ID },
  plan_sequences: {},
  publish_due_text: { wanted: ID, at: '2026-11-23T12:00:00Z' },
  publish_text: { text_path: '/x', known_revision: 1, publisher: ID, at: null },
  refund_to_tell: { refund: ID },
  refunds_to_send: {},
  request_to_tell: { request: ID },
  settle_featured: {},
  settle_job: { job: ID, job_lease: ID, outcome: 'done', error: null },
  settle_newsletter: { lead_token: ID, is_wanted: false },
  settle_sent_refund: { refund: ID, provider_id: null },
  store_request: { request: {}, held: ID },
  unsettled_checkouts: {},
};

test('are exactly the functions that nobody but the service may call, and the network is refused (PAY-02, DAT-11)', async () => {
  const names = await backend.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and not has_function_privilege('authenticated', oid, 'execute') order by proname`,
  );
  expect(names.map(({ name }) => name)).toEqual(Object.keys(SERVICE));
  for (const client of [backend.client(), await backend.signedIn('learner'), await backend.signedIn('admin')]) {
    for (const [name, parameters] of Object.entries(SERVICE)) {
      expect([name, (await client.rpc(name, parameters)).error?.code]).toEqual([name, '42501']);
    }
  }
});

test('confirm a newsletter address once a day, and settle it by its token (AMB-10)', async () => {
  const add = async (email: string) => {
    const [lead] = await backend.sql<{ id: string; token: string }>(
      `insert into public.leads (id, kind, email) values (gen_random_uuid(), 'newsletter', $1) returning id, token`,
      [email],
    );
    return lead as { id: string; token: string };
  };
  const first = await add('une@exemple.test');
  const second = await add('une@exemple.test');
  const email = 'une@exemple.test';
  expect(await call('begin_confirmation', { lead: first.id })).toEqual({ email, token: first.token });
  expect(await call('begin_confirmation', { lead: second.id })).toBeNull();
  // The mail could not be sent: its job asks again.
  expect(await call('begin_confirmation', { lead: first.id })).toEqual({ email, token: first.token });
  const settle = (lead_token: string, is_wanted: boolean) => call('settle_newsletter', { lead_token, is_wanted });
  const states = () => backend.sql(`select status from public.leads where email = 'une@exemple.test' order by status`);
  expect(await settle(crypto.randomUUID(), true)).toBe(false);
  expect([await settle(first.token, true), await settle(first.token, true)]).toEqual([true, true]);
  expect(await states()).toEqual([{ status: 'confirmed' }, { status: 'pending' }]);
  expect(await settle(second.token, false)).toBe(true);
  expect(await states()).toEqual([{ status: 'unsubscribed' }, { status: 'unsubscribed' }]);
  await expect(settle('x', true)).rejects.toMatchObject({ code: '22P02' });
});

/** An order of somebody new, paid days ago. */
async function paidOrder(daysAgo: number) {
  const { user_id } = await newcomerWith(backend);
  const [order] = await backend.sql<{ id: string }>(
    `with checkout as (
       insert into public.checkout_sessions (user_id, name, category, subtotal_cents, stripe_session_id, status)
       values ($1, 'X', 'resource', 1000, 'cs_' || gen_random_uuid(), 'paid') returning *
     )
     insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents, created_at)
     select id, user_id, stripe_session_id, 'pi_' || id, 1000, 1000, now() - $2 * interval '1 day' from checkout returning id`,
    [user_id, daysAgo],
  );
  return { buyer: user_id, order_id: order?.id ?? '' };
}

test('leave receipts to the jobs, also where the webhook of the version before asks for them', async () => {
  const { order_id } = await paidOrder(0);
  expect(await call('claim_receipts', {})).toEqual([]);
  expect(await call('order_to_tell', { of_order: order_id })).toMatchObject({ total_cents: 1000 });
});

test('begin a refund of one’s own order within thirty days, and take it back (AMB-51)', async () => {
  const { buyer, order_id } = await paidOrder(29);
  const begin = (given: object) => call('begin_refund', { buyer, order_id, reason: 'Trop avancé', ...given });
  expect([await begin({}), await begin({})]).toEqual([`pi_${order_id}`, `pi_${order_id}`]);
  const requested = async () =>
    (await backend.sql('select refund_requested_at is not null as is from public.orders where id = $1', [order_id]))[0];
  expect(await requested()).toEqual({ is: true });
  await call('abandon_refund', { order_id });
  expect(await requested()).toEqual({ is: false });
  await expect(begin({ buyer: ID })).rejects.toMatchObject({ status: 404, code: 'order_not_found' });
  await expect(call('begin_refund', { ...(await paidOrder(31)), reason: null })).rejects.toMatchObject({
    status: 409,
    code: 'refund_too_late',
  });
  const service = await paidOrder(1);
  await backend.sql(
    `insert into public.order_items (order_id, name, category, unit_price) values ($1, 'Rencontre', 'consultation', 1000)`,
    [service.order_id],
  );
  await expect(call('begin_refund', { ...service, reason: null })).rejects.toMatchObject({
    status: 409,
    code: 'refund_by_staff',
  });
  await backend.sql(`update public.orders set status = 'refunded' where id = $1`, [order_id]);
  await expect(begin({})).rejects.toMatchObject({ status: 409, code: 'already_refunded' });
});

test('list sessions without a last word after ten minutes (PAY-08)', async () => {
  const { buyer } = await paidOrder(0);
  await backend.sql(
    `insert into public.checkout_sessions (user_id, name, category, subtotal_cents, stripe_session_id, status, created_at)
     select $1, 'X', 'resource', 1000, 'cs_late_' || status || minutes, status, now() - minutes * interval '1 minute'
     from unnest(array['open', 'processing', 'expired']) status, unnest(array[9, 11]) minutes`,
    [buyer],
  );
  const listed = await call<string[]>('unsettled_checkouts', {});
  expect(listed.filter((id) => id.startsWith('cs_late_')).sort()).toEqual(['cs_late_open11', 'cs_late_processing11']);
});

test('give everything that carries a person’s id, and take it away (Law 25)', async () => {
  const { user_id, email, client } = await newcomerWith(backend);
  await client.rpc('create_formation', { title: 'La mienne' });
  const data = await call<Record<string, unknown[]>>('export_account', { person: user_id });
  const owned = await backend.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id'
       and table_name not in (select table_name from information_schema.views where table_schema = 'public')`,
  );
  expect(Object.keys(data)).toEqual(expect.arrayContaining(owned.map(({ name }) => name)));
  expect(data).toMatchObject({ account: { email }, formations: [{ title: 'La mienne' }] });
  await call('delete_account', { person: user_id });
  expect(await backend.sql('select from auth.users where id = $1', [user_id])).toEqual([]);
  expect(await backend.sql('select from public.creators where user_id = $1', [user_id])).toEqual([]);
  expect(await call('export_account', { person: user_id })).toBeNull();
});

test('and all others of the API are called by a test', async () => {
  const names = await backend.sql<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const tests = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');
  // Called by its name, or by a table of calls.
  const isCalled = (name: string) => tests.includes(`'${name}'`) || tests.includes(`  ${name}: `);
  expect(names.length).toBeGreaterThan(30);
  expect(names.map(({ name }) => name).filter((name) => !isCalled(name))).toEqual([]);
});

test('a first owner is made of one of several at once, and of nobody where there is one (AMB-59)', async () => {
  expect(await call('make_first_owner', { target: ID })).toBe(false);
  const roles = () => backend.sql<{ user_id: string; role: string }>('select user_id::text, role from public.profiles');
  const before = await roles();
  expect(before.find(({ user_id }) => user_id === ID)?.role).toBe('learner');
  await backend.sql("update public.profiles set role = 'learner' where role = 'admin'");
  const people = before.map(({ user_id }) => user_id).slice(0, 3);
  const made = await Promise.all(people.map((target) => call<boolean>('make_first_owner', { target })));
  expect(made.filter(Boolean)).toHaveLength(1);
  const owners = (await roles()).filter(({ role }) => role === 'admin').map(({ user_id }) => user_id);
  expect(owners).toEqual([people[made.indexOf(true)]]);
  const [event] = await backend.sql<{ subject: string; what: string }>(
    'select subject_id::text as subject, what from private.security_events order by id desc limit 1',
  );
  expect(event).toEqual({ subject: owners[0], what: expect.stringMatching(/ > admin$/) });
  for (const { user_id, role } of before) {
    await backend.sql('update public.profiles set role = $2 where user_id = $1', [user_id, role]);
  }
});
