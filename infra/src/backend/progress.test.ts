import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend?.close());

/** A person without any history who may follow a free course. */
async function newcomer() {
  people += 1;
  const client = backend.client();
  const { data } = await client.auth.signUp({ email: `progres${people}@exemple.test`, password: 'Orignal-Patient-52' });
  const { data: course } = await client
    .from('formations')
    .select('id,formation_modules(id,order_index)')
    .eq('slug', 'mesurer-ses-resultats-avec-ga4')
    .order('order_index', { referencedTable: 'formation_modules' })
    .single();
  const modules: string[] = course?.formation_modules.map((module) => module.id) ?? [];
  return { client, userId: data.user?.id ?? '', modules, formationId: course?.id as string };
}

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

const record = (client: SupabaseClient, learner: string, events: unknown[]) =>
  client.rpc('record_progress', { learner, events });
const rows = async (client: SupabaseClient) => (await client.from('user_module_progress').select('*')).data ?? [];

test('adds a session up once, however often and in whatever order its states arrive (DLS-01, DSH-028)', async () => {
  const { client, userId, modules } = await newcomer();
  const early = session(modules[0] ?? '', { active_seconds: 100, percentage: 20, position: 60, at: ago(25) });
  const late = { ...early, ended_at: ago(10), active_seconds: 400, percentage: 60, position: 240, at: ago(10) };
  for (const events of [[late], [early], [late, late], [early, late]]) {
    const { data, error } = await record(client, userId, events);
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

test('adds the time and the coverage of two devices, and never moves backwards (DLS-01, DSH-028, AMB-35)', async () => {
  const { client, userId, modules } = await newcomer();
  const phone = session(modules[0] ?? '', { watched: '{[0,30)}', percentage: 25, position: 30, at: ago(5) });
  const laptop = session(modules[0] ?? '', { watched: '{[20,60)}', percentage: 33, position: 60, at: ago(9) });
  await record(client, userId, [phone]);
  await record(client, userId, [laptop]);
  expect(await rows(client)).toMatchObject([
    { time_spent_seconds: 600, completion_percentage: 33, video_position_seconds: 30, watched: '{[0,60)}' },
  ]);
});

test('completes a module for good and the course with its last one, then gives a certificate (DSH-027, DSH-018)', async () => {
  const { client, userId, modules, formationId } = await newcomer();
  const done = modules.map((module) => session(module, { completed: true }));
  await record(client, userId, done);
  await record(client, userId, [session(modules[0] ?? '', { percentage: 1, at: ago(1) })]);
  const kept = await rows(client);
  expect(kept.map(({ completion_percentage, is_completed }) => [completion_percentage, is_completed])).toEqual(
    modules.map(() => [100, true]),
  );
  expect(kept.every(({ completed_at }) => completed_at)).toBe(true);
  const { data: certificates } = await client.from('user_certificates').select('formation_id,number');
  expect(certificates).toMatchObject([{ formation_id: formationId }]);
  const { data: shown } = await backend
    .client()
    .rpc('verify_certificate', { certificate_number: certificates?.[0]?.number });
  expect(shown).toMatchObject({ number: certificates?.[0]?.number });
  const { data: badges } = await client.from('user_badges').select('code');
  expect(badges?.map(({ code }) => code)).toContain('premiere-formation');
});

test('keeps the later note, whichever comes first (DSH-028)', async () => {
  const { client, userId, modules } = await newcomer();
  const [module_id = ''] = modules;
  const note = (text: string, at: string) => ({ kind: 'note', id: module_id, module_id, text, at });
  await record(client, userId, [note('nouvelle', ago(1))]);
  await record(client, userId, [note('ancienne', ago(9))]);
  expect(await rows(client)).toMatchObject([{ notes: 'nouvelle' }]);
});

test('refuses what belongs to somebody else, as a whole or one by one (DLS-01, DSH-035, DSH-036)', async () => {
  const anne = await newcomer();
  const bruno = await newcomer();
  const [module = ''] = anne.modules;
  const kept = session(module);
  expect((await record(anne.client, bruno.userId, [kept])).error?.code).toBe('wrong_user');
  expect((await record(backend.client(), anne.userId, [kept])).error).not.toBeNull();
  await record(anne.client, anne.userId, [kept]);
  const { data } = await record(bruno.client, bruno.userId, [
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
  const bought = await record(anne.client, anne.userId, [session(paid?.id ?? '')]);
  expect(bought.data.results).toMatchObject([{ status: 'refused' }]);
});

test('keeps the durations of a device whose clock runs ahead, and lets nobody play longer than a session', async () => {
  const { client, userId, modules } = await newcomer();
  const fast = session(modules[0] ?? '', { started_at: ago(-600), ended_at: ago(-610), at: ago(-610) });
  const greedy = session(modules[1] ?? '', { active_seconds: 40_000 });
  await record(client, userId, [fast, greedy]);
  const kept = await rows(client);
  expect(kept.find(({ module_id }) => module_id === modules[0])).toMatchObject({ time_spent_seconds: 300 });
  expect(kept.find(({ module_id }) => module_id === modules[1])).toMatchObject({ time_spent_seconds: 602 });
  expect(kept.every(({ last_watched_at }) => Date.parse(last_watched_at) <= Date.now() + 1000)).toBe(true);
});

test('counts the time of two tabs that were open at once one time only (DLS-01, AMB-33)', async () => {
  const { client, userId, modules } = await newcomer();
  await record(client, userId, [
    session(modules[0] ?? '', { started_at: ago(30), ended_at: ago(10) }),
    session(modules[1] ?? '', { started_at: ago(25), ended_at: ago(5) }),
  ]);
  const { data } = await client.rpc('learning_stats');
  expect(data.total_minutes).toBe(25);
});
