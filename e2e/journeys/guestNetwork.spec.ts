import type { Page } from '@playwright/test';
import { enterGuestNetwork } from '../support/guestNetwork.ts';
import { expect, hydrated, hydratedFooter, hydratedPart, test } from '../support/test.ts';

// What is fetched meanwhile is not what was asked for, and refused.
test.beforeEach(({ allowComplaints }) => allowComplaints(/valid digest|MIME type|Drawn again|dynamically imported/));

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('agence-leads') ?? '[]').length);

test('behind a guest network a request is kept, said to be, and leaves with the network, whatever else is damaged (SHL-080, AMB-10, conditions C1, C18)', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('agence-leads', '[null,7,{"id":3}]'));
  await page.goto('/google-ads-quebec');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Réserver/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByLabel('Nom', { exact: true }).fill('Au café');
  await dialog.getByLabel('Courriel', { exact: true }).fill(`cafe-${Date.now()}@exemple.test`);
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Une campagne pour notre café de quartier.');
  await dialog.getByRole('checkbox').check();
  // Without its code the form is the browser's, which takes whatever the network answers.
  await page.locator('#shell-dialogs[data-ready]').waitFor({ state: 'attached' });
  const leave = await enterGuestNetwork(page);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog.getByText('Votre demande est gardée sur cet appareil.')).toBeVisible();
  expect(await kept(page)).toBe(1);
  await leave();
  await expect(dialog.getByText('Merci, votre demande est bien notée.')).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('behind a guest network both newsletter forms keep the address and say so (AMB-10, conditions C1)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await hydratedPart(page, 'form#infolettre');
  await hydratedFooter(page);
  const leave = await enterGuestNetwork(page);
  const forms = [page.getByRole('contentinfo').locator('form'), page.locator('form#infolettre')];
  for (const [index, form] of forms.entries()) {
    await form.getByLabel('Votre courriel').fill(`cafe-${index}-${Date.now()}@exemple.test`);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('gardée sur cet appareil');
  }
  expect(await kept(page)).toBe(2);
  await leave();
  for (const form of forms) await expect(form.getByRole('status')).toContainText('Merci pour ton inscription');
  expect(await kept(page)).toBe(0);
});
