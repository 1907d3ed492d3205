import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { handle as handleAppointments } from '../../supabase/functions/appointments/handler.ts';
import { appointmentMail, type Notice } from '../../supabase/functions/run-jobs/appointmentMails.ts';
import { PEOPLE } from './testing/accessFixture.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let admin: SupabaseClient;
/** A Thursday far enough away for every rule about notice, in Québec. */
let thursday: string;

beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.signedIn('admin');
  thursday = await dayOf(
    `select ((current_date + (11 - extract(isodow from current_date))::integer) + 7)::text as day`,
  );
});
afterAll(() => backend?.close());

beforeEach(async () => {
  for (const table of ['appointments', 'absences', 'busy_times', 'host_hours', 'hosts'])
    await backend.sql(`delete from private.${table}`);
  await backend.sql("delete from private.jobs where kind not in ('forget_old', 'forget_traces', 'check_figures')");
  await host(PEOPLE.admin);
});

const dayOf = async (query: string, given: unknown[] = []) =>
  (await backend.sql<{ day: string }>(query, given))[0]?.day ?? '';

/** Somebody who takes audits on weekdays from nine to noon. */
async function host(person: string, kinds = ['audit', 'consultation', 'quote']) {
  await backend.sql('insert into private.hosts (user_id, kinds) values ($1, $2)', [person, kinds]);
  await backend.sql(
    `insert into private.host_hours select $1, weekday, '09:00', '12:00' from generate_series(1, 5) weekday`,
    [person],
  );
}

/** Two hours ago, for an hour and a half. */
const IN_THE_PAST = `update private.appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '30 minutes',
  taken = tstzrange(now() - interval '2 hours', now())`;

/** An instant of Québec's clock. */
const at = async (clock: string, day = thursday) =>
  new Date(
    await dayOf(`select ($1::timestamp at time zone 'America/Toronto')::text as day`, [`${day} ${clock}`]),
  ).toISOString();

interface Shown {
  readonly token: string;
  readonly state: string;
  readonly starts_at: string;
  readonly host: string;
  readonly sequence: number;
}
const service = <Result = Shown>(name: string, parameters: Record<string, unknown>) =>
  callDatabase<Result>(backend.env, name, parameters);
const hold = (starts_at: string, kind = 'audit', instead_of: string | null = null) =>
  service('hold_time', { kind, starts_at, instead_of });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** A request with a held time. */
function ask(held: string | null, email = `${crypto.randomUUID()}@exemple.test`, id: string = crypto.randomUUID()) {
  const request = { id, email, name: 'Léa Roy', message: 'Un site de dix pages.', asked: 'audit', form: '', page: '/' };
  return service<Shown | null>('store_request', { request, held });
}
/** Books a time, as a visitor does. */
async function book(starts_at: string, kind = 'audit') {
  const { token } = await hold(starts_at, kind);
  return (await ask(token)) as Shown;
}

async function times(kind = 'audit', from_day = thursday): Promise<string[]> {
  const { data } = await backend.client().rpc('open_times', { kind, from_day, days: 1 });
  return (data as { times: string[] }).times.map((time) => new Date(time).toISOString());
}
const instants = (rows: readonly { starts_at: string }[]) => rows.map((row) => new Date(row.starts_at).toISOString());
const notices = () =>
  backend.sql<{ host_id: string | null }>('select host_id from private.appointment_notices order by number');

test('offers times in hours alone, for as long as the kind takes', async () => {
  const all = await Promise.all(['09:00', '09:30', '10:00', '10:30', '11:00'].map((clock) => at(clock)));
  expect(await times()).toEqual(all);
  expect(await times('consultation')).toEqual([...all, await at('11:30')]);
  expect(await times('meeting')).toEqual([]);
  expect((await backend.client().rpc('open_times', { kind: 'paid' })).data).toBeNull();
});

test('answers for days without an end as for days on which nothing is free', async () => {
  const { token } = await book(await at('10:00'));
  const [{ id } = { id: '' }] = await backend.sql<{ id: string }>('select id from private.appointments');
  const visitor = backend.client();
  for (const day of ['infinity', '5874897-12-31']) {
    expect((await visitor.rpc('open_times', { kind: 'audit', from_day: day, days: 31 })).data).toMatchObject({
      times: [],
    });
    expect((await visitor.rpc('read_appointment', { token, from_day: day })).data).toMatchObject({ times: [] });
    expect((await admin.rpc('times_to_move', { appointment: id, from_day: day })).data).toEqual([]);
  }
  const now = (await visitor.rpc('open_times', { kind: 'audit' })).data as object;
  expect((await visitor.rpc('open_times', { kind: 'audit', from_day: '-infinity' })).data).toEqual(now);
  expect((await visitor.rpc('read_appointment', { token, from_day: '-infinity' })).error).toBeNull();
  expect((await admin.rpc('times_to_move', { appointment: id, from_day: '-infinity' })).error).toBeNull();
  for (const starts_at of ['infinity', '-infinity']) {
    expect(await codeOf(hold(starts_at))).toBe('time_taken');
    expect(await codeOf(service('move_appointment', { token, starts_at }))).toBe('time_taken');
    expect((await admin.rpc('change_appointment', { appointment: id, starts_at })).error?.code).toBe('time_taken');
    const away = { absence: crypto.randomUUID(), person: null, starts_at, ends_at: thursday };
    expect((await admin.rpc('add_absence', away)).error?.code).toBe('bad_hours');
  }
});

test('leaves out absences, days off, busy times and what is too soon', async () => {
  await backend.sql(
    `insert into private.absences (id, host_id, during) values (gen_random_uuid(), $1, tstzrange($2, $3))`,
    [PEOPLE.admin, await at('09:00'), await at('09:45')],
  );
  await backend.sql('insert into private.busy_times values ($1, tstzrange($2, $3))', [
    PEOPLE.admin,
    await at('11:15'),
    await at('11:30'),
  ]);
  expect(await times()).toEqual([await at('10:00'), await at('10:30')]);
  await backend.sql(`insert into private.absences (id, during) values (gen_random_uuid(), tstzrange($1, $2))`, [
    await at('00:00'),
    await at('23:00'),
  ]);
  expect(await times()).toEqual([]);
  expect(await codeOf(hold(await at('10:00', '2020-01-02')))).toBe('time_taken');
});

test('offers times as fast with years of appointments and a full calendar, for anybody may ask (DAT-10)', async () => {
  await backend.sql(`update private.host_hours set starts_at = '08:00', ends_at = '18:00'`);
  const asked = async () => {
    const began = performance.now();
    const { data } = await backend.client().rpc('open_times', { kind: 'audit', days: 31 });
    return { time: performance.now() - began, offered: (data as { times: string[] }).times };
  };
  const best = async () => [await asked(), await asked(), await asked()].sort((a, b) => a.time - b.time)[0];
  const empty = await best();
  await ask(null);
  await backend.sql(
    `insert into private.appointments (kind, state, host_id, starts_at, ends_at, taken, lead_id)
     select 'audit', 'done', $1, at, at + interval '45 minutes', tstzrange(at, at + interval '1 hour'), (select id from public.leads limit 1)
     from generate_series(now() - interval '3000 hours', now() - interval '1 hour', interval '1 hour') at`,
    [PEOPLE.admin],
  );
  await backend.sql(
    `insert into private.busy_times
     select $1, tstzrange(at, at + interval '5 minutes') from generate_series(now(), now() + interval '60 days', interval '20 minutes') at`,
    [PEOPLE.admin],
  );
  // The first hours of the day stay free.
  await backend.sql(
    `delete from private.busy_times where extract(hour from upper(during) at time zone 'America/Toronto') < 12`,
  );
  const full = await best();
  expect(full?.offered.length).toBeGreaterThan(50);
  expect(full?.offered.length).toBeLessThan(empty?.offered.length ?? 0);
  expect((full?.time ?? 0) / (empty?.time ?? 1)).toBeLessThan(12);
});

test('follows the clocks of Québec when they change: nine o’clock stays nine, and an hour that is skipped is offered by nobody', async () => {
  await backend.sql(`insert into private.host_hours values ($1, 7, '01:00', '04:00')`, [PEOPLE.admin]);
  // The last Sunday with a change of clocks before any clock of a test: free_times looks at the days alone.
  const sql = `select starts_at from private.free_times('audit', 45, $1, 1) order by starts_at`;
  await backend.database.query('begin');
  const definition = `select pg_get_functiondef('private.free_times'::regproc) as text`;
  const [{ text } = { text: '' }] = (await backend.database.query<{ text: string }>(definition)).rows;
  // The same rules, on days that a clock has passed.
  await backend.database.query(
    text
      .replace('slot.at > now() + make_interval(hours => p.notice_hours)', 'true')
      .replace('greatest(from_day, today)', 'from_day'),
  );
  const onDay = async (day: string) =>
    instants((await backend.database.query<{ starts_at: string }>(sql, [day])).rows).map((time) => time.slice(11, 16));
  // 8 March 2026: two o'clock is three. 1 November: one o'clock comes twice, and is offered once.
  expect(await onDay('2026-03-06')).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00']);
  expect(await onDay('2026-03-08')).toEqual(['06:00', '06:30', '07:00']);
  expect(await onDay('2026-03-09')).toEqual(['13:00', '13:30', '14:00', '14:30', '15:00']);
  expect(await onDay('2026-11-01')).toEqual(['06:00', '06:30', '07:00', '07:30', '08:00']);
  await backend.database.query('rollback');
});

test('holds a time for ten minutes, for one visitor; another choice lets the first go', async () => {
  const ten = await at('10:00');
  const first = await hold(ten);
  expect(first).toMatchObject({ state: 'held', host: 'Dominique Roy' });
  expect(await codeOf(hold(ten))).toBe('time_taken');
  expect(await codeOf(hold(await at('10:30')))).toBe('time_taken');
  expect(await times()).toEqual([await at('09:00'), await at('11:00')]);
  const second = await hold(await at('11:00'), 'audit', first.token);
  expect(await times()).toEqual([await at('09:00'), await at('09:30'), await at('10:00')]);
  await backend.sql(`update private.appointments set held_until = now() - interval '1 second' where token = $1`, [
    second.token,
  ]);
  expect(await times()).toHaveLength(5);
});

test('books a held time with its request, once however often it is sent, and tells both', async () => {
  const { token } = await hold(await at('10:00'));
  const id = crypto.randomUUID();
  const booked = await ask(token, 'lea@exemple.test', id);
  expect(booked).toMatchObject({ state: 'booked', host: 'Dominique Roy', sequence: 0 });
  expect(await ask(token, 'lea@exemple.test', id)).toEqual(booked);
  expect((await notices()).map(({ host_id }) => host_id)).toEqual(expect.arrayContaining([null, PEOPLE.admin]));
  expect(await notices()).toHaveLength(2);
  const { data } = await admin.rpc('list_appointments', { of_request: id });
  expect(data).toMatchObject([{ visitor: 'Léa Roy', state: 'booked', request: id }]);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('puts a request whose time stands to the meetings, as its host’s, unless staff have said more of it (AMB-68)', async () => {
  const standing = async (id: string) =>
    (await backend.sql<object>('select stage, owner_id, revision from public.leads where id = $1', [id]))[0];
  const [plain, asked, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await ask(null, undefined, plain);
  expect(await standing(plain)).toEqual({ stage: 'new', owner_id: null, revision: 1 });
  const { token } = await hold(await at('10:00'));
  await ask(token, undefined, asked);
  const met = { stage: 'meeting', owner_id: PEOPLE.admin, revision: 2 };
  expect(await standing(asked)).toEqual(met);
  // Another hour of the same person says nothing new.
  await service('move_appointment', { token, starts_at: await at('10:30') });
  expect(await standing(asked)).toEqual(met);
  // One who does not sell is no owner; who meets them instead takes over, and staff's own word stands.
  await host(PEOPLE.creator);
  const away = {
    absence: crypto.randomUUID(),
    person: PEOPLE.admin,
    starts_at: await at('00:00'),
    ends_at: await at('23:00'),
  };
  expect((await admin.rpc('add_absence', away)).data).toBe(1);
  expect(await standing(asked)).toEqual(met);
  await backend.sql(`insert into public.staff_roles (user_id, role) values ($1, 'sales')`, [PEOPLE.creator]);
  onTestFinished(async () => {
    await backend.sql(`delete from public.staff_roles where user_id = $1`, [PEOPLE.creator]);
  });
  const second = await hold(await at('09:00'));
  await ask(second.token, undefined, other);
  expect(await standing(other)).toEqual({ ...met, owner_id: PEOPLE.creator });
  expect(
    (await admin.rpc('change_request', { request: other, known_revision: 2, changes: { stage: 'proposal' } })).data,
  ).toBe(3);
  expect((await admin.rpc('remove_absence', { absence: away.absence })).error).toBeNull();
  const gone = {
    absence: crypto.randomUUID(),
    person: PEOPLE.creator,
    starts_at: away.starts_at,
    ends_at: away.ends_at,
  };
  expect((await admin.rpc('add_absence', gone)).data).toBe(2);
  expect(await standing(other)).toEqual({ stage: 'proposal', owner_id: PEOPLE.admin, revision: 4 });
  // What is merged into another one brings its appointment, and what comes of that.
  expect((await admin.rpc('merge_request', { request: other, target: plain })).error).toBeNull();
  expect(await standing(plain)).toMatchObject({ stage: 'meeting', owner_id: PEOPLE.admin });
});

test('books a held time late, unless somebody else has wanted it: then the request is kept, and its visitor chooses again', async () => {
  const ten = await at('10:00');
  const late = `update private.appointments set held_until = now() - interval '1 minute' where token = $1`;
  const first = await hold(ten);
  await backend.sql(late, [first.token]);
  expect(await ask(first.token)).toMatchObject({ state: 'booked' });
  const slow = await hold(await at('11:00'));
  await backend.sql(late, [slow.token]);
  await book(await at('11:00'));
  const kept = await ask(slow.token);
  expect(kept).toMatchObject({ state: 'displaced' });
  expect(await service('move_appointment', { token: slow.token, starts_at: await at('09:00') })).toMatchObject({
    state: 'booked',
    sequence: 1,
  });
});

test('is moved with the same person and cancelled by its link, and by nothing else', async () => {
  await host(PEOPLE.creator);
  const ten = await at('10:00');
  const { token, host: name } = await book(ten);
  const moved = await service('move_appointment', { token, starts_at: await at('10:30') });
  expect(moved).toMatchObject({ host: name, sequence: 1 });
  // Somebody else would be free then, but it is not them who was met.
  const [{ host_id } = { host_id: '' }] = await backend.sql<{ host_id: string }>(
    'select host_id from private.appointments',
  );
  await backend.sql('insert into private.busy_times values ($1, tstzrange($2, $3))', [host_id, ten, await at('10:30')]);
  expect(await codeOf(service('move_appointment', { token, starts_at: ten }))).toBe('time_taken');
  expect(await service('cancel_appointment', { token })).toMatchObject({ state: 'cancelled', sequence: 2 });
  expect(await codeOf(service('cancel_appointment', { token }))).toBe('appointment_over');
  expect(await codeOf(service('cancel_appointment', { token: crypto.randomUUID() }))).toBe('appointment_not_found');
  for (const name of ['move_appointment', 'cancel_appointment', 'hold_time', 'store_request', 'notice_to_tell']) {
    const { error } = await backend
      .client()
      .rpc(name, name.includes('hold') ? { kind: 'audit', starts_at: ten } : { token });
    expect([name, error?.code]).toEqual([name, expect.stringMatching(/^(42501|PGRST202)$/)]);
  }
});

test('gives what somebody who is away had to whoever is free then, else asks its visitor to choose again', async () => {
  const booked = await book(await at('10:00'));
  await host(PEOPLE.creator);
  const away = {
    absence: crypto.randomUUID(),
    person: PEOPLE.admin,
    starts_at: await at('00:00'),
    ends_at: await at('23:00'),
  };
  expect((await admin.rpc('add_absence', away)).data).toBe(1);
  expect((await admin.rpc('add_absence', away)).data).toBe(0);
  const read = async () =>
    (await backend.client().rpc('read_appointment', { token: booked.token, from_day: thursday })).data;
  expect(await read()).toMatchObject({
    state: 'booked',
    host: 'Camille Bouchard',
    sequence: 1,
    starts_at: booked.starts_at,
  });
  // Visitor, new person and former person are told; before that visitor and person.
  expect(await notices()).toHaveLength(5);
  expect((await admin.rpc('add_absence', { ...away, absence: crypto.randomUUID(), person: null })).data).toBe(1);
  expect(await read()).toMatchObject({ state: 'displaced', sequence: 2, times: expect.any(Array) });
  expect((await admin.rpc('remove_absence', { absence: away.absence })).error).toBeNull();
});

test('people who leave leave their appointments to others, and nothing in the way of their end', async () => {
  const { token } = await book(await at('10:00'));
  await backend.sql('delete from private.hosts');
  expect((await backend.client().rpc('read_appointment', { token })).data).toMatchObject({ state: 'displaced' });
});

test('whoever has an appointment in the past that nobody has settled can leave', async () => {
  const { token } = await book(await at('10:00'));
  await backend.sql(`${IN_THE_PAST} where token = $1`, [token]);
  await backend.sql('delete from private.hosts');
  expect((await backend.client().rpc('read_appointment', { token })).data).toMatchObject({ state: 'done', times: [] });
});

test('moves with what stays free after it today, however that was when it was booked', async () => {
  const { token } = await book(await at('09:00'));
  await book(await at('11:00'));
  await backend.sql(`update private.appointment_kinds set buffer_minutes = 0 where id = 'audit'`);
  onTestFinished(async () => {
    await backend.sql(`update private.appointment_kinds set buffer_minutes = 15 where id = 'audit'`);
  });
  await backend.sql(`update private.appointments set taken = tstzrange(starts_at, ends_at + interval '30 minutes')`);
  expect(await service('move_appointment', { token, starts_at: await at('10:00') })).toMatchObject({ state: 'booked' });
});

test('says in a mail only what is still so', async () => {
  const { token } = await book(await at('10:00'));
  const ids = () =>
    backend.sql<{ id: string; host_id: string | null }>(
      'select id, host_id from private.appointment_notices order by number',
    );
  const before = await ids();
  expect(await service('notice_to_tell', { notice: before[0]?.id })).toMatchObject({ is_on: true, visitor: 'Léa Roy' });
  await service('cancel_appointment', { token });
  for (const { id } of before) expect(await service('notice_to_tell', { notice: id })).toBeNull();
  const after = (await ids()).slice(2);
  expect(await Promise.all(after.map(({ id }) => service('notice_to_tell', { notice: id })))).toMatchObject([
    { is_on: false, state: 'cancelled' },
    { is_on: false, state: 'cancelled' },
  ]);
});

test('a consultation that was bought keeps its length and its consultant, who confirms it and holds it', async () => {
  const learner = await backend.signedIn('learner');
  const creator = await backend.signedIn('creator');
  const [sold] = await backend.sql<{ id: string }>(
    `with paid as (
       insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents)
       values (gen_random_uuid(), $1, gen_random_uuid(), 22500, 22500) returning id
     ), item as (
       insert into public.order_items (order_id, product_id, name, category, unit_price)
       select paid.id, p.id, p.name, 'consultation', 22500 from paid, public.products p where p.name like 'Plan d’attaque%' returning id
     )
     insert into public.bookings (user_id, creator_id, order_item_id, title)
     select $1, c.id, item.id, 'Plan' from item, public.creators c where c.slug = 'camille-bouchard' returning id`,
    [PEOPLE.learner],
  );
  const booking = sold?.id;
  const options = async () => (await learner.rpc('booking_times', { booking, from_day: thursday })).data;
  expect(await options()).toMatchObject({ host: 'Camille Bouchard', takes_times: false, times: [] });
  await host(PEOPLE.creator, []);
  const offered = (await options()) as { times: string[] };
  // Ninety minutes before noon.
  expect(new Date(offered.times[3] as string).toISOString()).toBe(await at('10:30'));
  expect((await creator.rpc('booking_times', { booking })).data).toBeNull();
  const propose = (starts_at: string) => learner.rpc('propose_booking', { booking, starts_at });
  expect((await propose(await at('11:00'))).error?.code).toBe('time_taken');
  for (const never of ['infinity', '-infinity']) {
    expect((await propose(never)).error?.code).toBe('booking_in_past');
    expect((await learner.rpc('booking_times', { booking, from_day: never })).error).toBeNull();
  }
  expect((await propose(await at('10:30'))).error).toBeNull();
  const { data } = await creator.rpc('list_appointments', { of_host: PEOPLE.creator });
  expect(data).toMatchObject([{ title: 'Plan', is_proposed: true, visitor: 'Maude Tremblay' }]);
  expect((await admin.rpc('console_day')).data).toMatchObject({
    proposed: 1,
    appointments: [{ id: (data as { id: string }[])[0]?.id, title: 'Plan', visitor: 'Maude Tremblay' }],
  });
  const [line] = data as { id: string; starts_at: string; ends_at: string }[];
  expect(Date.parse(line?.ends_at ?? '') - Date.parse(line?.starts_at ?? '')).toBe(90 * 60_000);
  expect((await creator.rpc('answer_booking', { booking, answer: 'confirmed' })).error).toBeNull();
  expect((await creator.rpc('settle_appointment', { appointment: line?.id, outcome: 'done' })).error?.code).toBe(
    'appointment_over',
  );
  await backend.sql('update private.appointments set sequence = 10');
  expect((await propose(await at('10:00'))).error?.code).toBe('quota_reached');
  await backend.sql(IN_THE_PAST);
  await backend.sql(`update public.bookings set starts_at = now() - interval '2 hours' where id = $1`, [booking]);
  expect((await propose(await at('10:30'))).error?.code).toBe('booking_not_found');
  expect((await creator.rpc('settle_appointment', { appointment: line?.id, outcome: 'done' })).error).toBeNull();
  expect((await learner.from('bookings').select('status').eq('id', booking).single()).data).toEqual({ status: 'done' });
});

test('nobody reads or changes appointments of others; who sells consultations has their own', async () => {
  const { token } = await book(await at('10:00'));
  const [{ id } = { id: '' }] = await backend.sql<{ id: string }>(
    'select id from private.appointments where token = $1',
    [token],
  );
  const calls: Readonly<Record<string, object>> = {
    list_appointments: {},
    settle_appointment: { appointment: id, outcome: 'done' },
    change_appointment: { appointment: id },
    times_to_move: { appointment: id },
    save_host: { person: PEOPLE.admin, kinds: [], hours: [] },
    save_kind: { kind: 'audit', minutes: 5, buffer_minutes: 0, notice_hours: 0 },
    add_absence: { absence: id, person: null, starts_at: thursday, ends_at: '2030-01-01' },
  };
  for (const client of [backend.client(), await backend.signedIn('learner'), await backend.signedIn('creator')]) {
    for (const [name, parameters] of Object.entries(calls))
      expect([name, (await client.rpc(name, parameters)).error?.code]).toEqual([name, '42501']);
  }
  const creator = await backend.signedIn('creator');
  const hours = [{ weekday: 2, starts_at: '13:00', ends_at: '15:00' }];
  const own = {
    person: PEOPLE.creator,
    kinds: ['audit'],
    hours,
    calendar_url: 'https://agenda.exemple.test/secret.ics',
  };
  expect((await creator.rpc('save_host', own)).error).toBeNull();
  const { data } = await creator.rpc('appointment_hosts');
  // What strangers ask for is given to staff, and a secret address is not given back.
  expect(data).toMatchObject({ people: [{ id: PEOPLE.creator, kinds: [], hours, has_calendar: true }] });
  expect(JSON.stringify(data)).not.toContain('secret.ics');
  const upside = { ...own, hours: [{ weekday: 2, starts_at: '15:00', ends_at: '13:00' }] };
  expect((await creator.rpc('save_host', upside)).error?.code).toBe('bad_hours');
  expect((await creator.rpc('save_host', { ...own, calendar_url: 'http://a/b' })).error?.code).toBe('bad_address');
});

test('staff move, cancel and settle, and each act is written down', async () => {
  await book(await at('10:00'));
  const [{ id } = { id: '' }] = await backend.sql<{ id: string }>('select id from private.appointments');
  expect((await admin.rpc('change_appointment', { appointment: id, starts_at: await at('11:00') })).error).toBeNull();
  expect((await admin.rpc('change_appointment', { appointment: id })).error).toBeNull();
  expect((await admin.rpc('change_appointment', { appointment: id })).error?.code).toBe('appointment_over');
  const acts = await backend.sql<{ kind: string }>(
    `select kind from private.staff_acts where area = 'appointments' and subject_id = $1 order by at`,
    [id],
  );
  expect(acts.map(({ kind }) => kind)).toEqual(['moved', 'cancelled']);
});

test('the table itself refuses a second appointment of one person at one time', async () => {
  const { token } = await book(await at('10:00'));
  const copy = `insert into private.appointments (kind, state, host_id, starts_at, ends_at, taken)
    select kind, 'held', host_id, starts_at + interval '50 minutes', ends_at + interval '50 minutes',
      tstzrange(starts_at + interval '50 minutes', upper(taken) + interval '50 minutes') from private.appointments where token = $1`;
  await expect(backend.sql(copy, [token])).rejects.toMatchObject({ code: '23P01' });
});

test('nobody books out the calendar: two holds and three appointments a day of one network, two appointments of one address', async () => {
  const clocks = ['09:00', '10:00', '11:00'];
  const holder = 'a'.repeat(64);
  const holdAs = (starts_at: string) => service('hold_time', { kind: 'audit', starts_at, holder });
  const friday = await dayOf('select ($1::date + 1)::text as day', [thursday]);
  const [nine = '', ten = '', eleven = ''] = await Promise.all(clocks.map((clock) => at(clock)));
  const first = await holdAs(nine);
  const second = await holdAs(ten);
  expect(await codeOf(holdAs(eleven))).toBe('quota_reached');
  await ask(first.token);
  await ask(second.token);
  const third = await holdAs(eleven);
  await ask(third.token);
  const fourth = await holdAs(await at('09:00', friday));
  const id = crypto.randomUUID();
  expect(await codeOf(ask(fourth.token, 'lea@exemple.test', id))).toBe('quota_reached');
  expect(await backend.sql('select from public.leads where id = $1', [id])).toEqual([]);
  await backend.sql(`update private.appointments set created_at = created_at - interval '25 hours'`);
  expect(await ask(fourth.token, 'roy@exemple.test')).toMatchObject({ state: 'booked' });
  const again = await hold(await at('10:00', friday));
  expect(await ask(again.token, 'roy@exemple.test')).toMatchObject({ state: 'booked' });
  const more = await hold(await at('11:00', friday));
  expect(await codeOf(ask(more.token, 'roy@exemple.test'))).toBe('quota_reached');
  // Whose digest is a day old is forgotten with the next hold.
  expect(await backend.sql('select from private.appointments where holder is not null')).toEqual([]);
});

test('whoever lets holds lapse on purpose gets no more appointments by it', async () => {
  const holder = 'b'.repeat(64);
  const lapsed = async (clock: string) => {
    const starts_at = await at(clock);
    const { token } = await service('hold_time', { kind: 'audit', starts_at, holder });
    await backend.sql("update private.appointments set state = 'lapsed', held_until = now() where token = $1", [token]);
    return token;
  };
  for (const clock of ['09:00', '10:00', '11:00'])
    expect(await ask(await lapsed(clock))).toMatchObject({ state: 'displaced' });
  expect(await codeOf(ask(await lapsed('09:00')))).toBe('quota_reached');
  await backend.sql('update private.appointments set holder = null');
  for (const clock of ['09:00', '10:00']) await ask(await lapsed(clock), 'lea@exemple.test');
  expect(await codeOf(ask(await lapsed('11:00'), 'lea@exemple.test'))).toBe('quota_reached');
});

test('counts the holds of a network whose address is nowhere kept', async () => {
  const holdFrom = async (client: string, clock: string) => {
    const act = { geste: 'tenir', pour: 'audit', moment: await at(clock) };
    const request = new Request('https://exemple.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
    });
    return (await handleAppointments(request, { ...backend.env, client })).status;
  };
  expect(await holdFrom('203.0.113.7', '09:00')).toBe(200);
  expect(await holdFrom('203.0.113.7', '10:00')).toBe(200);
  expect(await holdFrom('203.0.113.7', '11:00')).toBe(422);
  expect(await holdFrom('203.0.113.8', '11:00')).toBe(200);
  // Of IPv6 one subscriber may have many networks.
  await backend.sql('delete from private.appointments');
  expect(await holdFrom('2001:db8:1:1::/64', '09:00')).toBe(200);
  expect(await holdFrom('2001:db8:1:2::/64', '10:00')).toBe(200);
  expect(await holdFrom('2001:db8:1:3::/64', '11:00')).toBe(422);
  expect(await holdFrom('2001:db8:2:1::/64', '11:00')).toBe(200);
  await backend.sql('delete from private.appointments');
  await holdFrom('203.0.113.7', '09:00');
  await holdFrom('203.0.113.8', '11:00');
  const holders = await backend.sql<{ holder: string }>('select distinct holder from private.appointments');
  expect(holders.map(({ holder }) => holder)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('a visitor gets six mails a day, however often their appointment is moved', async () => {
  const { token } = await book(await at('09:00'));
  for (const clock of ['10:00', '09:00', '10:00', '09:00', '10:00', '09:00', '10:00'])
    await service('move_appointment', { token, starts_at: await at(clock) });
  const told = await notices();
  expect(told.filter(({ host_id }) => host_id === null)).toHaveLength(6);
  expect(told.filter(({ host_id }) => host_id !== null)).toHaveLength(8);
});

test('who is deleted leaves a cancellation to whom they were to meet, which does not say who it was (AMB-65)', async () => {
  const { token } = await book(await at('10:00'));
  const past = await book(await at('11:00'));
  await backend.sql(`${IN_THE_PAST} where token = $1`, [past.token]);
  await backend.sql('delete from private.appointment_notices');
  await backend.sql(
    `delete from public.leads l using private.appointments a where a.lead_id = l.id and a.token in ($1, $2)`,
    [token, past.token],
  );
  const [notice, ...others] = await backend.sql<{ id: string }>('select id from private.appointment_notices');
  expect(others).toEqual([]);
  const told = await service<Notice>('notice_to_tell', { notice: notice?.id });
  expect(told).toMatchObject({ state: 'cancelled', sequence: 1, visitor: null, visitor_email: null, phone: null });
  const mail = appointmentMail(told, backend.env);
  expect(mail.text).toContain('effacée de nos dossiers');
  expect(mail.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('SEQUENCE:1') });
  expect(mail.subject + mail.text + mail.calendar?.content).not.toMatch(/null|undefined/);
  expect(await times()).toContain(await at('10:00'));
  expect((await admin.rpc('list_appointments', { from_moment: '2020-01-01' })).data).toEqual([]);
});

test('an appointment goes with its request into the one that it is merged into', async () => {
  const id = crypto.randomUUID();
  const kept = crypto.randomUUID();
  await ask((await hold(await at('10:00'))).token, 'lea@exemple.test', id);
  await ask(null, 'lea@exemple.test', kept);
  expect((await admin.rpc('merge_request', { request: id, target: kept })).error).toBeNull();
  expect((await admin.rpc('list_appointments', { of_request: kept })).data).toMatchObject([{ request: kept }]);
});

test('the day of staff shows what visitors booked, and with whom', async () => {
  await book(await at('10:00'));
  const appointments = async () => ((await admin.rpc('console_day')).data as { appointments: object[] }).appointments;
  const shown = { title: 'Léa Roy', visitor: 'Léa Roy', status: 'booked', creator: 'Dominique Roy' };
  expect(await appointments()).toMatchObject([shown]);
  await backend.sql('delete from private.hosts');
  expect(await appointments()).toMatchObject([{ ...shown, status: 'displaced', creator: null }]);
});

test('hours of a day stand apart, and a week has fifty at most', async () => {
  const save = async (hours: object[]) =>
    (await admin.rpc('save_host', { person: PEOPLE.admin, kinds: [], hours })).error?.code;
  const hours = (starts_at: string, ends_at: string) => ({ weekday: 2, starts_at, ends_at });
  expect(await save([hours('09:00', '12:00'), hours('11:00', '13:00')])).toBe('bad_hours');
  const minute = (n: number) => `10:${String(n).padStart(2, '0')}`;
  expect(await save(Array.from({ length: 51 }, (_, n) => hours(minute(n), minute(n + 1))))).toBe('bad_hours');
  expect(await save([hours('09:00', '12:00'), hours('12:00', '13:00')])).toBeUndefined();
});

test('calendars are read after mails, once a minute however often they are saved, and again where a reading was lost', async () => {
  const save = (calendar_url: string) =>
    admin.rpc('save_host', { person: PEOPLE.admin, kinds: ['audit'], hours: [], calendar_url });
  const calendar = 'https://agenda.exemple.test/secret.ics';
  const jobs = () => backend.sql<{ n: number }>(`select count(*)::int as n from private.jobs where kind = 'calendar'`);
  await save(calendar);
  await save(calendar);
  await save(calendar);
  // A minute may have passed between two of them.
  expect((await jobs())[0]?.n).toBeLessThanOrEqual(2);
  await backend.sql(`select private.enqueue('appointment_mail', 'mail', null)`);
  await backend.sql(`update private.jobs set run_at = now() - interval '1 hour' where kind = 'calendar'`);
  const claim = async () =>
    (await service<{ id: string; kind: string }[]>('claim_jobs', { size: 10 })).map(({ kind }) => kind);
  const claimed = await claim();
  expect(claimed.indexOf('appointment_mail')).toBeLessThan(claimed.indexOf('calendar'));
  expect(await claim()).toEqual([]);
  await backend.sql(`update private.jobs set state = 'failed', finished_at = now() where kind = 'calendar'`);
  expect(await claim()).toEqual(['calendar']);
});
