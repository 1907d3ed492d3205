import { expect, test } from 'vitest';
import { firstWords } from './firstWords.ts';

test.each([
  ['Un plan simple.', 'Un plan simple.'],
  ['Un plan simple, chiffré et réaliste.', 'Un plan simple, chiffré…'],
  ['Un plan simple, des exercices.', 'Un plan simple, des…'],
  ['Le premier rapport\u00a0: lisez-le bien.', 'Le premier rapport…'],
  ['Anticonstitutionnellementdit', 'Anticonstitutionnellement…'],
])('says %j as %j in twenty-five letters', (text, said) => {
  expect(firstWords(text, 25)).toBe(said);
});
