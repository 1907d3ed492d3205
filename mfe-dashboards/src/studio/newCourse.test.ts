import { expect, test } from 'vitest';
import { canCreate, newCourseDefaults, parseDuration } from './newCourse.ts';

test.each([
  ['abc', 60],
  ['', 60],
  ['45.7', 45],
  ['90 minutes', 90],
  ['-5', 60],
  ['0', 60],
  ['99999999', 60],
])('reads a duration of %j as %d minutes (DSH-043)', (typed, minutes) => {
  expect(parseDuration(typed)).toBe(minutes);
});

test('needs a title that is more than white space (DSH-042)', () => {
  expect(canCreate({ title: '   ' })).toBe(false);
  expect(canCreate({ title: ' a ' })).toBe(true);
});

test('begins as a 60-minute beginners’ course of category 1 (DSH-045, DSH-047)', () => {
  expect(newCourseDefaults).toEqual({ title: '', description: '', level: 'debutant', category: '1', duration: '60' });
});
