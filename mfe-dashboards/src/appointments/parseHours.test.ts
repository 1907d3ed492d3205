import { expect, test } from 'vitest';
import { parseHours, typedHours } from './parseHours.ts';
import { midnight } from './times.ts';

test.each([
  ['9:00-12:00, 13:00-17:00', '9:00-12:00, 13:00-17:00'],
  ['9-12', '9:00-12:00'],
  ['9 h - 17 h 30', '9:00-17:30'],
  ['13h à 16h15 ; 9:05–9:50', '13:00-16:15, 9:05-9:50'],
  ['', ''],
  ['0:00-24:00', '0:00-24:00'],
])('understands the hours « %s »', (typed, hours) => {
  expect(typedHours(2, parseHours(2, typed) ?? [])).toBe(hours);
});

test.each(['matin', '12-9', '9-25', '9:75-10:00', '9-12, 11-13', '9'])('refuses the hours « %s »', (typed) => {
  expect(parseHours(1, typed)).toBeUndefined();
});

test('knows midnight in Québec on both sides of a change of clocks', () => {
  expect(['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'].map(midnight)).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ]);
});
