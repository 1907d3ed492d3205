import fc from 'fast-check';
import { expect, test } from 'vitest';
import { de, frenchTypography, sentence } from './french.ts';

test.each([
  ['Atelier Boréal', 'd’Atelier Boréal'],
  ['Érablière du Lac', 'd’Érablière du Lac'],
  ['Œuvres vives', 'd’Œuvres vives'],
  ['IGA', 'd’IGA'],
  ['Habitations Gagnon', 'd’Habitations Gagnon'],
  ['Hôtel du Fleuve', 'd’Hôtel du Fleuve'],
  ['Yves Tremblay', 'd’Yves Tremblay'],
  ['Toitures du Fleuve', 'de Toitures du Fleuve'],
  ['Hockey Plus', 'de Hockey Plus'],
  ['Hangar 12', 'de Hangar 12'],
  ['HVAC Québec', 'de HVAC Québec'],
  ['Yoga Limoilou', 'de Yoga Limoilou'],
  ['Onze sur table', 'de Onze sur table'],
  ['Oui Marketing', 'de Oui Marketing'],
  ['360 degrés', 'de 360 degrés'],
  ['Les Toitures du Fleuve', 'des Toitures du Fleuve'],
  ['Le Grenier', 'du Grenier'],
  ['La Maison claire', 'de La Maison claire'],
  ['L’Atelier', 'de L’Atelier'],
  ['🏠 Maison', 'de 🏠 Maison'],
])('writes de before %s as %s', (name, written) => {
  expect(de(name)).toBe(written);
});

test.each([
  ['les clients ne rappellent pas', 'Les clients ne rappellent pas.'],
  ['émondage raté', 'Émondage raté.'],
  ['Pourquoi attendre?', 'Pourquoi attendre\u202f?'],
  ['ça coule...', 'Ça coule...'],
  ['trop cher,', 'Trop cher.'],
  ["c'est long", 'C’est long.'],
  ['iPhone brisé', 'IPhone brisé.'],
])('makes a sentence of %s', (typed, written) => {
  expect(sentence(typed)).toBe(written);
});

test.each([
  ['Vraiment? Oui!', 'Vraiment\u202f? Oui\u202f!'],
  ['à 50% : "pas cher"', 'à 50\u00a0%\u00a0: «\u00a0pas cher\u00a0»'],
  ['de 9:30 à https://exemple.ca', 'de 9:30 à https://exemple.ca'],
  ["l'hiver d'ici", 'l’hiver d’ici'],
])('sets %s as in print', (typed, printed) => {
  expect(frenchTypography(typed)).toBe(printed);
});

test('changes nothing when run again, and nothing but spaces and marks at all', () => {
  const piece = fc.constantFrom(
    'mot',
    'été',
    '12',
    ' ',
    ' ',
    '?',
    '!',
    ':',
    ';',
    '%',
    '$',
    '«',
    '»',
    '(',
    ')',
    "'",
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const typed = pieces.join('');
      const printed = frenchTypography(typed);
      expect(frenchTypography(printed)).toBe(printed);
      const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll('’', "'");
      expect(bare(printed)).toBe(bare(typed));
    }),
  );
});
