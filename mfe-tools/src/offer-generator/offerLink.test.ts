import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angles } from '../content/offerAngles.ts';
import { problemsOf } from './answers.ts';
import { fromHash, LONGEST_PART, toHash } from './offerLink.ts';
import { parts } from './writeOffer.ts';

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
const answers = fc
  .record({ entreprise: text(20), secteur: text(20), probleme: text(60), solution: text(60) })
  .filter((some) => Object.keys(problemsOf(some)).length === 0);
const edits = fc.dictionary(fc.constantFrom(...parts), text(80), { noNullPrototype: true });
const linked = fc.record({ answers, angle: fc.nat(angles.length - 1), edits });

test('comes back from its address as it was, changes by hand included (TLS-002)', () => {
  fc.assert(
    fc.property(linked, (offer) => {
      expect(fromHash(toHash(offer))).toEqual(offer);
    }),
  );
});

test('understands any address: an offer that can be written, or nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom('entreprise=', 'secteur=', 'probleme=', '&', '=', '%', 'angle=9', '+'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const offer = fromHash(`#${pieces.join('')}`);
      if (offer) expect(problemsOf(offer.answers)).toEqual({});
    }),
  );
});

test.each([
  ['', 'nothing'],
  ['#contenu', 'another anchor'],
  ['#entreprise=A&secteur=B&probleme=C', 'an answer too few'],
  ['#entreprise=A&secteur=B&probleme=C&solution=D', 'no angle'],
  ['#entreprise=A&secteur=B&probleme=C&solution=D&angle=6', 'an angle that does not exist'],
  ['#entreprise=A&secteur=B&probleme=C&solution=%3Cb%3ED&angle=0', 'markup'],
  [`#entreprise=A&secteur=B&probleme=C&solution=D&angle=0&garantie=${'x'.repeat(LONGEST_PART + 1)}`, 'a text too long'],
])('takes nothing from %s (%s)', (hash) => {
  expect(fromHash(hash)).toBeUndefined();
});
