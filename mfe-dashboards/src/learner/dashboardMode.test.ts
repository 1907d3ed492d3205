import { expect, test } from 'vitest';
import { suggestedMode } from './dashboardMode.ts';

test.each([
  ['formateur@exemple.test', 'formateur'],
  ['Un.CREATOR@exemple.test', 'formateur'],
  ['apprenant@exemple.test', 'apprenant'],
])('suggests to %s the mode %s (DSH-009)', (email, mode) => {
  expect(suggestedMode(email)).toBe(mode);
});
