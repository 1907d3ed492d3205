import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { LIGHT, violations } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/test.ts';

const ARTICLE = '/blog/courriel-marketing-sequences-quebec';

const cards = (page: Page) => page.getByRole('article');
const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 2 });

/** Follows a link that stands nowhere on the site, as somebody does who comes from an old page. */
async function followLinkTo(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Un vieux lien';
    document.querySelector('#outlet')?.append(link);
  }, path);
  // By the keyboard: parts that load as they come near may move what stands below them, between a press and its release.
  await page.getByRole('link', { name: 'Un vieux lien' }).press('Enter');
}

test('shows three articles, then more in place; Back undoes it (BLG-001, BLG-003, AMB-18)', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('link', { name: "Afficher plus d'articles" }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(cards(page).nth(3).getByRole('link')).toBeFocused();
  await page.getByRole('link', { name: /^Lire l'article : Courriel/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Courriel/ })).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
});

test('finds articles by word and category with the keyboard alone (AMB-18)', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Chercher dans le blog' }).focus();
  await page.keyboard.type('referencement');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/articles pour «\sreferencement\s»/);
  await expect(cardTitles(page).first()).toHaveText(/Référencement local/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  const category = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'SEO' });
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=referencement&categorie=seo$/);
  await expect(cardTitles(page)).toHaveText([/Auditer le référencement/]);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(cardTitles(page)).toHaveText([/Auditer le référencement/]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);
});

test('filters, searches and shows more without JavaScript (BLG-001, AMB-18)', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('link', { name: "Afficher plus d'articles" }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).nth(3)).toBeInViewport();
  await page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'Publicité' }).click();
  await expect(cardTitles(page)).toHaveText([/^Publicité Facebook/]);
  await page.getByRole('searchbox').fill('infolettre');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(/q=infolettre&categorie=publicite$/);
  await expect(page.getByText('Aucun article ne correspond')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Voir tous les articles de Mélissa Roy' }).click();
  await expect(page).toHaveURL('/blog/auteur/melissa-roy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles de Mélissa Roy');
  await expect(cards(page)).toHaveCount(2);
  await context.close();
});

test('signs up for the newsletter below an article without JavaScript (AMB-10)', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  const form = page.locator('#infolettre');
  await form.getByLabel('Votre courriel').fill('sans-script@exemple.test');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/inscription=ok#infolettre$/);
  await expect(form.getByText('Merci pour ton inscription !')).toBeInViewport();
  await context.close();
});

test('leads from the contents to each section of an article', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'Dans cet article' });
  const names = await contents.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  for (const name of [names[2], names.at(-1)]) {
    await contents.getByRole('link', { name: name as string }).click();
    await expect(page.getByRole('heading', { level: 2, name: name as string })).toBeInViewport();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: names[2] as string })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  await page.getByText('Dans cet article').last().click();
  await contents.getByRole('link', { name: names[2] as string }).click();
  await expect(page.getByRole('heading', { level: 2, name: names[2] as string })).toBeInViewport();
});

test('copies the address of an article where the device has no share dialog, and opens the booking dialog (BLG-015, BLG-020)', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${ARTICLE}#ce-que-la-loi-demande-en-francais-clair`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByRole('button', { name: 'Lien copié' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(ARTICLE, page.url()).href);

  await page.getByRole('button', { name: 'Obtenir une consultation gratuite' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('takes who follows a dead link to the list, from any page, and Back does not return (BLG-009)', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const start of ['/', '/blog?page=2']) {
    await page.goto(start);
    await hydrated(page);
    await followLinkTo(page, '/blog/inconnu');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
    await expect(page.getByText("Cet article n'existe plus.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new URL(start, page.url()).href);
  }
});

test('answers a dead address with 404, a search and recent articles (BLG-009, BLG-022, AMB-20)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/404/);
  const response = await page.goto('/blog/inconnu');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cet article n’existe plus' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('searchbox').fill('fiche google');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(/\/blog\?q=fiche(?:\+|%20)google$/);
  await expect(cardTitles(page).first()).toHaveText(/Référencement local/);
  expect((await page.goto('/blog/tag/inconnu'))?.status()).toBe(404);
  await expect(page.getByText('Aucun article ici')).toBeVisible();
});

test('leads from an earlier address of an article to the article (AMB-20)', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const response = await request.get('/blog/referencement-local-quebec', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    301,
    '/blog/referencement-local-quebec-guide-complet',
  ]);
  await page.goto('/blog');
  await hydrated(page);
  await followLinkTo(page, '/blog/referencement-local-quebec');
  await expect(page).toHaveURL(/guide-complet$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Référencement local/ })).toBeVisible();
});

test('offers feeds with absolute addresses, and the day of the last change to search engines (AMB-13)', async ({
  page,
  request,
}) => {
  const site = new URL((await request.get('/healthz')).url()).origin;
  await page.goto('/blog/tag/strategie');
  await expect(page).toHaveURL('/blog/tag/strat%C3%A9gie');
  const feeds = await page.locator('link[rel=alternate][type="application/rss+xml"]').all();
  const addresses = await Promise.all(feeds.map((feed) => feed.getAttribute('href')));
  expect(addresses).toEqual([`${site}/blog/tag/strat%C3%A9gie/rss.xml`, `${site}/blog/rss.xml`]);
  for (const address of addresses as string[]) {
    const feed = await request.get(address);
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(await feed.text()).toContain(`<guid isPermaLink="true">${site}/blog/`);
    const again = await request.get(address, { headers: { 'if-none-match': feed.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  const json = await request.get('/blog/feed.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  expect((await json.json()).items[0].url).toMatch(new RegExp(`^${site}/blog/`));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(new RegExp(`<loc>${site}${ARTICLE}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
});

/** The list and an article have been looked at on the one visit of `publicPages.spec.ts`. */
test(`has no barrier that axe can find, ${LIGHT}`, { tag: '@nightly' }, async ({ page, allowComplaints }) => {
  allowComplaints(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/blog?q=rien-de-tel', '/blog/inconnu', ...runs([], ['/blog?page=2', ARTICLE])]) {
    await page.goto(path);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  }
});
