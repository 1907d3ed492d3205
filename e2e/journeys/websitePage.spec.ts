import type { Page } from '@playwright/test';
import { expect, hydrated, hydratedPart, test } from '../support/test.ts';

const path = '/creation-site-web-quebec';
const results = (page: Page) => page.locator('#simulateur dd');

test('computes return and price with the keyboard alone (MKT-046 to MKT-055, MKT-073 to MKT-077)', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await hydratedPart(page, '#simulateur');
  const visitors = page.getByRole('slider', { name: 'Visiteurs par mois' });
  await visitors.focus();
  await expect(results(page).first()).toHaveText('1\u00a0400\u00a0%');
  await page.keyboard.press('ArrowRight');
  await expect(results(page).nth(2)).toHaveText('11\u00a0000\u00a0$');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(visitors).toHaveValue('50000');

  await hydratedPart(page, '#prix');
  const price = page.locator('#prix');
  await page.getByRole('checkbox', { name: /Boutique en ligne/ }).focus();
  await page.keyboard.press('Space');
  await expect(price.locator('aside [role=status] b')).toHaveText('9\u00a0120\u00a0$');
  await page.getByRole('slider', { name: 'Délai' }).focus();
  await page.keyboard.press('Home');
  await expect(price.locator('aside [role=status] b')).toHaveText('11\u00a0520\u00a0$');
});

test('walks through steps, quiz, pictures and questions with the keyboard (MKT-056 to MKT-065, MKT-078 to MKT-080)', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await hydratedPart(page, '#etape-1');
  await page.getByRole('tab', { name: '1. Découverte' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: '5. Lancement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Étape suivante' })).toBeDisabled();

  await hydratedPart(page, '[aria-label*="site d’avant"]');
  await page.getByRole('slider', { name: /site d’avant/ }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('slider', { name: /site d’avant/ })).toHaveValue('0');

  await hydratedPart(page, '#quiz');
  await page.getByRole('button', { name: 'E-commerce' }).press('Enter');
  await expect(page.getByRole('heading', { name: /Le site doit d’abord/ })).toBeFocused();
  for (const answer of ['Vendre en ligne', 'De 6 à 15', 'Tout est prêt', 'Cette année']) {
    await page.getByRole('button', { name: answer, exact: true }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Site e-commerce avancé' })).toBeFocused();
  await expect(page.locator('#quiz')).toContainText('6 à 8 semaines');

  await hydratedPart(page, '#questions');
  await page.getByRole('searchbox', { name: 'Chercher dans les questions' }).fill('zzzz');
  await expect(page.getByText('Aucun résultat trouvé')).toBeVisible();
  await page.getByRole('button', { name: 'Poser une question' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Réserver votre consultation' })).toBeVisible();
});

test('loads a film and anything of its host on a click alone (MKT-060, AMB-49)', { tag: '@nightly' }, async ({
  page,
}) => {
  const elsewhere: string[] = [];
  await page.route(/youtube/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  await page.goto(path);
  await hydrated(page);
  const play = page.getByRole('button', { name: /Écouter Geneviève Poulin/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(elsewhere.length).toBe(1);
  await page.getByRole('button', { name: /Fermer la vidéo/ }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('loads the code of a section when it comes near, and none for what is only read', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(scripts.filter((url) => /SiteQuiz|PriceCalculator|readSections/.test(url))).toEqual([]);
  await page.locator('#quiz').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some((url) => url.includes('SiteQuiz'))).toBe(true);
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('heading', { name: 'Parlons de votre prochain site' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('readSections'))).toEqual([]);
});

test('follows a link in HTML that was never hydrated without loading a page', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/agence-marketing-quebec');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Calculer le prix.*Site web qui vend/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Un site web qui vend/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Des outils qu’un autre pourrait reprendre' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('is complete without JavaScript: every step, every question, the worked examples (SHL-001)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Un site web qui vend pendant que vous dormez' }),
  ).toBeVisible();
  for (const step of ['Découverte', 'Architecture', 'Design', 'Développement', 'Lancement']) {
    await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
  }
  await expect(page.getByText('1\u00a0400\u00a0%').first()).toBeVisible();
  await expect(page.locator('#prix aside [role=status] b')).toHaveText('5\u00a0130\u00a0$');
  await expect(page.locator('#questions summary')).toHaveCount(10);
  await expect(page.getByText('Site vitrine professionnel')).toBeVisible();
  await expect(page.locator('#quiz button').first()).toBeHidden();
  await page.getByText('Que coûte l’hébergement ensuite').click();
  await expect(page.getByText(/Environ 200\s\$ par année/)).toBeVisible();
  await page.getByRole('button', { name: 'Consultation gratuite' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Réserver votre consultation' })).toBeVisible();
  await context.close();
});

test('moves nothing for people who want no motion (MKT-043, MKT-072)', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  const headline = page.locator('h1 [aria-hidden]');
  const shown = await headline.textContent();
  const gauges = page.getByRole('heading', { name: 'Ce qu’on mesure avant de livrer' });
  await gauges.scrollIntoViewIfNeeded();
  const availability = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: '99,9\u00a0%' }) });
  await expect(availability).toContainText('99,9');
  expect(await headline.textContent()).toBe(shown);
});
