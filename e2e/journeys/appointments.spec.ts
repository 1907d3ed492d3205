import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** The mail with a heading that somebody got, once it has left, with its text and its file for calendars. */
async function mailOf(page: Page, address: string, heading: RegExp) {
  const mail = page.locator('article').filter({ has: page.getByRole('heading', { name: heading }) });
  await expect(async () => {
    await page.goto(`/courriels-de-developpement?pour=${address}`);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const file = (await mail.first().getByRole('link', { name: 'rendez-vous.ics' }).getAttribute('href')) ?? '';
  const calendar = await (await page.request.get(new URL(file, page.url()).href)).text();
  return { text: (await mail.first().textContent()) ?? '', calendar: calendar.replaceAll('\r\n ', '') };
}

test('a visitor configures a price and books Thursday at ten; it is moved by the link of its mail, and sales see both (AMB-65)', async ({
  page,
  browser,
  baseURL,
}) => {
  const run = Date.now();
  const address = `zoe-${run}@exemple.test`;
  await page.goto('/creation-site-web-quebec#prix');
  const calculator = page.locator('#prix');
  await calculator.getByRole('checkbox').first().check();
  await calculator.getByRole('button', { name: 'Réserver avec ce prix' }).click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByRole('button', { name: 'Voir tous les moments' }).click();
  await dialog
    .getByRole('button', { name: /^jeudi .+ à 10\sh$/ })
    .first()
    .click();
  await expect(dialog.getByText(/^jeudi .+ à 10\sh, avec Dominique Roy$/i)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Nom', { exact: true }).fill(`Zoé Roy ${run}`);
  await dialog.getByLabel('Courriel', { exact: true }).fill(address);
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Un site de dix pages pour notre atelier.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog.getByText('La confirmation de votre rendez-vous part à l’instant')).toBeVisible();

  const booked = await mailOf(page, address, /^Votre rendez-vous du jeudi .+ à 10\sh$/);
  expect(booked.calendar).toMatch(/METHOD:REQUEST.*SEQUENCE:0.*STATUS:CONFIRMED/s);
  const uid = /UID:\S+/.exec(booked.calendar)?.[0] ?? '-';
  await page.goto(/\/rendez-vous\/[0-9a-f-]{36}\?vu=0/.exec(booked.text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'C’est confirmé' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^jeudi .+, 11\sh$/ })
    .first()
    .click();
  await expect(page.getByText(/^jeudi .+ à 11\sh, heure du Québec$/)).toBeVisible();
  const moved = await mailOf(page, address, /^Votre rendez-vous est maintenant le jeudi .+ à 11\sh$/);
  expect(moved.calendar).toContain('SEQUENCE:1');
  expect(moved.calendar).toContain(uid);

  const staff = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await signInAs(staff, members.admin, '/admin/demandes');
  await staff.getByRole('button', { name: new RegExp(`^Zoé Roy ${run}`) }).click();
  const request = staff.getByRole('region', { name: `Zoé Roy ${run}` });
  await expect(request.getByRole('heading', { name: /prix/i })).toBeVisible();
  await expect(request.getByRole('heading', { name: /^Rencontre jeudi .*à 11\sh, avec / })).toBeVisible();
  await staff.goto('/admin/rendez-vous');
  await expect(staff.getByRole('button', { name: `Déplacer : Zoé Roy ${run}` })).toBeVisible();
  await staff.getByRole('button', { name: `Annuler : Zoé Roy ${run}` }).click();
  await expect(staff.getByRole('button', { name: `Annuler : Zoé Roy ${run}` })).toBeHidden();
  expect(await violations(staff)).toEqual([]);
});

test('books and cancels without JavaScript', { tag: '@nightly' }, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false })).newPage();
  await page.goto('/rendez-vous?pour=audit');
  await page.getByRole('link', { name: 'Jours suivants' }).click();
  await page
    .getByRole('button', { name: /, 14\sh$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Ce moment est à vous' })).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Nom').fill('Sans Script');
  await field('Courriel').fill(`sans-${Date.now()}@exemple.test`);
  await field('Votre projet en quelques lignes').fill('Un audit de nos annonces.');
  await page.getByRole('checkbox', { name: /mes renseignements/ }).check();
  await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).click();
  await expect(page.getByRole('heading', { name: 'C’est confirmé' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await expect(page.getByRole('heading', { name: 'Rendez-vous annulé' })).toBeVisible();
});
