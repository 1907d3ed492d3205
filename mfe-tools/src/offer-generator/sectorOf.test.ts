import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectors } from '../content/offerSectors.ts';
import { sectorOf } from './sectorOf.ts';

test.each([
  ['Toiture résidentielle', 'construction'],
  ['RÉNOVATION', 'construction'],
  ['boutique en ligne de bijoux', 'boutique-en-ligne'],
  ['vente de vêtements en ligne', 'boutique-en-ligne'],
  ['Je vends des bijoux faits main, surtout en ligne', 'boutique-en-ligne'],
  ['cours de yoga en ligne', 'formation'],
  ['vente de vêtements', 'commerce'],
  ['Boulangerie artisanale', 'bouche'],
  ['épicerie fine', 'bouche'],
  ['Courtage immobilier', 'immobilier'],
  ['Café-restaurant', 'restauration'],
  ['Clinique dentaire', 'sante'],
  ['soins esthétiques', 'beaute'],
  ['spa nordique', 'beaute'],
  ['avocate en droit de la famille', 'services-professionnels'],
  ['agence de marketing', 'services-professionnels'],
  ['coaching de vie', 'formation'],
  ['centre d’entraînement', 'forme'],
  ['logiciels pour PME', 'techno'],
  ['automatisation', 'techno'],
  ['auto usagée', 'automobile'],
  ['garage de quartier', 'automobile'],
  ['chalets à louer', 'tourisme'],
  ['magasin de meubles', 'commerce'],
  ['apiculture urbaine', 'autre'],
  ['', 'autre'],
  ['🙂', 'autre'],
])('recognises « %s » as %s', (typed, id) => {
  expect(sectorOf(typed, sectors).id).toBe(id);
});

test('recognises every line of business by its own name', () => {
  for (const sector of sectors) expect(sectorOf(sector.name, sectors)).toBe(sector);
});

test('finds a line of business for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(sectors).toContain(sectorOf(typed, sectors));
    }),
  );
});
