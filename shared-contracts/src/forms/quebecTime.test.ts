import { expect, test } from 'vitest';
import { quebecTime, wallTime } from './quebecTime.ts';

test.each([
  ['2026-07-01T10:00', '2026-07-01T14:00:00.000Z'],
  ['2026-12-01T10:00', '2026-12-01T15:00:00.000Z'],
  // Twice: clocks go back.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('%s in Québec is %s', (wall, utc) => {
  const time = quebecTime(wall);
  expect(time?.toISOString()).toBe(utc);
  expect(wallTime(time as Date)).toBe(wall);
});

test.each(['', 'demain', '2026-03-08T02:30'])('%s is no moment', (wall) => expect(quebecTime(wall)).toBeUndefined());
