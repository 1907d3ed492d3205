// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quiz } from '../content/website/quiz.ts';
import { type OpenSection, openSection } from '../testing/websitePage.ts';

let page: OpenSection;
const options = () => [...page.section.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
const question = () => plain(page.texts('h3')[0] ?? '');
const chosen = () =>
  options()
    .filter((option) => option.getAttribute('aria-pressed') === 'true')
    .map((o) => o.textContent);
const answer = (...texts: string[]) =>
  texts.reduce(async (before, text) => {
    await before;
    await page.click(page.button(text));
  }, Promise.resolve());
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const others = ['De 6 à 15', 'À rafraîchir', 'Cette année'];

beforeEach(async () => {
  page = await openSection('Quel site');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('asks five questions with six options each, one after the other, and then answers (MKT-063, MKT-064)', async () => {
  for (const { question: asked, options: offered } of quiz.questions) {
    expect(question()).toBe(plain(asked));
    expect(options().map(({ textContent }) => textContent)).toEqual(offered);
    await page.click(options()[5] as HTMLElement);
  }
  expect(question()).toBe('Site vitrine professionnel');
  expect(options()).toHaveLength(0);
});

test('takes a double click for one answer (MKT-064)', async () => {
  const place = options()[0] as HTMLElement;
  await act(async () => void place.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  await act(async () => void options()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(question()).toBe(plain(quiz.questions[1]?.question ?? ''));
});

test('goes back from the second question on, keeps the answer, and starts again without any (MKT-065)', async () => {
  const names = () => page.texts('button');
  expect(names()).not.toContain('← Question précédente');
  await answer('Santé et bien-être');
  expect(document.activeElement?.textContent).toBe(question());
  await page.click(page.button('← Question précédente'));
  expect([question(), chosen()]).toEqual(['Que vendez-vous ?', ['Santé et bien-être']]);
  await answer('Santé et bien-être', 'Recruter');
  await page.click(page.button('Recommencer'));
  expect([question(), chosen()]).toEqual(['Que vendez-vous ?', []]);
});

test.each([
  ['Services aux particuliers', 'Vendre en ligne', true],
  ['Services aux particuliers', 'Recruter', false],
  ['E-commerce', 'Vendre en ligne', false],
])(
  'says to %s who want to « %s » how a shop is added where the site has none (MKT-068, AMB-75)',
  async (sector, goal, told) => {
    await answer(sector, goal, ...others);
    expect(page.section.textContent?.includes('ajoutez-y l’option')).toBe(told);
  },
);

test.each([
  ['E-commerce', 'Obtenir plus de leads', 'ecommerce'],
  ['Habitation et rénovation', 'Obtenir plus de leads', 'leads'],
  ['Habitation et rénovation', 'Inspirer confiance', 'showcase'],
] as const)(
  '%s and %s lead to the %s site, with its five parts (MKT-066, MKT-067, MKT-068, MKT-069)',
  async (sector, goal, id) => {
    await answer(sector, goal, ...others);
    const { type, description, features, timeline, price } = quiz.recommendations[id];
    const told = plain(page.section.textContent ?? '');
    for (const part of [description, timeline, price, ...features]) expect(told).toContain(plain(part));
    expect(page.texts('h3')).toEqual([type]);
  },
);
