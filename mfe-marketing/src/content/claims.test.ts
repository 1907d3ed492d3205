import { type ClaimsText, hiddenClaims } from '@agence/shared-contracts/texts/claims';
import { textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { expect, test } from 'vitest';
import { homeWith } from '../home/homeWords.ts';
import { type LandingFile, landingFiles, landingWith } from '../landing/landingFile.ts';
import { type Claim, claims, viewOf } from './claims.ts';
import { claimsText, voices } from './claimsText.ts';

const all: [string, Claim][] = Object.entries(claims);

test('names page, value, source and date of the last check for every claim, and a promise what commits the agency (AMB-14)', () => {
  const sources = new Map(claimsText.figures.map(({ id, source }) => [id, source]));
  for (const [name, { page, value, label, kind, verifiedOn }] of all) {
    const source = sources.get(name) ?? '';
    expect(source.startsWith('Preuve à venir'), name).toBe(kind === 'result');
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

const hidden = (...ids: string[]): ClaimsText => ({
  ...claimsText,
  figures: claimsText.figures.map((figure) => ({ ...figure, isShown: !ids.includes(figure.id) })),
  testimonials: claimsText.testimonials.map((voice) => ({ ...voice, isShown: !ids.includes(voice.id) })),
});

test('what nobody has verified is switched off as staff find it, and offers are kept (AMB-14, AMB-56)', () => {
  expect(textProblems('claims', claimsText)).toEqual([]);
  const off = new Set(hiddenClaims(claimsText));
  for (const [name, { kind, verifiedOn }] of all)
    expect(off.has(name), name).toBe(kind === 'result' && verifiedOn === null);
  for (const name of Object.keys(voices)) expect(off.has(name), name).toBe(true);
});

test('sentences follow the claims that they state, and are left out or said otherwise without them', () => {
  const { isShown, value, when } = viewOf(undefined);
  expect([isShown('plansFrom'), value('plansFrom')]).toEqual([true, '3\u00a0500\u00a0$']);
  expect(when(['newsletterReaders'], (count) => `${count} abonnés`)).toBe('2\u00a0847 abonnés');
  const without = viewOf(hidden('newsletterReaders'));
  expect(without.when(['plansFrom', 'newsletterReaders'], () => 'vu')).toBe('');
  expect(without.when(['newsletterReaders'], () => 'vu', 'sans')).toBe('sans');
});

test('every figure and every quotation of a page has its claim: nothing is shown that nobody can switch off (AMB-56)', async () => {
  const everything = hidden(...Object.keys(claims), ...Object.keys(voices));
  const left: string[] = [];
  const look = (part: unknown, way: string) => {
    if (typeof part !== 'object' || part === null) return;
    const { quote, value, label } = part as Record<string, unknown>;
    if (
      quote !== undefined ||
      (value !== undefined && label !== undefined && /(?:figures|proof|main|others)\.\d+$/.test(way))
    )
      left.push(way);
    for (const [key, inner] of Object.entries(part)) look(inner, `${way}.${key}`);
  };
  look(homeWith(undefined, everything), 'home');
  for (const file of Object.values(landingFiles) as LandingFile[]) {
    const { card, landing } = landingWith(file.card.path, undefined, everything);
    expect(card).toEqual(file.card);
    look(landing, card.path);
  }
  expect(left).toEqual([]);
});
