import { expect, test } from 'vitest';
import { parseHours, typedHours } from './typedHours.ts';

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
