import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { stopClock } from '../support/clock.ts';
import { wordsNotPrinted } from '../support/printed.ts';
import { expect, hydrated, hydratedPart, test } from '../support/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Ceux qui ont déjà grimpé' });
const bytesOf = async (download: Download) => new Uint8Array(await readFile(await download.path()));

test('reads, asks and subscribes without JavaScript (MKT-008, MKT-010, MKT-014, MKT-021)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('42', { exact: true })).toBeVisible();
  await expect(page.getByText('12', { exact: true })).toBeVisible();

  const second = carousel(page).getByText('Ils ont commencé par nous faire arrêter deux campagnes', { exact: false });
  await expect(second).not.toBeInViewport();
  await carousel(page).getByRole('link', { name: 'Témoignage suivant' }).first().click();
  await expect(second).toBeInViewport();

  await page.getByText('Et si je ne suis pas satisfait').click();
  await expect(page.getByText('La garantie de satisfaction de 30 jours')).toBeVisible();

  const form = page.locator('#infolettre');
  await form.getByLabel('Votre courriel').fill('sans-javascript@boutique.example');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/inscription=ok/);
  await expect(form.getByText('Merci pour ton inscription !')).toBeVisible();
  await context.close();
});

test('the trails climb to the summit while one scrolls, and stand there for who wants no motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const trails = page.locator('#expertises .trails');
  // The share of the map, from its lower edge, to which they have come.
  const climbed = async (share: number) => {
    await trails.evaluate((map, of) => {
      const { top, height } = map.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * of - innerHeight, behavior: 'instant' });
    }, share);
    return trails.evaluate((map) => getComputedStyle(map).clipPath);
  };
  await expect.poll(() => climbed(0.7)).toMatch(/^inset\([1-9]\d(?:\.\d+)?% 0px 0px\)$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => climbed(0.7)).toBe('none');
});

test('a route runs down the page as far as one has come, and stands there whole for who wants no motion', async ({
  page,
}) => {
  await page.goto('/');
  const route = page.locator('[data-route]');
  // The share of it that is not seen yet, in percent.
  const ahead = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    return route.evaluate((line) => Number(/0px ([\d.]+)%\)$/.exec(getComputedStyle(line).clipPath)?.[1] ?? 0));
  };
  await expect.poll(() => ahead(1200)).toBeGreaterThan(70);
  await expect.poll(() => ahead(4000)).toBeLessThan(60);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => ahead(1200)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test('subscribes in place and is empty again (MKT-020, MKT-021)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const form = page.locator('#infolettre');
  await hydratedPart(page, '#infolettre');
  await form.getByLabel('Votre courriel').fill('marie@boutique.example');
  await stopClock(page);
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(form.getByRole('button', { name: 'Inscription...' })).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(form.getByText('Merci pour ton inscription !')).toBeVisible();
  await expect(form.getByLabel('Votre courriel')).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('walks through the testimonials by keyboard, around both ends (MKT-014)', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const quotes = carousel(page).locator('blockquote');
  const back = carousel(page).getByRole('link', { name: 'Témoignage précédent' }).first();
  await hydratedPart(page, 'blockquote');
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(quotes.nth(2)).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(quotes.nth(0)).toBeInViewport();
});

test('loads the code of FAQ and about when they come near, once (MKT-022, MKT-023, MKT-024)', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const codeOf = (name: string) => requested.filter((url) => url.includes(`/assets/${name}.js`)).length;
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect([codeOf('HomeFaq'), codeOf('About')]).toEqual([0, 0]);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect.poll(() => codeOf('HomeFaq')).toBe(1);
  await page.locator('#a-propos').scrollIntoViewIfNeeded();
  await expect.poll(() => codeOf('About')).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#a-propos').scrollIntoViewIfNeeded();
  expect([codeOf('HomeFaq'), codeOf('About')]).toEqual([1, 1]);
  await expect(page.getByRole('heading', { name: 'Une petite équipe de Québec' })).toBeVisible();
});

test('brings what lazy sections say after navigation inside the site too, and their code when they come near (MKT-025)', {
  tag: '@nightly',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: /Cimes/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passez à 10M$+ sans perdre pied' })).toBeVisible();
  const faq = page.locator('#faq');
  expect(await faq.evaluate((section) => section.clientHeight)).toBeGreaterThanOrEqual(480);
  await expect(faq.getByText('Combien coûtent vos services')).toBeAttached();
  await hydrated(page);
  expect(requested.filter((url) => url.includes('/assets/HomeFaq.js'))).toEqual([]);
  await hydratedPart(page, '#faq summary');
  await expect(faq.getByText('Combien coûtent vos services')).toBeVisible();
});

test('opens at its anchors (MKT-022, MKT-023)', { tag: '@nightly' }, async ({ page }) => {
  for (const [anchor, heading] of [
    ['faq', 'Ce qu’on nous demande avant de signer'],
    ['a-propos', 'Une petite équipe de Québec'],
  ] as const) {
    await page.goto(`/#${anchor}`);
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('downloads three real files (MKT-017, MKT-019, AMB-15)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const [name, file, start] of [
    [/mise à l’échelle B2C/, 'scale-up-b2c-premium.pdf', '%PDF-'],
    [/Modèles d’entonnoirs/, 'funnels-premium.zip', 'PK\u0003\u0004'],
    [/Checklist SEO/, 'checklist-seo-quebec.pdf', '%PDF-'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.locator('#ressources').getByRole('link', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    const bytes = await bytesOf(download);
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(new TextDecoder('latin1').decode(bytes.slice(0, start.length))).toBe(start);
  }
});

test('prints the same ten checks as the tool (AMB-15)', { tag: '@nightly' }, async ({ page, request }) => {
  const pdf = await getDocumentProxy(
    new Uint8Array(await (await request.get('/guides/checklist-seo-quebec.pdf')).body()),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  const printed = text.replace(/\s/g, '');
  await page.goto('/outils/checklist-seo');
  const items = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
  expect(items).toHaveLength(10);
  for (const item of items) expect(printed).toContain(item.replace(/\s/g, ''));
});

test('filters the portfolio without JavaScript, and on the page with Back (MKT-086, MKT-087)', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const plain = await context.newPage();
  await plain.goto('/statistiques');
  await expect(plain).toHaveURL(/\/realisations$/);
  await plain.getByRole('button', { name: 'Restaurant' }).click();
  await expect(plain).toHaveURL(/categorie=restaurant/);
  await expect(plain.getByRole('article')).toHaveCount(1);
  await context.close();

  await page.goto('/realisations');
  await hydrated(page);
  await page.getByRole('button', { name: 'Commerce en ligne' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('2 projets')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

/**
 * What counting figures show at a moment of their animation, in milliseconds; in the unit that they count in. It begins
 * anew, because one that is over by the time the page has loaded is not known any more.
 */
const countedAt = (figures: Locator, ms: number) =>
  figures.evaluateAll(
    (found, time) =>
      found.map((figure) => {
        const { style } = figure as HTMLElement;
        style.animationName = 'none';
        getComputedStyle(figure).animationName;
        style.animationName = '';
        for (const animation of figure.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        return Number(getComputedStyle(figure).getPropertyValue('--counted'));
      }),
    ms,
  );

test('counts by style from the first paint: 0 for half a second, 42 and 12 after sixty frames (MKT-010, AMB-64)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  const figures = page.locator('main section').first().locator('p > strong');
  expect(await countedAt(figures, 400)).toEqual([0, 0]);
  expect(await countedAt(figures, 1000)).toEqual([21, 6]);
  expect(await countedAt(figures, 1480)).toEqual([41, 12]);
  expect(await countedAt(figures, 1500)).toEqual([42, 12]);
  await expect(figures).toHaveText(['42', '12']);
});

test('counts after 800 ms, every 50 ms, and snaps to 4,2 / 40 / 220 two seconds later (MKT-028, MKT-029)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/publicite-facebook-quebec');
  const figures = page.locator('main section').filter({ hasText: 'Nos chiffres Facebook' }).locator('li > strong');
  await expect(figures).toHaveText(['4,2x', '−40\u00a0%', '+220\u00a0%']);
  // The first in tenths; each of the three by its own step.
  expect(await countedAt(figures, 800)).toEqual([0, 0, 0]);
  expect(await countedAt(figures, 849)).toEqual([0, 0, 0]);
  expect(await countedAt(figures, 851)).toEqual([1, 1, 5]);
  expect(await countedAt(figures, 2751)).toEqual([39, 39, 195]);
  expect(await countedAt(figures, 2800)).toEqual([42, 40, 220]);
  const content = await figures.first().evaluate((figure) => getComputedStyle(figure, '::after').content);
  expect(content).toContain('counter(whole) "," counter(tenth) "x"');
});

test('keeps every figure still for people who want little motion (MKT-010, MKT-085)', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText('42', { exact: true })).toBeVisible();
  await page.goto('/realisations');
  await hydrated(page);
  await expect(page.getByText('Données de démonstration')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toHaveCount(0);
});

test('prints what is below the first screen, and folded answers (conditions C4, C15)', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/publicite-facebook-quebec');
  await hydrated(page);
  const left = () =>
    page.evaluate(() => {
      const isLeft = (element: Element, part?: string) =>
        getComputedStyle(element, part).contentVisibility !== 'visible';
      const sections = [...document.querySelectorAll('main section')].filter((section) => isLeft(section));
      const answers = [...document.querySelectorAll('main details')].filter((answer) =>
        isLeft(answer, '::details-content'),
      );
      return [sections.length > 0, answers.length > 0];
    });
  expect(await left()).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await left()).toEqual([false, false]);
  await page.emulateMedia({ media: null });
  expect(await wordsNotPrinted(page)).toEqual([]);
});
