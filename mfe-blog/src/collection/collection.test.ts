// @vitest-environment jsdom
import { textsOf } from '@agence/shared-contracts/testing/queries';
import { expect, test } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { listTexts } from '../content/blog.ts';
import { collectionTexts } from '../content/collection.ts';
import { subjects } from '../content/subjects.ts';
import { render, staticPaths } from '../exposes/server.ts';
import { openPage } from '../testing/openPage.ts';

const siteUrl = 'https://site.test';

test.each([
  ['/blog/tag/seo', 'Articles\u00a0: SEO', 2],
  ['/blog/tag/strat%C3%A9gie', 'Articles\u00a0: Stratégie', 2],
  ['/blog/auteur/catherine-morin', 'Articles de Catherine Morin', 2],
])('%s lists its articles (BLG-019, BLG-022)', async (path, title, count) => {
  const { outlet, close } = await openPage(path);
  expect(textsOf(outlet, 'h1')).toEqual([title]);
  expect(outlet.querySelectorAll('article')).toHaveLength(count);
  expect(outlet.textContent).toContain(`${count}\u00a0articles`);
  expect(await close()).toEqual([]);
});

test('opens a subject with its lead: parts, who wrote it, neighbours and the order to read in (BLG-022)', async () => {
  const { outlet, close } = await openPage('/blog/tag/seo');
  const [lead] = outlet.querySelectorAll('article');
  const parts = [...(lead?.querySelectorAll('ol a') ?? [])].map((link) => link.getAttribute('href'));
  expect(parts).toHaveLength(5);
  expect(parts[1]).toBe('/blog/referencement-local-quebec-guide-complet#etape-1-une-fiche-google-sans-trou');
  expect(lead?.textContent).toContain('et 4 autres parties');
  expect(lead?.textContent).toContain('Catherine Morin Fictif');
  const near = outlet.querySelector('nav[aria-label="Sujets voisins"]');
  expect(textsOf(near as HTMLElement, 'a')).toEqual(['Google 3', 'Référencement local', 'Audit']);
  expect(textsOf(outlet, 'h2')).toContain('Par où commencer, si vous n’avez qu’un souper');
  expect(await close()).toEqual([]);
});

test.each(['/blog/tag/seo', '/blog/auteur/catherine-morin'])('%s names no subject twice (BLG-022)', async (path) => {
  const { outlet, close } = await openPage(path);
  const subjects = [...outlet.querySelectorAll('a[href^="/blog/tag/"]:not([href$=".xml"])')].map((link) =>
    link.getAttribute('href'),
  );
  expect(subjects.length).toBeGreaterThan(5);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(await close()).toEqual([]);
});

test('opens a subject with what its articles are good for (BLG-022)', async () => {
  const tags = new Set((await readArticles()).flatMap(({ tags }) => tags));
  expect([...tags].filter((tag) => !Object.hasOwn(subjects, tag))).toEqual([]);
  const { outlet, close } = await openPage('/blog/tag/seo');
  expect(subjects).toHaveProperty('SEO', outlet.querySelector('h1 + p')?.textContent);
  await close();
});

test.each([
  [0, '0\u00a0article'],
  [1, '1\u00a0article'],
  [2, '2\u00a0articles'],
])('counts %i articles in French (BLG-022)', (count, text) => {
  expect(collectionTexts.count(count)).toBe(text);
  expect(listTexts.results(count, '', undefined)).toBe(text.replace('\u00a0', ' '));
});

test('is prerendered once for every tag, and for every author (AMB-13)', async () => {
  const paths = await staticPaths();
  for (const path of ['/blog/tag/stratégie', '/blog/auteur/melissa-roy']) expect(paths).toContain(path);
  expect(paths).not.toContain('/blog/tag/strategie');
});

test.each([
  ['/blog/tag/strategie', '/blog/tag/strat%C3%A9gie'],
  ['/blog/tag/Strat%C3%A9gie', '/blog/tag/strat%C3%A9gie'],
  ['/blog/tag/Google%20Ads', '/blog/tag/google-ads'],
  ['/blog/tag/GOOGLE-ADS', '/blog/tag/google-ads'],
])('%s leads to the one address of its tag (AMB-13, BLG-022)', async (path, to) => {
  expect(await render({ path, siteUrl })).toMatchObject({ kind: 'redirect', to });
});

test('names the one address of a tag (AMB-13)', async () => {
  const page = await render({ path: '/blog/tag/strat%C3%A9gie', siteUrl });
  expect(page.kind === 'page' && page.head.canonicalPath).toBe('/blog/tag/strat%C3%A9gie');
});

test('gives an author a title, a heading and an address of their own (BLG-019, AMB-21)', async () => {
  const { outlet, page, close } = await openPage('/blog/auteur/olivier-tanguay');
  expect(textsOf(outlet, 'h1')).toEqual(['Articles d’Olivier Tanguay']);
  expect([page.head.title, page.head.canonicalPath]).toEqual([
    'Articles d’Olivier Tanguay',
    '/blog/auteur/olivier-tanguay',
  ]);
  expect(await close()).toEqual([]);
  expect(await render({ path: '/blog?auteur=olivier-tanguay', siteUrl })).toMatchObject({
    kind: 'redirect',
    to: '/blog/auteur/olivier-tanguay',
  });
  expect(await render({ path: '/blog?auteur=personne', siteUrl })).toMatchObject({ kind: 'page' });
});

test.each(['/blog/tag/inconnu', '/blog/auteur/personne'])(
  '%s is not found, and shows ways on (BLG-022)',
  async (path) => {
    const { outlet, page, close } = await openPage(path);
    expect([page.status, page.head.noindex]).toEqual([404, true]);
    expect(outlet.textContent).toContain('Aucun article ici');
    expect(outlet.querySelectorAll('nav a').length).toBeGreaterThan(5);
    expect(await close()).toEqual([]);
  },
);

test('names the feed of a tag, and none for a tag that nobody uses (AMB-13)', async () => {
  const { outlet, page, close } = await openPage('/blog/tag/strat%C3%A9gie');
  expect(page.head.feeds?.[0]).toMatchObject({
    type: 'application/rss+xml',
    path: '/blog/tag/strat%C3%A9gie/rss.xml',
  });
  const link = [...outlet.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Fil RSS'));
  expect(link?.getAttribute('href')).toBe('/blog/tag/strat%C3%A9gie/rss.xml');
  await close();
  const unknown = await openPage('/blog/tag/inconnu');
  expect(unknown.page.head.feeds).toBeUndefined();
  expect(unknown.outlet.textContent).not.toContain('Fil RSS');
  await unknown.close();
});
