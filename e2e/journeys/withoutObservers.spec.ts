import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Of hardened browsers. */
const OBSERVERS = ['PerformanceObserver', 'IntersectionObserver'];

// What needs them does not come: single-spa notices after five seconds that nothing has begun.
test.beforeEach(({ allowComplaints }) =>
  allowComplaints(/(?:Performance|Intersection)Observer is not defined|single-spa minified message #1:/),
);

const take = (page: Page, names: readonly string[]) =>
  page.addInitScript((taken) => {
    for (const name of taken) Reflect.deleteProperty(globalThis, name);
  }, names);

const paths = ['/google-ads-quebec', '/', '/formations', '/blog', '/outils/checklist-seo'];

for (const name of OBSERVERS)
  test(`pages are read to their last words without ${name} (conditions C19)`, { tag: '@nightly' }, async ({ page }) => {
    await take(page, [name]);
    for (const path of paths.slice(0, runs(2, paths.length)))
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.locator('main h1').first();
        const served = await title.textContent();
        // The shell comes for who acts, and what needs the observer fails.
        await page.keyboard.press('Tab');
        await page.waitForLoadState('networkidle');
        await expect(title).toHaveText(served ?? '');
        await expect(title).toBeVisible();
        const last = page.getByRole('contentinfo').getByText('Gérer mes témoins');
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
      });
  });

test('an address and a request are taken without observers (conditions C19)', { tag: '@nightly' }, async ({ page }) => {
  await take(page, OBSERVERS);
  await page.goto('/blog');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Votre courriel').fill(`sans-${Date.now()}@exemple.test`);
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText(/^(?:C’est noté, merci|Merci pour ton inscription)/)).toBeVisible();
  await page.goto('/google-ads-quebec');
  await page
    .getByRole('button', { name: /^Réserver/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByLabel('Nom', { exact: true }).fill('Sans Observateurs');
  await dialog.getByLabel('Courriel', { exact: true }).fill(`sans-${Date.now()}@exemple.test`);
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Une campagne pour notre café de quartier.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByText(/^(?:C’est noté, merci|Merci, votre demande est bien notée)/)).toBeVisible();
});
