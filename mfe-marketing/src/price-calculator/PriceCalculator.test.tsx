// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LEAST_PRICE } from '../content/website/leastPrice.ts';
import { price } from '../content/website/price.ts';
import { siteSteps } from '../rates/siteSteps.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';
import { priceContext } from './priceContext.ts';
import { quote } from './quote.ts';

let page: OpenSection;
const total = () => page.texts('aside [role=status] b')[0];
const options = () => [...page.section.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const slider = (name: string) => within<HTMLInputElement>(page, `input[name=${name}]`);

beforeEach(async () => {
  page = await openSection('Votre prix');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('lists four items as included, with their prices (MKT-073)', () => {
  expect(page.texts('form > ul > li')).toEqual([
    'Design sur mesureInclus2 000 $',
    'Adaptation aux cellulairesInclus500 $',
    'SEO de baseInclus800 $',
    'Gestion de contenu (CMS)Inclus1 200 $',
  ]);
  expect(page.texts('aside dl > dd')[0]).toBe('4 500 $');
});

test('offers ten options, each with its price (MKT-074)', () => {
  expect(page.texts('fieldset label span:last-child')).toEqual([
    '3 500 $',
    '2 000 $',
    '800 $',
    '1 500 $',
    '1 200 $',
    '600 $',
    '400 $',
    '500 $',
    '700 $',
    '800 $',
  ]);
  expect(options().every(({ labels }) => (labels?.[0]?.textContent ?? '').length > 3)).toBe(true);
});

test('starts at complexity 2 of 5 and deadline 4 of 5, in words (MKT-075, MKT-076)', () => {
  const shown = ['complexity', 'deadline'].map((name) => {
    const { min, max, step, value } = slider(name);
    return [min, max, step, value, slider(name).getAttribute('aria-valuetext')];
  });
  expect(shown).toEqual([
    ['1', '5', '1', '2', 'Simple'],
    ['1', '5', '1', '4', '5 semaines'],
  ]);
});

test('shows the price of what is chosen, before scripts and after each choice (MKT-077)', async () => {
  expect(page.opened.page.html).toContain('5\u00a0130\u00a0$');
  expect(total()).toBe('5 130 $');
  await page.click(options()[0] as HTMLElement);
  expect(total()).toBe('9 120 $');
  for (const option of options().slice(1)) await page.click(option);
  expect(total()).toBe('18 810 $');
  expect(page.texts('aside dl > dd')[1]).toBe('+ 12 000 $');
  await page.set(slider('complexity'), '5');
  await page.set(slider('deadline'), '1');
  expect(total()).toBe('43 560 $');
  for (const option of options()) await page.click(option);
  await page.set(slider('complexity'), '-8');
  await page.set(slider('deadline'), '99');
  expect(total()).toBe('4 050 $');
  expect(page.texts('small').join()).toContain('+ taxes');
});

test('says what a price below that of the smallest project means, and nothing beside any other (MKT-068, MKT-077)', async () => {
  expect(siteSteps[0]?.from).toBe(LEAST_PRICE);
  const told = () => page.texts('aside')[0]?.replaceAll('\u00a0', ' ');
  expect(told()).not.toContain('Nos projets commencent');
  await page.set(slider('complexity'), '1');
  await page.set(slider('deadline'), '5');
  expect(total()).toBe('4 050 $');
  expect(told()).toContain('Nos projets commencent à 5 000 $ : avec ces choix, il vous reste 950 $');
  expect(within<HTMLAnchorElement>(page, 'aside a').pathname).toBe('/tarifs');
});

test('tells who answers the request that the price is below that of the smallest project', () => {
  const told = (complexity: number, deadline: number) => {
    const wish = { options: [], complexity, deadline };
    return JSON.stringify(priceContext(price, wish, quote(wish, price)).lines);
  };
  expect(told(1, 5)).toContain('Plus petit projet');
  expect(told(2, 4)).not.toContain('Plus petit projet');
});
