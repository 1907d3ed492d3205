import { expect, test } from 'vitest';
import { ofName } from './ofName.ts';

test.each([
  ['Catherine Morin', 'de Catherine Morin'],
  ['Olivier Tanguay', 'd’Olivier Tanguay'],
  ['Éric Bédard', 'd’Éric Bédard'],
  ['Hélène Roy', 'd’Hélène Roy'],
  ['Yves Côté', 'd’Yves Côté'],
  ['Yann Roy', 'de Yann Roy'],
])('%s becomes %s (AMB-79)', (name, of) => {
  expect(ofName(name)).toBe(of);
});
