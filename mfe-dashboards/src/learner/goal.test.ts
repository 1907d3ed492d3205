import { expect, test } from 'vitest';
import { parseGoal } from './goal.ts';

test.each([
  ['15', 15],
  [' 120 ', 120],
  ['2400', 2400],
])('takes a goal of %j minutes (AMB-33)', (typed, minutes) => {
  expect(parseGoal(typed)).toBe(minutes);
});

test.each(['', '14', '2401', '2,5', 'deux heures', '1e3'])('refuses a goal of %j (AMB-33)', (typed) => {
  expect(parseGoal(typed)).toBeUndefined();
});
