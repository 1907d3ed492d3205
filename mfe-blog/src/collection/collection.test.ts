// @vitest-environment jsdom
import { textsOf } from '@agence/shared-contracts/testing/queries';
import { expect, test } from 'vitest';
import { render, staticPaths } from '../exposes/server.ts';
import { openPage } from '../testing/openPage.ts';

const siteUrl = 'https://site.test';

test.each([
  ['/blog/tag/seo', 'Articles\u00a0: SEO', 2],
  ['/blog/tag/strat%C3%A9gie', 'Articles\u00a0: Stratégie', 2],
  ['/blog/tag/strategie', 'Articles\u00a0: Stratégie', 2],
  ['/blog/auteur/catherine-morin', 'Articles de Catherine Morin', 2],
])('%s lists its articles (BLG-019, BLG-022)', async (path, title, count) => {
  const { outlet, close } = await openPage(path);
  expect(textsOf(outlet, 'h1')).toEqual([title]);
  expect(outlet.querySelectorAll('article')).toHaveLength(count);
  expect(outlet.textContent).toContain(`${count}\u00a0articles`);
  expect(await close()).toEqual([]);
});

test('is prerendered for every tag, with and without accents, and every author (AMB-13)', async () => {
  const paths = await staticPaths();
  for (const path of ['/blog/tag/stratégie', '/blog/tag/strategie', '/blog/auteur/melissa-roy']) {
    expect(paths).toContain(path);
  }
});

test('names one address for a tag and its alias (AMB-13)', async () => {
  for (const path of ['/blog/tag/strategie', '/blog/tag/strat%C3%A9gie']) {
    const page = await render({ path, siteUrl });
    expect(page.kind === 'page' && page.head.canonicalPath).toBe('/blog/tag/strat%C3%A9gie');
  }
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
  const { outlet, page, close } = await openPage('/blog/tag/strategie');
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
