import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Claim, claims, isShown, sentenceOf, shownFigures } from './claims.ts';

const all: [string, Claim][] = Object.entries(claims);

test('names page, value, source and date of the last check for every claim (AMB-14)', () => {
  for (const [name, { page, value, label, source, verifiedOn }] of all) {
    expect(
      [page, value, label, source].every((text) => text.trim().length > 0),
      name,
    ).toBe(true);
    expect(page, name).toMatch(/^\//);
    if (verifiedOn !== null) expect(new Date(verifiedOn).toISOString(), name).toContain(verifiedOn);
  }
});

test('holds every figure that the specification states for this remote (MKT-002, MKT-003, MKT-005)', () => {
  const values = all.map(([, { value, label }]) => `${value} ${label}`.replaceAll('\u00a0', ' ')).join('\n');
  for (const figure of [
    '420 %',
    '247 avis',
    '247 mises à l’échelle documentées',
    '4,9/5',
    '98 %',
    '127 clients actifs',
    '12 clients à la fois',
    '3 nouvelles places par mois',
    '2 h',
    '4,2x',
    '5,8x',
    '12 000+',
    '2 847',
    '45 min',
    '2 500 $',
    '30 min',
    '3 500 $',
    '2 000 $',
    '500K$ à 10M$',
    '2 à 3 semaines',
    '30 à 60 jours',
    '30 jours',
  ]) {
    expect(values).toContain(figure);
  }
});

test('hides results without proof when the owner decides so, and keeps offers (AMB-14)', () => {
  const arbitraryClaim = fc.record({
    kind: fc.constantFrom('result' as const, 'offer' as const),
    verifiedOn: fc.constantFrom(null, '2026-11-21'),
    page: fc.constant('/'),
    value: fc.string({ minLength: 1 }),
    label: fc.string({ minLength: 1 }),
    source: fc.constant('test'),
  });
  fc.assert(
    fc.property(fc.array(arbitraryClaim), (list) => {
      expect(shownFigures(list, true)).toHaveLength(list.length);
      const kept = list.filter(({ kind, verifiedOn }) => kind === 'offer' || verifiedOn);
      expect(shownFigures(list, false)).toEqual(kept.map(({ value, label }) => ({ value, label })));
    }),
  );
});

test('leaves out the sentence around a hidden result', () => {
  const say = (value: string) => `${value} abonnés la lisent.`;
  expect(sentenceOf(claims.newsletterReaders, say, true)).toBe('2\u00a0847 abonnés la lisent.');
  expect(sentenceOf(claims.newsletterReaders, say, false)).toBe('');
  expect(isShown(claims.plansFrom, false)).toBe(true);
});
