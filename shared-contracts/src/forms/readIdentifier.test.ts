import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { readIdentifier } from './readIdentifier.ts';

test.each([
  ['marie@entreprise.ca', { email: 'marie@entreprise.ca' }],
  ['  marie@entreprise.ca ', { email: 'marie@entreprise.ca' }],
  ['418 555-0199', { phone: '+14185550199' }],
  ['(418) 555-0199', { phone: '+14185550199' }],
  ['1.418.555.0199', { phone: '+14185550199' }],
  ['+33 6 12 34 56 78', { phone: '+33612345678' }],
])('reads %s as an e-mail address or a number (SHL-043)', (typed, identifier) => {
  expect(readIdentifier(typed)).toEqual(identifier);
});

test.each([
  '',
  ' ',
  'marie',
  'marie@',
  '@ca',
  'a b@c.ca',
  '555-0199',
  '+0123456789',
  '118 555-0199',
  '+1',
  '418 555-0199 poste 2',
])('refuses %s (SHL-043)', (typed) => {
  expect(readIdentifier(typed)).toBeUndefined();
});

test('sends numbers in the one international form only', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d ().-]{1,24}$/), (typed) => {
      const identifier = readIdentifier(typed);
      if (identifier && 'phone' in identifier) expect(identifier.phone).toMatch(/^\+[1-9]\d{7,14}$/);
    }),
    { numRuns: runs(1000, 100_000) },
  );
});
