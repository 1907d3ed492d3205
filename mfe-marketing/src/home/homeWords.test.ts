import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { expect, test, vi } from 'vitest';
import { claimsText } from '../content/claimsText.ts';
import { homeData } from './homeData.ts';
import { homeWith, homeWords } from './homeWords.ts';

test('what the file says can be published as it is, and changes no page', () => {
  expect(textProblems('home', homeWords())).toEqual([]);
  expect(homeWith(homeWords(), undefined)).toEqual(homeData());
  expect(homeWith(undefined, undefined)).toEqual(homeData());
});

test('what staff write stands in place of the file, part by part; figures and links stay', () => {
  const faq = { title: 'Questions', items: [{ question: 'Combien', answer: 'Mille dollars.' }] };
  expect(homeWith({ faq }, undefined)).toEqual({ ...homeData(), faq });
  const words = homeWords();
  const [first, ...others] = words.pillars?.expertise ?? [];
  const pillars = { ...words.pillars, expertise: [{ ...first, name: 'Annonces' }, ...others] };
  const page = homeWith({ hero: { ...words.hero, title: 'Plus haut' }, pillars }, undefined);
  expect(page.hero).toEqual({ ...homeData().hero, title: 'Plus haut' });
  expect(page.pillars.items[0]).toEqual({ ...homeData().pillars.items[0], name: 'Annonces' });
  expect(page.about).toEqual(homeData().about);
  const rows = [...(words.comparison?.rows ?? []), { subject: 'Le café', other: 'Tiède', ours: 'Chaud' }];
  expect(homeWith({ comparison: { ...words.comparison, rows } }, undefined).comparison.rows.at(-1)).toEqual([
    ...['Le café', 'Tiède', 'Chaud'],
  ]);
});

test('figures and the sentences of the file follow the claims that hold; words that staff wrote stay as they wrote them', () => {
  const without = (...ids: string[]): ClaimsText => ({
    ...claimsText,
    figures: claimsText.figures.map((figure) => ({ ...figure, isShown: !ids.includes(figure.id) })),
  });
  const faq = { title: 'Questions', items: [{ question: 'Combien', answer: 'Mille dollars.' }] };
  const page = homeWith({ faq }, without('scaleUps', 'auditWorth'));
  expect(page.faq).toEqual(faq);
  expect(page.hero.figures.map(({ claim }) => claim)).toEqual(['maxClients']);
  expect([homeData().audit.lead, page.audit.lead].map((lead) => lead.includes('ça vaut'))).toEqual([true, false]);
  const { expertise } = homeWords().pillars ?? {};
  const written = homeWith({ pillars: { eyebrow: 'Trois', title: 'Trois', expertise } }, without('sites'));
  expect(written.pillars.title).toBe('Trois');
  expect(written.pillars.items.map(({ proof }) => proof.length)).toEqual([1, 1, 0]);
});

test('what this release cannot read is left out, and said in the log', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(homeWith({ hero: { title: 'x' } }, undefined)).toEqual(homeData());
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
