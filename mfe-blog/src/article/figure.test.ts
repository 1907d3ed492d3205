import { expect, test } from 'vitest';
import { figureOf, numbersIn } from './figure.ts';

const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('computes a figure from the numbers of its lines, the longest bar being whole', () => {
  const { title, note, bars } = figureOf([
    'Ce qui reste : un calcul',
    'Marge annuelle.',
    '100 mandats à 2\u00a0000\u00a0$\u00a0: 100 × 600\u00a0$',
    '**75 mandats** : 75 × 900 $',
  ]);
  expect([title, note]).toEqual(['Ce qui reste : un calcul', 'Marge annuelle.']);
  expect(bars.map((bar) => ({ ...bar, value: spaced(bar.value), working: spaced(bar.working) }))).toEqual([
    { label: '100 mandats à 2\u00a0000\u00a0$', working: '100 × 600 $', value: '60 000 $', length: 88.9 },
    { label: '75 mandats', working: '75 × 900 $', value: '67 500 $', length: 100, isMain: true },
  ]);
});

test.each([
  ['a : 120 $ ÷ 3 × 4', '160 $'],
  ['a : 1 800 $ − 160 $', '1 640 $'],
  ['a : 6 $ ÷ 4 %', '150 $'],
  ['a : 4 200 $ ÷ 4 × 0,20', '210 $'],
  ['a : 12 − 9 h', '3 h'],
  ['a : 2 jours', '2 jours'],
  ['a : 10 × 2 + 3 × 4', '32'],
])('%s is %s', (line, value) => {
  expect(spaced(figureOf(['', line]).bars[0]?.value)).toBe(value);
});

test.each(['a : 1 ÷ 0', 'a : 1,2,3', 'a : 1 × ×', 'a : × 2', 'a'])('has no bar for %s', (line) => {
  expect(figureOf(['', line]).bars).toEqual([]);
});

test('names the numbers that a bar is computed from', () => {
  expect(numbersIn('75 mandats : 1 200 $ ÷ 3 × 0,25')).toEqual(['1 200', '3', '0,25']);
  expect(numbersIn('Marge annuelle.')).toEqual([]);
});
