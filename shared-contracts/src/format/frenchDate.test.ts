import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  clock,
  fullDate,
  fullMoment,
  isoDate,
  longDate,
  longDay,
  shortDate,
  shortDay,
  shortMoment,
  shortMonth,
  shortWeekday,
  timeOfDay,
  weekday,
  weekdayDate,
  weekdayMoment,
} from './frenchDate.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Half past nine in the evening in Québec, when it is another day in Greenwich. */
const EVENING = '2026-12-02T02:30:00Z';
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['longDate', longDate, '1er décembre 2026'],
  ['shortDate', shortDate, '1er déc. 2026'],
  ['weekdayDate', weekdayDate, 'mardi 1er décembre'],
  ['fullDate', fullDate, 'mardi 1er décembre 2026'],
  ['isoDate', isoDate, '2026-12-01'],
  ['shortMoment', shortMoment, '1er déc. 2026, 21 h 30'],
  ['fullMoment', fullMoment, 'mardi 1er décembre 2026 à 21 h 30'],
  ['weekdayMoment', weekdayMoment, 'mardi 1er décembre à 21 h 30'],
  ['timeOfDay', timeOfDay, '21 h 30'],
  ['clock', clock, '21 h 30'],
] as const)('%s is of Québec (AMB-57)', (_, write, words) => {
  expect(plain(write(EVENING))).toBe(words);
});

test.each([
  ['longDay', longDay, '1er décembre 2026'],
  ['shortDay', shortDay, '1er déc. 2026'],
  ['weekday', weekday, 'mardi'],
  ['shortWeekday', shortWeekday, 'mar.'],
  ['shortMonth', shortMonth, 'déc.'],
] as const)('%s of a calendar’s day is that day', (_, write, words) => {
  expect(plain(write('2026-12-01'))).toBe(words);
});

test('neither a date nor an hour is broken at the end of a line', () => {
  expect(longDate(EVENING)).toBe('1er\u00a0décembre\u00a02026');
  expect(shortMoment(EVENING)).toMatch(/^1er\u00a0déc\.\u00a02026, 21\u00a0h\u00a030$/);
  expect(fullDate(EVENING)).toBe('mardi 1er\u00a0décembre\u00a02026');
});

test('a full hour is said without minutes, also at midnight', () => {
  expect(clock('2026-12-01T14:00:00Z')).toBe('9\u00a0h');
  expect(clock('2026-12-01T05:00:00Z')).toBe('0\u00a0h');
  expect(shortMoment('2026-12-01T14:00:00Z')).toBe('1er\u00a0déc.\u00a02026, 9\u00a0h');
});

test('an hour has no zero before it', () => {
  expect(clock('2026-12-01T12:25:00Z')).toBe('7\u00a0h\u00a025');
  expect(shortMoment('2026-12-01T12:25:00Z')).toBe('1er\u00a0déc.\u00a02026, 7\u00a0h\u00a025');
});

/** Their own clocks: a day that fields and calendars of others are read by. */
const NOT_FRENCH = /'(?:en-CA|en-US|sv-SE)'/;

test('dates, hours, money and numbers are written by format/ alone', () => {
  const sources = globSync('{shared-contracts,shell,infra,mfe-*}/{src,supabase/functions}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', 'shared-contracts/src/format/**', 'infra/src/**/testing/**'],
  });
  const ownWays = sources.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter(
        (line) => /toLocale\w*String\(|new Intl\.(?:DateTime|Number)Format\(/.test(line) && !NOT_FRENCH.test(line),
      )
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(ownWays).toEqual([]);
});
