import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { manifest } from '../../mfe-tools/src/exposes/manifest.ts';
import { saveData } from '../support/saveData.ts';
import { expect, hydrated, test } from '../support/test.ts';

const audit = '/outils/audit-marketing';
const offer = '/outils/generateur-offre-quebec';
const simulator = '/outils/simulateur-facebook-ads';
const checklist = '/outils/checklist-seo';
/** Everything but the icon, which the browser itself fetches again whenever the address changes. */
const PAGE_REQUESTS = /^(?!.*\/favicon\.svg$)/;
/** Pictures come as one gets near them, sooner or later by the network's measured speed: here all of them, before there is none. */
async function allPictures(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}
const all = manifest.routes.map(({ path }) => path);

test('answers the audit by keyboard alone, then goes back, reloads and shares the result (TLS-016)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(audit);
  await hydrated(page);
  for (const block of ['Offre', 'Trafic', 'Conversion', 'Fidélisation']) {
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(block) });
    await expect(heading).toBeVisible();
    await page.getByRole('radio').filter({ visible: true }).first().focus();
    for (const presses of [1, 2, 3]) {
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
    }
    await page
      .getByRole('button', { name: block === 'Fidélisation' ? 'Voir mon résultat' : 'Bloc suivant' })
      .press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Votre résultat' })).toBeFocused();
  await expect(page).toHaveURL(/#resultat=123123123123$/);
  await expect(page.getByText('50 sur 100')).toBeVisible();
  await expect(page.getByRole('img', { name: /Offre.:.50.%/ })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('50 sur 100')).toBeVisible();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/outils\/audit-marketing#resultat=123123123123$/);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /Fidélisation/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);

  const partner = await context.browser()?.newContext();
  const guest = await partner?.newPage();
  if (!guest) throw new Error('No second browser');
  await guest.goto(link);
  await hydrated(guest);
  await expect(guest.getByText('50 sur 100')).toBeVisible();
  await expect(guest.getByText('Ce résultat vient d’un lien partagé')).toBeVisible();
  await partner?.close();
});

test('adds up the points of the audit without JavaScript (SHL-058)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto(audit);
  await page.getByRole('radio', { name: 'Oui, le titre le dit' }).check();
  await page.getByRole('radio', { name: 'De trois sources ou plus' }).check();
  // The sum is a counter of the style sheet, which only the accessibility tree tells.
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  expect(nodes.map(({ name }) => name?.value)).toContain('7');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(12);
  await context.close();
});

test('writes an offer in place, keeps what is changed over a reload, and sends nothing (TLS-001 to TLS-003, TLS-018)', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto(offer);
  await hydrated(page);
  await allPictures(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await context.route(PAGE_REQUESTS, (route) => route.abort());
  await page.getByLabel('Nom de l’entreprise').fill('Érablière du Lac');
  await page.getByLabel('Secteur d’activité').fill('boulangerie');
  await page.getByLabel('Le problème de vos clients').fill("le pain n'est jamais frais le lundi");
  await page.getByLabel('Votre solution').fill('Une fournée à six heures, chaque matin');
  await page.getByLabel('Nom de l’entreprise').press('Enter');
  await expect(page.getByRole('heading', { name: 'Érablière du Lac' })).toBeFocused();
  const sheet = page.getByRole('article');
  for (const typed of ['boulangerie', "le pain n'est jamais frais le lundi", 'Une fournée à six heures, chaque matin'])
    await expect(sheet).toContainText(typed);
  await expect(page.getByLabel('Promesse')).toHaveValue(/l’approche d’Érablière du Lac/);
  // By the keyboard: a pointer that comes to rest over a link asks for its page.
  await page.getByRole('button', { name: 'Un autre angle' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Le résultat' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Garantie').fill('Frais, ou gratuit.');
  await page.getByLabel('Constat').focus();
  await context.unroute(PAGE_REQUESTS);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Garantie')).toHaveValue('Frais, ou gratuit.');
  await expect(page.getByRole('button', { name: 'Le résultat' })).toHaveAttribute('aria-pressed', 'true');
});

test('answers absurd input beside the field, in French, and keeps it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(offer);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Rédiger mon offre' });
  await button.click();
  await expect(page.locator('[id$=-error]')).toHaveCount(4);
  await expect(page.getByRole('region', { name: '4 champs à corriger' })).toBeFocused();
  await page.getByLabel('Nom de l’entreprise').fill('😀😀😀');
  await page.getByLabel('Secteur d’activité').fill('شركة');
  await page.getByLabel('Le problème de vos clients').fill('x'.repeat(10_240));
  await page.getByLabel('Votre solution').fill('<img src=x onerror=alert(1)>');
  await button.click();
  await expect(page.locator('[id$=-error]')).toHaveText([
    'Nous n’y lisons aucun mot. Écrivez-le avec des lettres.',
    /Gardez l’essentiel.: 300 caractères au plus\. Votre texte en a 10.240\./,
    'Enlevez les balises de code (entre < et >) et gardez les mots.',
  ]);
  await expect(page.getByLabel('Votre solution')).toHaveValue('<img src=x onerror=alert(1)>');
  await page.goto(`${simulator}#budget=%3Cscript%3E&cpc=-1&garde=~~~~&ctr=%E0%A4%A`);
  await hydrated(page);
  await expect(page.getByLabel('Budget par mois ($)')).toHaveValue('1000');
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
});

test('computes offline after the page has loaded, and brings a calculation back from its link (TLS-004 to TLS-012, TLS-018)', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto(simulator);
  await hydrated(page);
  await allPictures(page);
  await context.route(PAGE_REQUESTS, (route) => route.abort());
  const cost = page.getByRole('status', { name: 'Coût par lead' });
  await expect(cost).toHaveText(/26,67.\$/);
  await page.getByLabel('Budget par mois ($)').fill('1600');
  await expect(page.getByRole('status', { name: 'Impressions' })).toHaveText(/133.333/);
  await expect(page.getByRole('status', { name: 'Leads' })).toHaveText('60');
  await page.getByLabel('Coût par clic, CPC ($)').fill('');
  await expect(cost).toHaveText('—');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Coût par clic, CPC ($)').fill('0.5');
  await page.getByRole('button', { name: 'Garder ce calcul pour comparer' }).click();
  await expect(page.getByRole('columnheader', { name: 'Calcul A' })).toBeVisible();
  const link = page.url();
  await context.unroute(PAGE_REQUESTS);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(cost).toHaveText(/26,67.\$/);
  await page.goto('/outils');
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByLabel('Budget par mois ($)')).toHaveValue('1600');
  await expect(page.getByRole('columnheader', { name: 'Calcul A' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger (.csv)' }).click();
  expect((await download).suggestedFilename()).toBe('simulation-facebook-ads.csv');
});

test('takes a decimal comma, whatever the language of the browser (TLS-004, TLS-006)', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(simulator);
  await hydrated(page);
  const perClick = page.getByLabel('Coût par clic, CPC ($)');
  await perClick.fill('');
  await perClick.pressSequentially('0,5');
  await expect(perClick).toHaveValue('0.5');
  await expect(page.getByRole('status', { name: 'Clics' })).toHaveText(/2.000/);
});

test('shows ticks made in another tab (TLS-014, TLS-015)', { tag: '@nightly' }, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(checklist);
    await hydrated(tab);
  }
  await other.getByRole('checkbox').first().check();
  await expect(page.getByText('1 sur 10 vérifications faites')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('prints results without the frame of the site and without buttons', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${audit}#resultat=343120231042`);
  await hydrated(page);
  await expect(page.getByText('52 sur 100')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('52 sur 100')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vos trois prochaines actions' })).toBeVisible();
});

test('prints the first of the three next actions on the page of their heading', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${audit}#resultat=343120231042`);
  await hydrated(page);
  await expect(page.getByText('52 sur 100')).toBeVisible();
  const first = (await page.locator('main ol > li h3').first().textContent()) as string;
  for (const format of ['Letter', 'A4', 'Legal'] as const) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))));
    const sheet = text.find((words) => words.includes('Vos trois prochaines actions'));
    expect.soft(sheet?.replace(/\s+/g, ' '), format).toContain(first.replace(/\s+/g, ' '));
  }
});

test('links only to pages that exist, and no tool scrolls sideways on a phone (SHL-013)', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const links = new Set<string>();
  for (const path of [...all, `${audit}#resultat=000000000000`]) {
    await page.goto(path);
    await hydrated(page);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((found) => found.map((a) => a.getAttribute('href')));
    for (const href of hrefs) links.add(href as string);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  const missing: string[] = [];
  for (const link of links) if ((await request.get(link)).status() !== 200) missing.push(link);
  expect(missing).toEqual([]);
});
