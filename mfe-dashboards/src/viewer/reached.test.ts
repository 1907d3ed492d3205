import { expect, test } from 'vitest';
import { aModule, aProgress } from '../testing/builders.ts';
import { courseProgress, furthest, isModuleDone, moduleToResume, reachedByModule } from './reached.ts';

const modules = [aModule('m1', 0), aModule('m2', 1), aModule('m3', 2)] as never;
const at = (id: string, changes: Record<string, unknown>) => aProgress(id, changes) as never;
const session = (changes: Record<string, unknown>) =>
  ({
    kind: 'session',
    id: 's',
    module_id: 'm1',
    device_type: 'desktop',
    started_at: '2026-11-21T12:00:00.000Z',
    ended_at: '2026-11-21T12:00:00.000Z',
    active_seconds: 0,
    percentage: 0,
    position: 7,
    watched: '{[50,60)}',
    completed: false,
    at: '2026-11-21T12:00:00.000Z',
    ...changes,
  }) as never;

test('puts what waits on the device over what the server has, never backwards (DLS-01, AMB-36)', () => {
  const saved = [at('m1', { completion_percentage: 60, video_position_seconds: 99, watched: '{[0,10)}' })];
  expect(reachedByModule(modules, saved, [session({ percentage: 40 })]).m1).toMatchObject({
    completion_percentage: 60,
    video_position_seconds: 7,
    watched: '{[0,10),[50,60)}',
  });
  const older = reachedByModule(modules, saved, [session({ percentage: 95, at: '2026-11-01T12:00:00.000Z' })]);
  expect(older.m1).toMatchObject({ completion_percentage: 95, video_position_seconds: 99 });
});

test('resumes the open module seen last, then the first open one, then the first', () => {
  const resume = (rows: never[]) => moduleToResume(modules, reachedByModule(modules, rows, []))?.['id' as never];
  expect(resume([])).toBe('m1');
  expect(resume([at('m1', { is_completed: true, completion_percentage: 100 })])).toBe('m2');
  expect(resume([at('m3', { completion_percentage: 5 })])).toBe('m3');
  expect(resume(['m1', 'm2', 'm3'].map((id) => at(id, { completion_percentage: 90 })))).toBe('m1');
});

test('counts modules from 90 % as whole, like the database (DSH-025, AMB-37)', () => {
  const reached = reachedByModule(
    modules,
    [at('m1', { completion_percentage: 90 }), at('m2', { completion_percentage: 50 })],
    [],
  );
  expect(courseProgress(Object.values(reached))).toBe(50);
  expect(Object.values(reached).map(isModuleDone)).toEqual([true, false, false]);
  expect(courseProgress([])).toBe(0);
});

test('takes over what another device has done since, and never goes back (INF-022, DLS-01)', () => {
  const here = reachedByModule(
    modules,
    [at('m1', { completion_percentage: 60, time_spent_seconds: 90 })],
    [session({})],
  );
  const there = reachedByModule(
    modules,
    [
      at('m1', { completion_percentage: 40, is_completed: true, watched: '{[0,10)}', video_position_seconds: 80 }),
      at('m2', { completion_percentage: 30, time_spent_seconds: 20 }),
    ],
    [],
  );
  expect(furthest(here, there)).toMatchObject({
    m1: { completion_percentage: 60, is_completed: true, timeSpentSeconds: 90, watched: '{[0,10),[50,60)}' },
    m2: { completion_percentage: 30, timeSpentSeconds: 20 },
  });
  expect(furthest(here, there).m1?.video_position_seconds).toBe(7);
});
