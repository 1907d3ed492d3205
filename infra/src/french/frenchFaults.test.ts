import { expect, test } from 'vitest';
import { frenchFaults } from './frenchFaults.ts';
import { readTexts } from './readTexts.ts';
import { tooOften } from './tics.ts';

const rulesOf = (text: string) => frenchFaults(text).map(({ rule }) => rule);

test.each([
  ['Prêt ?', 'U+202F before ; ? !'],
  ['Prêt\u00a0? Oui.', 'U+202F before ; ? !'],
  ['Prêt? Oui.', 'U+202F before ; ? !'],
  ['Prix : 12', 'U+00A0 before a colon'],
  ['Prix: 12', 'U+00A0 before a colon'],
  ['12 $', 'U+00A0 before $ and %'],
  ['12%', 'U+00A0 before $ and %'],
  ['8 M$', 'U+00A0 before $ and %'],
  ['« oui »', 'U+00A0 inside « »'],
  ['«oui»', 'U+00A0 inside « »'],
  ['2 000 clients', 'U+00A0 inside a number'],
  ['en 24h', 'U+00A0 between a number and its unit'],
  ['45 min', 'U+00A0 between a number and its unit'],
  ['10\u00a0h 30', 'U+00A0 between a number and its unit'],
  ['0.80 ou plus', 'a decimal comma'],
  ['-40\u00a0%', 'a real minus sign'],
  ["l'offre", 'curly apostrophes'],
  ['Un instant...', 'an ellipsis'],
  ['le 1 décembre', '1er'],
  ['articles de Olivier', 'elisions'],
])('finds in « %s »: %s', (text, rule) => {
  expect(rulesOf(text)).toEqual([rule]);
});

test.each([
  'Prêt\u202f? Oui\u202f! «\u00a0Vraiment\u202f?\u00a0», à 2\u00a0000,50\u00a0$ ou −40\u00a0%\u202f; 10\u00a0h\u00a030.',
  'Le 1er décembre, de 9:30 à https://exemple.ca/a?b=1, version 2.0.1.',
  'le onze, le oui, de un à dix, 418 555-0142, en 2026',
  'Passez à 10M$+ sans perdre pied',
  '1h 50min',
  "Lire l'article",
])('has nothing against « %s »', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test('says where the fault is, with its spaces to be seen', () => {
  expect(frenchFaults('Vous partez\u00a0? Oui.')).toEqual([
    { rule: 'U+202F before ; ? !', near: 'Vous partez⍽? Oui.' },
  ]);
});

test('reads strings, templates and markup of a file, and neither types nor styles', () => {
  const source = `import x from 'ignored';
type A = 'type';
const a = { 'key name': 'Un', b: (n: number) => \`\${n} fois \${n > 1 ? 'deux' : ''}\` };
const B = styled.p\`color: red;\`;
export const C = () => <p title="Trois">Quatre&nbsp;!</p>;`;
  expect(readTexts('a.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual(
    expect.arrayContaining(['3 Un', '3 … fois …', '3 deux', '5 Trois', '5 Quatre\u00a0!']),
  );
  expect(
    readTexts('a.tsx', source)
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/ignored|type|color/);
});

test('hears a turn of phrase that comes twice, and clipped sentences', () => {
  expect(tooOften(['Des clients, pas des clics.', 'Un plan, pas un rêve.'])).toEqual([
    'X, pas Y: , pas des clics | , pas un rêve',
  ]);
  expect(tooOften(['Des clients, pas des clics.', 'Moins cher, pas plus lent.'])).toEqual([]);
  const clipped = 'Rien à donner. Rien qui sort. Rien de caché.';
  expect(tooOften([clipped, 'On lit. On compte. On coupe.'])).toEqual([
    `three clipped sentences: ${clipped} | On lit. On compte. On coupe.`,
  ]);
});
