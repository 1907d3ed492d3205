import {
  LEARNER_COURSE_COLUMNS,
  learnerCourseSchema,
  learningStatsSchema,
  moduleProgressSchema,
  profileSchema,
} from '@agence/shared-contracts/backend/learner';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginnerOf } from './testing/beginner.ts';
import { folded } from './testing/folded.ts';
import { openedAgo } from './testing/openedAgo.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let learner: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  learner = await backend.signedIn('learner');
});
afterAll(() => backend?.close());

/** A person without any history, and how they go through a course. */
async function newcomer() {
  const beginner = await beginnerOf(backend);
  const { client, user_id, formation_id, modules } = beginner;
  const save = (module: number, progress: Record<string, unknown>) =>
    client
      .from('user_module_progress')
      .upsert({ user_id, formation_id, module_id: modules[module], ...progress }, { onConflict: 'user_id,module_id' })
      .select()
      .single();
  const course_progress = async () =>
    (await client.from('user_formation_progress').select('progress_percentage,completed_at').maybeSingle()).data;
  return { ...beginner, save, course_progress };
}

test('gives the demonstration learner courses at 65 % and 25 % and one finished (AMB-33)', async () => {
  const { data, error } = await learner
    .from('user_formation_progress')
    .select(LEARNER_COURSE_COLUMNS)
    .order('progress_percentage', { ascending: false });
  expect(error).toBeNull();
  const courses = v.parse(v.array(learnerCourseSchema), data);
  expect(courses.map(({ progress_percentage, completed_at }) => [progress_percentage, completed_at !== null])).toEqual([
    [100, true],
    [65, false],
    [25, false],
  ]);
  expect(courses.every(({ formation }) => formation?.creator?.name)).toBe(true);
  const { data: profile } = await learner
    .from('profiles')
    .select('user_id,full_name,role,weekly_goal_minutes')
    .single();
  expect(v.parse(profileSchema, profile)).toMatchObject({ full_name: 'Maude Tremblay', role: 'learner' });
});

test('gives the demonstration creator three courses, and the students and revenue that rows add up to (AMB-39)', async () => {
  const [creator] = await backend.sql<Record<string, number>>(
    `select total_formations, total_students, total_revenue,
       (select sum(e.creator_cents)::integer from public.creator_earnings e where e.creator_id = c.id) as earned
     from public.creators c where slug = 'camille-bouchard'`,
  );
  expect(creator?.total_formations).toBe(3);
  expect(creator?.total_students).toBeGreaterThanOrEqual(100);
  expect(creator?.total_revenue).toBeGreaterThan(0);
  expect(creator?.total_revenue).toBe(creator?.earned);
});

test('computes the streak, the week and the totals from sessions (AMB-33, AMB-34)', async () => {
  const { data } = await learner.rpc('learning_stats');
  const stats = v.parse(learningStatsSchema, data);
  expect(stats).toMatchObject({
    streak_days: 6,
    total_minutes: 117,
    modules_completed: 9,
    formations_completed: 1,
    formations_in_progress: 2,
  });
  expect((await backend.client().rpc('learning_stats')).error?.code).toBe('42501');
});

test.for([
  ['no session', [], 0],
  ['today only', [0], 1],
  ['yesterday only', [1], 1],
  ['the day before yesterday only', [2], 0],
  ['a gap', [0, 1, 3, 4], 2],
  ['two sessions on a day', [0, 0, 1], 2],
  ['400 days', Array.from({ length: 400 }, (_, day) => day), 365],
] as [string, number[], number][])('counts a streak with %s', async ([, days, expected]) => {
  const person = await newcomer();
  await backend.sql(
    `insert into public.learning_sessions (user_id, formation_id, session_start, session_end)
     select $1, $2, midnight, midnight + interval '10 minutes'
     from unnest($3::integer[]) day,
       lateral (select (((now() at time zone 'America/Toronto')::date - day) + time '00:00') at time zone 'America/Toronto' as midnight) start`,
    [person.user_id, person.formation_id, days],
  );
  const { data } = await person.client.rpc('learning_stats');
  expect(data.streak_days).toBe(expected);
});

test('computes course progress from modules; 90 % counts as done, completion is for good (AMB-37)', async () => {
  const person = await newcomer();
  expect(await person.course_progress()).toBeNull();
  await openedAgo(backend, person.user_id, person.modules, 60);
  for (const module of person.modules.keys()) await person.save(module, { time_spent_seconds: 300 });
  await person.save(0, { completion_percentage: 100 });
  expect(await person.course_progress()).toEqual({ progress_percentage: 25, completed_at: null });
  await person.save(1, { completion_percentage: 89 });
  expect((await person.course_progress())?.progress_percentage).toBe(47);
  await person.save(1, { completion_percentage: 90 });
  await person.save(2, { is_completed: true });
  await person.save(3, { completion_percentage: 95 });
  const done = await person.course_progress();
  expect(done).toEqual({ progress_percentage: 100, completed_at: expect.any(String) });
  await backend.sql(
    `insert into public.formation_modules (formation_id, title, order_index, is_published) values ($1, 'Ajouté', 9, true)`,
    [person.formation_id],
  );
  await folded(backend);
  expect(await person.course_progress()).toEqual({
    progress_percentage: 80,
    completed_at: done?.completed_at,
  });
});

test('never lets progress shrink, whatever order writes arrive in (DLS-01)', async () => {
  const person = await newcomer();
  const writes = [
    { completion_percentage: 30, time_spent_seconds: 100, video_position_seconds: 90 },
    { completion_percentage: 70, time_spent_seconds: 300, video_position_seconds: 400, is_completed: false },
    { completion_percentage: 10, time_spent_seconds: 20, video_position_seconds: 5 },
  ];
  for (const write of writes) await person.save(0, write);
  const { data } = await person.save(0, { completion_percentage: 10, notes: 'Revoir la fin' });
  const row = v.parse(moduleProgressSchema, data);
  // The position is where one is, so it may go back.
  expect(row).toMatchObject({
    completion_percentage: 70,
    time_spent_seconds: 300,
    video_position_seconds: 5,
    notes: 'Revoir la fin',
  });
  await person.save(0, { is_completed: true });
  const { data: sticky } = await person.save(0, { is_completed: false, completion_percentage: 0 });
  expect(sticky).toMatchObject({ is_completed: true, completion_percentage: 100 });
});

test('refuses progress that is out of range, moved, or in a course not bought', async () => {
  const person = await newcomer();
  expect((await person.save(0, { completion_percentage: 101 })).error?.code).toBe('23514');
  await person.save(0, { completion_percentage: 5 });
  const moved = await person.client
    .from('user_module_progress')
    .update({ module_id: person.modules[1] })
    .eq('user_id', person.user_id);
  expect(moved.error?.code).toBe('42501');
  const [paid] = await backend.sql<{ id: string }>(
    `select m.id from public.formation_modules m join public.premium_formations p using (formation_id) limit 1`,
  );
  const stolen = await person.client
    .from('user_module_progress')
    .insert({ user_id: person.user_id, formation_id: person.formation_id, module_id: paid?.id });
  expect(stolen.error?.code).toBe('42501');
});

test('measures a session itself and takes the same one twice', async () => {
  const person = await newcomer();
  const id = crypto.randomUUID();
  const session = {
    id,
    user_id: person.user_id,
    formation_id: person.formation_id,
    module_id: person.modules[0],
  };
  const start = { ...session, session_start: '2026-05-04T12:00:00Z', session_end: '2026-05-04T12:30:15Z' };
  expect((await person.client.from('learning_sessions').insert(start)).error).toBeNull();
  expect((await person.client.from('learning_sessions').insert(start)).error?.code).toBe('23505');
  const { data } = await person.client.from('learning_sessions').select('duration_seconds').eq('id', id).single();
  expect(data).toEqual({ duration_seconds: 1815 });
  const forged = await person.client
    .from('learning_sessions')
    .insert({ ...session, id: crypto.randomUUID(), duration_seconds: 9999 });
  expect(forged.error).not.toBeNull();
});
