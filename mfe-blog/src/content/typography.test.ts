import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundHyphens, frenchTypography } from './typography.ts';

test.each([
  ['Vraiment ? Oui !', 'Vraiment\u202f? Oui\u202f!'],
  ["l'offre : « 50 % » à 2 000 $", 'l’offre\u00a0: «\u00a050\u00a0%\u00a0» à 2\u00a0000\u00a0$'],
  ['de 9 h à 10 h, 12 min', 'de 9\u00a0h à 10\u00a0h, 12\u00a0min'],
  ['en 2026 100 clients', 'en 2026\u00a0100 clients'],
])('sets %s as in print', (typed, printed) => {
  expect(frenchTypography(typed)).toBe(printed);
});

test('changes nothing when run again, and only spaces and apostrophes at all', () => {
  const piece = fc.constantFrom(' ', '«', '»', ':', '?', '%', '1', '000', 'h', "'", 'mot', '\n');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const typed = pieces.join('');
      const printed = frenchTypography(typed);
      expect(frenchTypography(printed)).toBe(printed);
      expect(printed.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")).toBe(typed);
    }),
  );
});

test.each([
  ['Écrivez-nous, demandez-le ou allez-y.', 'Écrivez-|nous, demandez-|le ou allez-|y.'],
  ['un rendez-vous ci-dessous, a-t-il dit', 'un rendez-|vous ci-|dessous, a-|t-|il dit'],
  ['celui-ci, ceux-là', 'celui-|ci, ceux-|là'],
  ['lui-même, elles-mêmes', 'lui-|même, elles-|mêmes'],
  ['clé-en-main, avant-midi, Sainte-Foy, 2-le', 'clé-en-main, avant-midi, Sainte-Foy, 2-le'],
])('binds the small words of %s', (typed, shown) => {
  expect(boundHyphens(typed).replaceAll('\u2060', '|')).toBe(shown);
  expect(boundHyphens(boundHyphens(typed))).toBe(boundHyphens(typed));
});
