import { expect, test } from 'vitest';
import { quebecClock, quebecTime } from './quebecTime.ts';

test.each([
  ['2026-11-23T07:00', '2026-11-23T12:00:00.000Z'],
  ['2026-07-01T07:00', '2026-07-01T11:00:00.000Z'],
  // The hour that comes twice, first; and one that the clock skips.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
])('%s in Québec is %s', (clock, time) => {
  expect(quebecTime(clock)?.toISOString()).toBe(time);
});

test('is read back as it was typed, and nothing of what is no time', () => {
  for (const clock of ['2026-11-23T07:00', '2026-07-01T00:00'])
    expect(quebecClock(quebecTime(clock) as Date)).toBe(clock);
  expect(quebecTime('')).toBeUndefined();
});
