import { expect, test } from 'vitest';
import { readPhone } from './readPhone.ts';

test.each([
  ['418 555-0142', '418 555-0142'],
  ['(418) 555.0142', '418 555-0142'],
  ['+1 418 555 0142', '418 555-0142'],
  ['1-418-555-0142 poste 12', '418 555-0142 poste 12'],
  ['4185550142 #7', '418 555-0142 poste 7'],
  ['418\u00a0555\u20110142 ext. 345', '418 555-0142 poste 345'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+44 (20) 7946 0958', '+442079460958'],
  ['abc', undefined],
  ['555-0142', undefined],
  ['118 555-0142', undefined],
  ['418 155-0142', undefined],
  ['+33 12', undefined],
  ['+0123456789', undefined],
  ['+ 1 418', undefined],
  ['appelez le 418 555-0142', undefined],
  ['418 555-0142 et 418 555-0143', undefined],
  ['', undefined],
])('reads « %s » (SHL-092)', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
});
