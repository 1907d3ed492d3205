// @vitest-environment jsdom
import { hiddenClaims } from '@agence/shared-contracts/texts/claims';
import { describe, expect, test } from 'vitest';
import { aboutData } from '../about/aboutData.ts';
import { claims } from '../content/claims.ts';
import { claimsText } from '../content/claimsText.ts';
import { manifest } from '../exposes/manifest.ts';
import { methodData } from '../method/methodData.ts';
import { ratesData } from '../rates/ratesData.ts';
import { openPage } from '../testing/openPage.ts';
import { readPage } from '../testing/servedPage.ts';

const PAGES = ['/a-propos', '/methode', '/tarifs', '/preuves'] as const;

/** Every text that staff's switches leave of a page when all of them are off. */
const withoutClaims = () => {
  const none = { ...claimsText, figures: claimsText.figures.map((figure) => ({ ...figure, isShown: false })) };
  expect(hiddenClaims(none)).toEqual(expect.arrayContaining(Object.keys(claims)));
  return JSON.stringify([aboutData(none), methodData(none), ratesData(none)]);
};

describe.each(PAGES)('%s', (path) => {
  test('has one heading, a title and description of its own, its trail, and one loud action at most (SHL-055, SHL-057)', async () => {
    const { root, head, ctas } = await readPage(path);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.description.length).toBeGreaterThan(90);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(JSON.stringify(head.jsonLd)).toContain(`"item":"https://site.test${path}"`);
    expect(ctas.length).toBeLessThanOrEqual(1);
  });

  test('says nothing in more than forty words, and leads only to places that are there', async () => {
    const { root } = await readPage(path);
    const blocks = [...root.querySelectorAll('p, li, dd, h2, h3')].filter(
      (block) => !block.querySelector('p, li, dd, h2'),
    );
    const sentences = blocks.map(({ textContent }) => textContent).flatMap((text) => text.split(/(?<=[.?!])\s/));
    // What is copied from the terms stands there as counsel wrote it.
    const own = path === '/preuves' ? [] : sentences.filter((sentence) => sentence.split(/\s+/).length > 40);
    expect(own).toEqual([]);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      expect(root.querySelector(link.getAttribute('href') ?? ''), link.outerHTML).not.toBeNull();
    for (const { href } of [...root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')])
      expect(new URL(href).pathname).toMatch(/^\/[a-z0-9/-]*$/);
  });

  test('is hydrated as it was served, without the code that wrote it', async () => {
    const page = await openPage(path);
    expect(await page.close()).toEqual([]);
  });

  test('stands in the footer', () => {
    expect(manifest.navigation?.filter(({ to, slot }) => to === path && slot === 'footer-company')).toHaveLength(1);
  });
});

test('what staff do not show stands on none of them, and they are whole without it (AMB-56)', () => {
  const text = withoutClaims().replaceAll('\u00a0', ' ');
  for (const figure of [
    '12 clients',
    '12 tentes',
    '3 nouvelles',
    'par mois et plus',
    'budget marketing',
    '2 500 $',
    '45 min',
    '30 à 60 jours',
  ])
    expect(text).not.toContain(figure);
});

test('the twelve tents are the twelve places that the agency has, and three of them are new (MKT-003)', async () => {
  const { root } = await readPage('/a-propos');
  expect(root.querySelectorAll('svg g')).toHaveLength(12 + root.querySelectorAll('svg g:has(text)').length);
  expect(root.querySelectorAll('svg g.opened')).toHaveLength(3);
});

test.each(PAGES)('%s ends with what one may do now', async (path) => {
  const { root } = await readPage(path);
  const last = [...root.querySelectorAll('section')].at(-1);
  expect(last?.querySelector('h2')).not.toBeNull();
  expect(last?.querySelectorAll('a')).toHaveLength(1);
  expect(last?.nextElementSibling).toBeNull();
});

test('beside how a price is computed stands what one below that of the smallest project means (docs/decisions/0049)', async () => {
  const { text } = await readPage('/tarifs');
  expect(text).toContain('Nos projets commencent à 5 000 $ : un calcul qui donne moins laisse de quoi ajouter');
  expect(text).toContain('Trois versements, avant taxes');
});
