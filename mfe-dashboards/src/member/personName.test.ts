import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  ['Maude Tremblay', 'maude@exemple.test', 'Maude Tremblay'],
  [null, 'maude@exemple.test', 'maude'],
  ['', 'un.nom.de.vingt.signe@exemple.test', 'un.nom.de.vingt.sign…'],
  [null, 'exactement-vingt-sig@exemple.test', 'exactement-vingt-sig'],
])('%o with %s is called %s', (name, email, called) => {
  expect(personName(name, email)).toBe(called);
});
