import { expect, test } from 'vitest';
import { inWords, strangeWords } from './ownWords.ts';

test('lets a figure be computed from numbers of the text, in digits or in words', () => {
  const text = 'Elle vend **soixante-quinze** mandats à 2\u00a0300\u00a0$, marge de 900\u00a0$, un quart soit 0,25.';
  expect(strangeWords(`${text}\n\n= Titre\n= a : 75 × 900 $\n= b : 2 300 $ × 0,25`)).toEqual([]);
});

test.each(['= a : 76 × 900 $', '= a : 90 $', '= a : 300 $', '= a : 25', '= a : 0,2'])(
  'refuses %s, whose number is none of the text’s',
  (line) => {
    expect(strangeWords(`Soixante-quinze mandats à 2 300 $, 900 $ et 0,25.\n${line}`)).toHaveLength(1);
  },
);

test('lets whole sentences be set off where they stand, and none be said twice', () => {
  const text = 'Avant. Le budget vient de votre **capacité**. Après.';
  expect(strangeWords(`${text}\n\n" La marge en décide.\n\nEnsuite.`)).toEqual([]);
  for (const sentence of ['Le budget vient de votre capacité.', 'vient de la marge.', 'La marge']) {
    expect(strangeWords(`${text}\n\n" ${sentence}`), sentence).toHaveLength(1);
  }
});

test('lets a figure be computed from a number of a sentence that is set off', () => {
  expect(strangeWords('Avant.\n\n" Personne n’apprend avec 50 $.\n\n= Titre\n= a : 50 $')).toEqual([]);
});

test.each([
  [0, 'zéro'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [71, 'soixante et onze'],
  [75, 'soixante-quinze'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [140, 'cent quarante'],
  [200, 'deux cents'],
  [250, 'deux cent cinquante'],
  [1000, '1000'],
])('writes %i as %s', (number, words) => {
  expect(inWords(number)).toBe(words);
});
