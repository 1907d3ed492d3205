import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angles } from '../content/offerAngles.ts';
import { sectors } from '../content/offerSectors.ts';
import { plain } from '../testing/typing.ts';
import type { Answers } from './answers.ts';
import { sectorOf } from './sectorOf.ts';
import { parts, writeOffer } from './writeOffer.ts';

const answers: Answers = {
  entreprise: 'Atelier Boréal',
  secteur: 'Toiture',
  probleme: 'la toiture coule chaque printemps',
  solution: 'inspection par drone et réparation garantie',
};
const write = (some: Answers, angle: number) => writeOffer(some, sectorOf(some.secteur, sectors), angle);
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const any = fc.record({ entreprise: word, secteur: word, probleme: word, solution: word });

test('writes seven parts from the four answers (TLS-002)', () => {
  const offer = write(answers, 0);
  expect(Object.keys(offer)).toEqual([...parts]);
  expect(plain(offer.accroche)).toBe('« La toiture coule chaque printemps. » Et si ça changeait ?');
  expect(offer.constat).toMatch(/^Si vous vous reconnaissez/);
  expect(offer.promesse).toMatch(/^Inspection par drone et réparation garantie\. .*l’approche d’Atelier Boréal/);
  expect(offer.inclus.split('\n')).toHaveLength(3);
  expect(plain(offer.action)).toContain('Réservez votre visite d’estimation gratuite');
  expect(offer.annonce).toContain(offer.accroche);
});

test('quotes the problem with its mark, typed or not (TLS-002)', () => {
  const headline = (probleme: string) => plain(write({ ...answers, probleme }, 0).accroche);
  expect(headline('La toiture coule.')).toBe('« La toiture coule. » Et si ça changeait ?');
  expect(headline('la toiture coule')).toBe(headline('La toiture coule.'));
  expect(headline('Pourquoi ça coule ?')).toBe('« Pourquoi ça coule ? » Et si ça changeait ?');
});

test('sends nobody into a shop that is online, and promises no table in a bakery (TLS-002)', () => {
  const offers = (secteur: string) =>
    angles.map((_, angle) => Object.values(write({ ...answers, secteur }, angle)).join(' ')).join(' ');
  expect(offers('vente de vêtements en ligne')).not.toMatch(/Passez nous voir|Essai sur place|quartier/);
  expect(offers('Boulangerie')).not.toMatch(/table|addition|assiette/i);
  expect(offers('vente de vêtements en ligne')).not.toMatch(/Venez nous|on habite le coin/);
  for (const secteur of ['Boulangerie', 'vente de vêtements en ligne', 'Restaurant', 'Magasin de meubles'])
    expect(plain(offers(secteur))).not.toMatch(/mois d’attente|réponse claire|conversation au début|trace ensemble/);
  for (const { name } of sectors) expect(offers(name)).not.toMatch(/du (?:quartier|coin) d’ici/);
});

test('tells the same offer under six angles, each with another headline and call to action', () => {
  expect(angles).toHaveLength(6);
  for (const part of ['accroche', 'constat', 'promesse', 'action'] as const)
    expect(new Set(angles.map((_, angle) => write(answers, angle)[part])).size).toBe(6);
});

test('begins again after the last angle', () => {
  expect(write(answers, angles.length)).toEqual(write(answers, 0));
});

test('gives every line of business its own guarantee, call to action and contents', () => {
  for (const field of ['guarantee', 'action', 'fear', 'result', 'firstStep'] as const)
    expect(new Set(sectors.map((sector) => sector[field])).size).toBe(sectors.length);
  expect(write({ ...answers, secteur: 'Clinique' }, 2).garantie).not.toBe(write(answers, 2).garantie);
});

test('writes the same text for the same answers and angle', () => {
  fc.assert(
    fc.property(any, fc.nat(40), (some, angle) => {
      expect(write(some, angle)).toEqual(write({ ...some }, angle));
    }),
  );
});

test('begins every part with a capital or a sign, and spaces its signs as in print', () => {
  for (const sector of sectors)
    for (const angle of angles.keys()) {
      const offer = write({ ...answers, secteur: sector.name }, angle);
      for (const text of Object.values(offer)) {
        expect(text).toMatch(/^(?:\p{Lu}|«|•)/u);
        expect(text).not.toMatch(/ [:;?!»%]|« |\p{L}'\p{L}|\bde (?:le|les)\b|undefined|\.\./u);
        expect(text).not.toMatch(/(?<!\p{L})(?:de|que|si) [aeiouéèêà](?!\p{L}*-)/iu);
      }
    }
});

test('leaves a long problem out of the headline', () => {
  const { accroche, constat } = write({ ...answers, probleme: 'a'.repeat(91) }, 0);
  expect(plain(accroche)).toBe('Ce problème a assez duré. On le règle.');
  expect(constat).toMatch(/^Aa{90}\. Si vous/);
});

test('keeps a text from right to left from turning the signs around it', () => {
  expect(write({ ...answers, entreprise: 'شركة' }, 2).accroche).toContain('\u2068شركة\u2069');
});
