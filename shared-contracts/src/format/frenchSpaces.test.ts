import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchSpaces } from './frenchSpaces.ts';

test.each([
  ['votre espace « Consulting ».', 'votre espace «\u00a0Consulting\u00a0».'],
  ['Prêt ? Oui : 12 % de 40 $, tout de suite !', 'Prêt\u202f? Oui\u00a0: 12\u00a0% de 40\u00a0$, tout de suite\u202f!'],
  ['rien à changer', 'rien à changer'],
  ['un chemin : /a ;b $PATH', 'un chemin\u00a0: /a ;b $PATH'],
])('%s', (typed, shown) => {
  expect(frenchSpaces(typed)).toBe(shown);
});

test('changes nothing but spaces, and nothing twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = frenchSpaces(text);
      expect(shown.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text.replaceAll(/[\u00a0\u202f]/g, ' '));
      expect(frenchSpaces(shown)).toBe(shown);
    }),
  );
});
