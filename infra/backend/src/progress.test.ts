import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginnerOf } from './testing/beginner.ts';
import { openedAgo } from './testing/openedAgo.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const session = (module_id: string, changes: Record<string, unknown> = {}) => ({
  kind: 'session',
  id: randomUUID(),
  module_id,
  device_type: 'desktop',
  started_at: ago(30),
  ended_at: ago(20),
  active_seconds: 300,
  percentage: 40,
  position: 120,
  watched: null,
  completed: false,
  at: ago(20),
  ...changes,
});

/** One module after the other, five minutes each, all of them done. */
const inTurn = (modules: readonly string[]) =>
  modules.map((module, index) =>
    session(module, {
      ...{ started_at: ago(30 - 5 * index), ended_at: ago(25 - 5 * index), at: ago(25 - 5 * index) },
      ...{ active_seconds: 290, completed: true },
    }),
  );

const record = (client: SupabaseClient, learner: string, events: unknown[]) =>
  client.rpc('record_progress', { learner, events });
const rows = async (client: SupabaseClient) => (await client.from('user_module_progress').select('*')).data ?? [];

test('adds a session up once, however often and in whatever order its states arrive (DLS-01, DSH-028)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const early = session(modules[0] ?? '', { active_seconds: 100, percentage: 20, position: 60, at: ago(25) });
  const late = { ...early, ended_at: ago(10), active_seconds: 400, percentage: 60, position: 240, at: ago(10) };
  for (const events of [[late], [early], [late, late], [early, late]]) {
    const { data, error } = await record(client, user_id, events);
    expect(error).toBeNull();
    expect(data.results).toEqual(events.map(({ id }) => ({ id, status: 'stored' })));
  }
  expect(await rows(client)).toMatchObject([
    { time_spent_seconds: 400, completion_percentage: 60, video_position_seconds: 240, is_completed: false },
  ]);
  const { data: sessions } = await client
    .from('learning_sessions')
    .select('active_seconds,duration_seconds,device_type');
  expect(sessions).toEqual([{ active_seconds: 400, duration_seconds: 1200, device_type: 'desktop' }]);
});

test('two devices that play at once count once, in whatever steps their states arrive (audit: marketplace 14)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const start = Date.now() - 10 * MINUTE;
  const played = (id: string, module: number, seconds: number) =>
    session(modules[module] ?? '', {
      id,
      started_at: new Date(start).toISOString(),
      ended_at: new Date(start + seconds * 1000).toISOString(),
      at: new Date(start + seconds * 1000).toISOString(),
      active_seconds: seconds,
    });
  const [desk, phone, tablet] = [randomUUID(), randomUUID(), randomUUID()];
  for (const step of [
    played(desk, 0, 20),
    played(phone, 0, 20),
    played(phone, 0, 60),
    played(tablet, 1, 40),
    played(desk, 0, 60),
    played(phone, 0, 60),
  ]) {
    expect((await record(client, user_id, [step])).error).toBeNull();
  }
  const spent = (await rows(client)).map(({ time_spent_seconds }) => time_spent_seconds);
  expect(spent.reduce((sum, seconds) => sum + seconds, 0)).toBe(60);
  // What was learned after that counts whole.
  const later = { started_at: ago(4), ended_at: ago(2), at: ago(2), active_seconds: 100 };
  await record(client, user_id, [session(modules[0] ?? '', later)]);
  const after = (await rows(client)).map(({ time_spent_seconds }) => time_spent_seconds);
  expect(after.reduce((sum, seconds) => sum + seconds, 0)).toBe(160);
});

test('adds the time and the coverage of two devices, and never moves backwards (DLS-01, DSH-028, AMB-35)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const phone = session(modules[0] ?? '', { watched: '{[0,30)}', percentage: 25, position: 30, at: ago(5) });
  const laptop = session(modules[0] ?? '', { watched: '{[20,60)}', percentage: 33, position: 60, at: ago(9) });
  await record(client, user_id, [phone]);
  await record(client, user_id, [laptop]);
  expect(await rows(client)).toMatchObject([
    { time_spent_seconds: 600, completion_percentage: 33, video_position_seconds: 30, watched: '{[0,60)}' },
  ]);
});

test('completes a module for good and the course with its last one, then gives a certificate (DSH-027, DSH-018)', async () => {
  const { client, user_id, modules, formation_id } = await beginnerOf(backend);
  await openedAgo(backend, user_id, modules, 60);
  const done = inTurn(modules);
  await record(client, user_id, done);
  await record(client, user_id, [session(modules[0] ?? '', { percentage: 1, at: ago(1) })]);
  const kept = await rows(client);
  expect(kept.map(({ completion_percentage, is_completed }) => [completion_percentage, is_completed])).toEqual(
    modules.map(() => [100, true]),
  );
  expect(kept.every(({ completed_at }) => completed_at)).toBe(true);
  const { data: certificates } = await client.from('user_certificates').select('formation_id,number');
  expect(certificates).toMatchObject([{ formation_id }]);
  const { data: shown } = await backend
    .client()
    .rpc('verify_certificate', { certificate_number: certificates?.[0]?.number });
  expect(shown).toMatchObject({ number: certificates?.[0]?.number });
  const { data: badges } = await client.from('user_badges').select('code');
  expect(badges?.map(({ code }) => code)).toContain('premiere-formation');
});

/** Notes on a module as one device writes them: every call is a further version of one draft. */
function writer(client: SupabaseClient, learner: string, module_id: string) {
  const device = randomUUID();
  const draft = randomUUID();
  return async (version: number, text: string, revision: number, changes: Record<string, unknown> = {}) => {
    const note = { kind: 'note', id: module_id, module_id, device, draft, version, text, revision, at: ago(1) };
    const { data, error } = await record(client, learner, [{ ...note, ...changes }]);
    expect(error).toBeNull();
    return data.results[0];
  };
}
const notesOf = async (client: SupabaseClient) =>
  (await rows(client)).map(({ notes, notes_revision }) => [notes, notes_revision]);

test('stores notes on top of what their writer saw, and answers others with what there is (DSH-028, conditions C9)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const [module_id = ''] = modules;
  const desk = writer(client, user_id, module_id);
  const phone = writer(client, user_id, module_id);
  expect(await desk(1, 'bureau', 0)).toEqual({
    id: module_id,
    status: 'stored',
    note: { text: 'bureau', revision: 1, at: expect.any(String) },
    base: { text: 'bureau', revision: 1 },
  });
  expect(await phone(1, 'téléphone', 0)).toMatchObject({
    status: 'outdated',
    note: { text: 'bureau', revision: 1 },
    base: null,
  });
  expect(await notesOf(client)).toEqual([['bureau', 1]]);
  expect(await phone(2, 'bureau\ntéléphone', 1)).toMatchObject({ status: 'stored', note: { revision: 2 } });
  expect(await notesOf(client)).toEqual([['bureau\ntéléphone', 2]]);
});

test('keeps the position of a session that is sent after notes which were written later (DSH-028)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const [module_id = ''] = modules;
  await writer(client, user_id, module_id)(1, 'une note', 0);
  await record(client, user_id, [session(module_id, { position: 120, at: ago(20) })]);
  expect(await rows(client)).toMatchObject([{ notes: 'une note', video_position_seconds: 120 }]);
});

test('takes a draft that goes on though its answers were lost, once and in any order (DLS-01)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const [module_id = ''] = modules;
  const desk = writer(client, user_id, module_id);
  await desk(1, 'un', 0);
  expect(await desk(3, 'un, deux, trois', 0)).toMatchObject({ status: 'stored', note: { revision: 2 } });
  for (const [version, text] of [
    [2, 'un, deux'],
    [3, 'un, deux, trois'],
  ] as const) {
    expect(await desk(version, text, 0)).toMatchObject({
      status: 'stored',
      note: { text: 'un, deux, trois', revision: 2 },
      base: { text: 'un, deux, trois', revision: 2 },
    });
  }
  // Another device writes on top of it: what the first one had stored is the base to join with.
  const phone = writer(client, user_id, module_id);
  await phone(1, 'un, deux, trois\ntéléphone', 2);
  expect(await desk(4, 'un, deux, trois, quatre', 0)).toMatchObject({
    status: 'outdated',
    note: { text: 'un, deux, trois\ntéléphone', revision: 3 },
    base: { text: 'un, deux, trois', revision: 2 },
  });
  // A later draft of a device ends the one before, which may still be on its way.
  await desk(1, 'neuf', 3, { draft: randomUUID() });
  expect(await desk(9, 'très tard', 2)).toMatchObject({ status: 'outdated', base: null });
  expect(await notesOf(client)).toEqual([['neuf', 4]]);
  expect(await backend.sql('select text from private.note_drafts where user_id = $1 order by text', [user_id])).toEqual(
    [{ text: 'neuf' }, { text: 'un, deux, trois\ntéléphone' }],
  );
});

test('gives notes that are written without the function a new revision, which nobody sets (DSH-028)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const [module_id = ''] = modules;
  const row = { user_id, module_id, formation_id: (await beginnerOf(backend)).formation_id };
  const save = (changes: Record<string, unknown>) =>
    client.from('user_module_progress').upsert({ ...row, ...changes }, { onConflict: 'user_id,module_id' });
  expect((await save({ notes: 'par la table' })).error).toBeNull();
  expect(await notesOf(client)).toEqual([['par la table', 1]]);
  expect((await save({ notes: 'encore' })).error).toBeNull();
  expect((await save({ completion_percentage: 9 })).error).toBeNull();
  expect(await notesOf(client)).toEqual([['encore', 2]]);
  expect((await save({ notes_revision: 9 })).error?.code).toBe('42501');
  expect(await writer(client, user_id, module_id)(1, 'par-dessus', 1)).toMatchObject({ status: 'outdated' });
});

test('refuses notes that are too long and shows nobody the drafts of others (DLS-01, DSH-035)', async () => {
  const anne = await beginnerOf(backend);
  const bruno = await beginnerOf(backend);
  const [module_id = ''] = anne.modules;
  const desk = writer(anne.client, anne.user_id, module_id);
  expect(await desk(1, 'x'.repeat(10_001), 0)).toEqual({ id: module_id, status: 'refused' });
  const kept = { device: randomUUID(), draft: randomUUID() };
  await desk(2, 'secret', 0, kept);
  const other = writer(bruno.client, bruno.user_id, module_id);
  expect(await other(1, 'à moi', 0, kept)).toMatchObject({ status: 'stored', note: { text: 'à moi', revision: 1 } });
  expect(await notesOf(anne.client)).toEqual([['secret', 1]]);
  expect((await anne.client.schema('private').from('note_drafts').select()).error).not.toBeNull();
  await backend.sql('delete from auth.users where id = $1', [anne.user_id]);
  expect(await backend.sql('select from private.note_drafts where user_id = $1', [anne.user_id])).toEqual([]);
});

test('lets one of two devices that write at the same moment win, and tells the other (DLS-01)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const [module_id = ''] = modules;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => writer(client, user_id, module_id)(1, `appareil ${index}`, 0)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill('outdated'), 'stored']);
});

test('refuses what belongs to somebody else, as a whole or one by one (DLS-01, DSH-035, DSH-036)', async () => {
  const anne = await beginnerOf(backend);
  const bruno = await beginnerOf(backend);
  const [module = ''] = anne.modules;
  const kept = session(module);
  expect((await record(anne.client, bruno.user_id, [kept])).error?.code).toBe('wrong_user');
  expect((await record(backend.client(), anne.user_id, [kept])).error).not.toBeNull();
  await record(anne.client, anne.user_id, [kept]);
  const { data } = await record(bruno.client, bruno.user_id, [
    { ...kept, active_seconds: 9 },
    session(randomUUID()),
    session(module, { percentage: 300 }),
    { kind: 'session', id: 'x' },
    session(module),
  ]);
  expect(data.results.map(({ status }: { status: string }) => status)).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
    'stored',
  ]);
  expect(await rows(bruno.client)).toMatchObject([{ time_spent_seconds: 300 }]);
  expect(await rows(anne.client)).toMatchObject([{ time_spent_seconds: 300 }]);

  const { data: paid } = await anne.client
    .from('formation_modules')
    .select('id,formation:formations!inner(slug)')
    .eq('formation.slug', 'google-ads-premieres-campagnes-rentables')
    .limit(1)
    .single();
  const bought = await record(anne.client, anne.user_id, [session(paid?.id ?? '')]);
  expect(bought.data.results).toMatchObject([{ status: 'refused' }]);
});

test('keeps what was watched in a session whose clock was put back', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const { data } = await client.rpc('record_progress', {
    learner: user_id,
    events: [
      session(modules[0] as string, {
        started_at: ago(20),
        ended_at: ago(60 * 24),
        at: ago(60 * 24),
        watched: '{[0,59)}',
      }),
      session(modules[0] as string, { started_at: ago(-60), ended_at: ago(20), at: ago(20), watched: '{[70,80)}' }),
    ],
  });
  expect(data.results.map(({ status }: { status: string }) => status)).toEqual(['stored', 'stored']);
  const { data: row } = await client.from('user_module_progress').select('watched,completion_percentage').single();
  expect(row).toEqual({ watched: '{[0,59),[70,80)}', completion_percentage: 40 });
});

test('keeps the durations of a device whose clock runs ahead, and lets nobody play longer than a session', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const fast = session(modules[0] ?? '', { started_at: ago(-600), ended_at: ago(-610), at: ago(-610) });
  const greedy = session(modules[1] ?? '', { active_seconds: 40_000 });
  await record(client, user_id, [fast, greedy]);
  const kept = await rows(client);
  expect(kept.find(({ module_id }) => module_id === modules[0])).toMatchObject({ time_spent_seconds: 300 });
  expect(kept.find(({ module_id }) => module_id === modules[1])).toMatchObject({ time_spent_seconds: 602 });
  expect(kept.every(({ last_watched_at }) => Date.parse(last_watched_at) <= Date.now() + 1000)).toBe(true);
});

test('counts the time of two tabs that were open at once one time only (DLS-01, AMB-33)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  await record(client, user_id, [
    session(modules[0] ?? '', { started_at: ago(30), ended_at: ago(10) }),
    session(modules[1] ?? '', { started_at: ago(25), ended_at: ago(5) }),
  ]);
  const { data } = await client.rpc('learning_stats');
  expect(data.total_minutes).toBe(25);
});

const earned = async (client: SupabaseClient) => {
  const { data: certificates } = await client.from('user_certificates').select('number');
  const { data: badges } = await client.from('user_badges').select('code').order('code');
  return { certificates: certificates?.length, badges: badges?.map(({ code }) => code) };
};

test('gives neither certificate nor badge for work that nobody had the time to do (DSH-018)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const month = Array.from({ length: 31 }, (_, day) =>
    session(modules[0] ?? '', {
      ...{ started_at: ago(day * 1440 + 10), ended_at: ago(day * 1440), at: ago(day * 1440) },
      ...{ active_seconds: 600, completed: true },
    }),
  );
  const { data, error } = await record(client, user_id, [...month, ...inTurn(modules)]);
  expect([error, new Set(data.results.map(({ status }: { status: string }) => status))]).toEqual([
    null,
    new Set(['stored']),
  ]);
  await client.from('user_module_progress').upsert(
    modules.map((module_id) => ({ user_id, module_id, is_completed: true, time_spent_seconds: 86_400 })),
    { onConflict: 'user_id,module_id' },
  );
  expect(await earned(client)).toEqual({ certificates: 0, badges: [] });
  const { data: courses } = await client.from('user_formation_progress').select('progress_percentage,completed_at');
  expect(courses).toEqual([{ progress_percentage: 100, completed_at: null }]);
});

test('counts work that is delivered late up to the time since the lesson was opened, and loses none of it (DLS-01)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  // Nothing was heard of these lessons before.
  await record(client, user_id, inTurn(modules));
  expect(await earned(client)).toEqual({ certificates: 0, badges: [] });
  expect((await rows(client)).map(({ completion_percentage }) => completion_percentage)).toEqual([100, 100, 100, 100]);
  // Opened at once two minutes ago: lessons take their time one after the other.
  await openedAgo(backend, user_id, modules, 2);
  await record(client, user_id, [session(modules[0] ?? '', { active_seconds: 0, at: ago(1) })]);
  expect(await earned(client)).toEqual({ certificates: 0, badges: ['premier-pas'] });
  await openedAgo(backend, user_id, modules, 5);
  await record(client, user_id, [session(modules[0] ?? '', { active_seconds: 0, at: ago(0) })]);
  expect(await earned(client)).toEqual({ certificates: 1, badges: ['premier-pas', 'premiere-formation'] });
});

test('completes what was delivered late once its time has passed, when somebody looks, and says how long that is (DSH-018, DLS-01)', async () => {
  const { client, user_id, modules, formation_id } = await beginnerOf(backend);
  const waits = async () => (await client.rpc('settle_courses')).data;
  expect(await waits()).toEqual([]);
  await record(client, user_id, inTurn(modules));
  // Four lessons, a minute each.
  const [first] = await waits();
  expect(first).toMatchObject({ formation_id });
  expect(first.wait_seconds).toBeGreaterThan(230);
  expect(first.wait_seconds).toBeLessThanOrEqual(240);
  const row = async () => (await client.from('user_formation_progress').select('*')).data;
  const before = await row();
  await openedAgo(backend, user_id, modules, 3);
  expect((await waits())[0].wait_seconds).toBeLessThanOrEqual(60);
  expect(await row()).toEqual(before);
  expect(await earned(client)).toEqual({ certificates: 0, badges: ['premier-pas'] });
  await openedAgo(backend, user_id, modules, 4);
  expect(await waits()).toEqual([]);
  expect(await earned(client)).toEqual({ certificates: 1, badges: ['premier-pas', 'premiere-formation'] });
  expect((await backend.client().rpc('settle_courses')).error?.code).toBe('42501');
});

test('names no time for lessons that were not played for long enough, and completes nobody else’s course (DSH-018)', async () => {
  const { client, user_id, modules, formation_id } = await beginnerOf(backend);
  await record(
    client,
    user_id,
    inTurn(modules).map((event) => ({ ...event, active_seconds: 5 })),
  );
  await openedAgo(backend, user_id, modules, 60);
  expect((await client.rpc('settle_courses')).data).toEqual([{ formation_id, wait_seconds: null }]);
  await record(client, user_id, inTurn(modules));
  const other = await beginnerOf(backend);
  await record(other.client, other.user_id, inTurn(modules));
  await openedAgo(backend, other.user_id, modules, 60);
  expect((await client.rpc('settle_courses')).data).toEqual([]);
  expect(await earned(other.client)).toEqual({ certificates: 0, badges: [] });
});
