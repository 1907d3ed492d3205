// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { questions } from '../content/website/questions.ts';
import { find } from '../testing/openPage.ts';
import { plainText } from '../testing/plainText.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';
import { findQuestions } from './findQuestions.ts';

let page: OpenSection;
const items = () => [...page.section.querySelectorAll<HTMLDetailsElement>('details')];
const shown = () => items().filter((item) => getComputedStyle(item).display !== 'none');
const search = (text: string) => page.set(within<HTMLInputElement>(page, 'input[type=search]'), text);
const tab = (name: string) => page.button(name);

beforeEach(async () => {
  page = await openSection('Vos questions');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('sorts ten questions into five categories and begins with the general ones (MKT-078)', async () => {
  expect(items()).toHaveLength(10);
  expect(questions.categories.map(({ id }) => id)).toEqual([
    'general',
    'process',
    'technical',
    'pricing',
    'maintenance',
  ]);
  expect(within(page, '[aria-selected=true]').textContent).toBe('Général');
  let sum = 0;
  for (const { id, name } of questions.categories) {
    await page.click(tab(name));
    expect(shown()).toHaveLength(findQuestions(questions.items, questions.categories, id, '').length);
    sum += shown().length;
  }
  expect(sum).toBe(10);
});

test('finds words in questions and answers of all categories, without accents and ligatures (MKT-079)', async () => {
  await search('referencement');
  expect(shown().map((item) => plainText(find(item, 'summary')))).toEqual([
    'Mon référencement va-t-il survivre au changement\u202f?',
  ]);
  expect(within(page, 'header small').textContent).toBe('1 réponse');
  // One sentence of the shell's, and nothing that speaks with each key (access: A 19).
  expect(page.opened.fake.announced).toEqual(['1 réponse']);
  expect(page.section.querySelector('[role=status]')).toBeNull();
  await search('  HÉBERGEMENT   année ');
  expect(shown()).toHaveLength(1);
  await page.click(tab('Prix'));
  expect([within<HTMLInputElement>(page, 'input').value, shown().length]).toEqual(['', 2]);
});

test.each([
  ['garantie', 'garantie'],
  ['Garanties', 'garantie'],
  ['garantir', 'garantie'],
  ['héberger', 'hebergement'],
  ['modification', 'modifier'],
  ['réviser', 'revisions'],
  ['prix', 'modifier'],
  ['prix', 'paiement'],
  ['prix', 'hebergement'],
])('finds other forms of %s (MKT-079)', (word, id) => {
  expect(findQuestions(questions.items, questions.categories, '', word).map((item) => item.id)).toContain(id);
});

test('finds something for every word that the section proposes (MKT-079)', () => {
  const proposed = [...questions.lead.matchAll(/«\s(\S+)\s»/g)].map(([, word = '']) => word);
  expect(proposed.length).toBeGreaterThan(2);
  for (const word of proposed)
    expect(findQuestions(questions.items, questions.categories, '', word).length, word).toBeGreaterThan(0);
});

test('lets several questions be open (MKT-079)', async () => {
  for (const item of shown()) await page.click(item.querySelector('summary') as HTMLElement);
  expect(shown().every(({ open }) => open)).toBe(true);
  expect(shown().length).toBeGreaterThan(1);
});

test('says that nothing is found, what to do, and offers to ask (MKT-080)', async () => {
  await search('zzzz');
  expect(shown()).toHaveLength(0);
  const told = page.section.textContent;
  expect(told).toContain('Aucun résultat trouvé');
  expect(told).toContain('Essayez une autre recherche ou contactez-nous directement');
  const ask = page.button('Poser une question');
  expect([ask.getAttribute('commandfor'), ask.getAttribute('command')]).toEqual(['reserver', 'show-modal']);
});

test('answers revisions, payment, support, guarantee, delays and hosting with their figures (MKT-081)', () => {
  const told = items()
    .map(({ textContent }) => textContent)
    .join(' ')
    .replaceAll('\u00a0', ' ');
  for (const figure of [
    /Trois rondes de révision/,
    /40\/40\/20/,
    /30 premiers jours/,
    /1 an/,
    /En 24\sh/,
    /en 2\sh/,
    /200 \$ par année/,
  ]) {
    expect(told).toMatch(figure);
  }
});
