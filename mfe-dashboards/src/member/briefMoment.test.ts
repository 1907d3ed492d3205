import { expect, test } from 'vitest';
import { briefDay, briefMoment, soonMoment } from './briefMoment.ts';

const now = Date.parse('2026-11-28T20:00:00Z');

test('says of today so with the hour, of this year the day, and of another the year with it', () => {
  expect(briefMoment('2026-11-28T14:05:00Z', now)).toBe('aujourd’hui,\u00a09\u00a0h\u00a005');
  expect(briefMoment('2026-11-03T14:05:00Z', now)).toBe('3\u00a0nov.');
  expect(briefDay('2025-12-31T14:05:00Z', now)).toBe('31\u00a0déc.\u00a02025');
});

test('names the days that come by their weekday, and later ones whole', () => {
  expect(soonMoment('2026-11-28T22:30:00Z', now)).toBe('17\u00a0h\u00a030');
  expect(soonMoment('2026-11-30T14:00:00Z', now)).toBe('lundi à 9\u00a0h');
  expect(soonMoment('2026-12-08T14:00:00Z', now)).toMatch(/^mardi 8\sdécembre à 9\sh$/);
});
