import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Opens the dialog from the price calculator, with an option chosen, and fills it in. */
async function askWithPrice(page: Page, name: string, email: string) {
  await page.goto('/creation-site-web-quebec?utm_source=infolettre#prix');
  const calculator = page.locator('#prix');
  await calculator.getByRole('checkbox').first().check();
  await calculator.getByRole('button', { name: 'Réserver avec ce prix' }).click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await expect(dialog.getByText('Une soumission pour ce que vous avez choisi')).toBeVisible();
  await dialog.getByLabel('Nom', { exact: true }).fill(name);
  await dialog.getByLabel('Courriel', { exact: true }).fill(email);
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Un site de dix pages pour notre atelier.');
  await dialog.getByRole('checkbox').check();
  return dialog;
}

test('a price that a visitor has made up reaches staff with its options, its mails leave, and it is won (AMB-12, AMB-65)', async ({
  page,
  browser,
  baseURL,
}) => {
  const run = Date.now();
  const dialog = await askWithPrice(page, `Léa Roy ${run}`, `lea-${run}@exemple.test`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog.getByText('Merci, votre demande est bien notée.')).toBeVisible();

  await expect(async () => {
    await page.goto(`/courriels-de-developpement?pour=lea-${run}@exemple.test`);
    await expect(page.getByRole('heading', { name: 'Votre demande est bien arrivée' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });

  const staff = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await signInAs(staff, members.admin, '/admin/demandes');
  await staff.getByRole('button', { name: new RegExp(`^Léa Roy ${run}`) }).click();
  const request = staff.getByRole('region', { name: `Léa Roy ${run}` });
  await expect(request.getByText('infolettre')).toBeVisible();
  await expect(request.getByRole('heading', { name: /prix/i })).toBeVisible();
  await expect(request.getByText('À l’agence : envoyé')).toBeVisible();
  await request.getByLabel('Étape').selectOption('won');
  await request.getByLabel('Montant de la vente, avant taxes ($)').fill('4 500');
  await request.getByRole('button', { name: 'Enregistrer le suivi' }).click();
  await expect(request.getByText(/Gagnée, 4\s500,00/)).toBeVisible();
  expect(await violations(staff)).toEqual([]);
  await staff.reload();
  await expect(staff.getByRole('button', { name: new RegExp(`^Léa Roy ${run}.*Gagnée`) })).toBeVisible();
});

test('a request that is sent offline leaves when the connection is back (AMB-45)', { tag: '@nightly' }, async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/);
  const run = Date.now();
  const dialog = await askWithPrice(page, 'Hors Ligne', `hors-${run}@exemple.test`);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog.getByText('Votre demande est gardée sur cet appareil.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Merci, votre demande est bien notée.')).toBeVisible();
});
