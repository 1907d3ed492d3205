import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

const session = (session_start: string, session_end: string | null) => ({ session_start, session_end });
/** A Wednesday, 22:30 in Québec and Thursday in Greenwich. */
const now = new Date('2026-11-26T03:30:00Z');

test('names the days of the week from Monday, and none that has not come (AMB-33)', () => {
  const week = weekOf([], now);
  expect(week.map(({ day }) => day)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 0, 0, undefined, undefined, undefined, undefined]);
  expect(week.find(({ isToday }) => isToday)?.day).toBe('2026-11-25');
});

test('counts each minute once, on the day in Québec when it began (AMB-34)', () => {
  const sessions = [
    session('2026-11-24T01:00:00Z', '2026-11-24T01:30:00Z'),
    session('2026-11-24T01:20:00Z', '2026-11-24T01:40:00Z'),
    session('2026-11-24T15:00:00Z', '2026-11-24T15:05:30Z'),
    session('2026-11-25T15:00:00Z', null),
    session('2026-11-22T15:00:00Z', '2026-11-22T16:00:00Z'),
  ];
  expect(
    weekOf(sessions, now)
      .map(({ minutes }) => minutes)
      .slice(0, 3),
  ).toEqual([40, 5, 0]);
});
