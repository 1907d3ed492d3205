import { violations } from '../support/axe.ts';
import { members, signInAs, signUpAt } from '../support/member.ts';
import { mailOf, type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { withSecondFactor } from '../support/secondFactor.ts';
import { expect, hydrated, test } from '../support/test.ts';

const NAME = 'Ludivine Tétreault';
/** Within this, in milliseconds, a decision has reached every page. */
const A_MINUTE = 60_000;

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

test('an applicant becomes a creator: she applies, the owner accepts, she writes her page, agrees to it, and visitors see it', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const page = await site.somebody(browser);
  const { email } = await signUpAt(page, '/compte');
  await page.getByLabel('Nom affiché').fill(NAME);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  await test.step('she applies, from the courses', async () => {
    await page.goto('/formations');
    await hydrated(page);
    await page.getByRole('link', { name: 'Devenir formateur' }).click();
    await expect(page.getByRole('heading', { name: 'Devenir formateur' })).toBeVisible();
    await page.getByLabel('Votre métier et ce que vous enseignez').fill('Trop court');
    await page.getByLabel(/^Site ou profil/).fill('ludivine.ca');
    await page.getByRole('button', { name: 'Poser ma candidature' }).click();
    await expect(page.getByText('Écrivez entre 20 et 2 000 caractères.')).toBeVisible();
    await expect(page.getByText('Une adresse commence par https://.')).toBeVisible();
    await page.getByLabel('Votre métier et ce que vous enseignez').fill('Douze ans de photographie de produits.');
    await page.getByLabel(/^Site ou profil/).fill('https://ludivine.exemple.ca');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Poser ma candidature' }).click();
    await expect(page.getByText(/^Votre candidature du .* est à l’étude/)).toBeVisible();
    await mailOf(page, email, 'Votre candidature est bien arrivée');
  });

  await test.step('the owner accepts with the second factor', async () => {
    const staff = await site.somebody(browser);
    await signInAs(staff, members.admin, '/admin/candidatures');
    await staff.getByRole('button', { name: new RegExp(`^${NAME}`) }).click();
    const application = staff.getByRole('region', { name: NAME });
    await expect(application.getByText('Douze ans de photographie de produits.')).toBeVisible();
    await application.getByLabel('Réponse, que la personne lira').fill('Bienvenue parmi nous.');
    await application.getByRole('button', { name: 'Accepter' }).click();
    await expect(application.getByRole('alert')).toContainText('vérification en deux étapes');
    const leave = await withSecondFactor(staff, members.admin.password);
    await staff.reload();
    await application.getByLabel('Réponse, que la personne lira').fill('Bienvenue parmi nous.');
    expect(await violations(staff)).toEqual([]);
    await application.getByRole('button', { name: 'Accepter' }).click();
    await expect(application.getByText('Acceptée', { exact: true })).toBeVisible();
    await leave();
    await staff.context().close();
  });

  await test.step('her mail leads her to her studio', async () => {
    expect(await mailOf(page, email, 'Bienvenue parmi les formateurs')).toContain('Bienvenue parmi nous.');
    await page.getByRole('link', { name: /\/creator-dashboard$/ }).click();
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mon profil de formateur' })).toBeVisible();
  });

  await test.step('she writes who she is, the price of an hour and a service', async () => {
    await page.getByLabel('En une phrase').fill('Des photos qui vendent, sans studio.');
    await page.getByLabel('Présentation').fill('Je photographie des produits depuis douze ans.');
    await page.getByLabel('Ville').fill('Rimouski');
    await page.getByLabel(/^Tarif de l’heure/).fill('cent');
    await page.getByRole('button', { name: 'Enregistrer la présentation' }).click();
    await expect(page.getByText(/^Un tarif se situe entre/)).toBeVisible();
    await page.getByLabel(/^Tarif de l’heure/).fill('87,50');
    await page.getByRole('button', { name: 'Enregistrer la présentation' }).click();
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();

    await page.getByRole('button', { name: 'Ajouter un service' }).click();
    const services = page.getByRole('region', { name: 'Vos services' });
    await services.getByRole('button', { name: 'Enregistrer le service' }).click();
    await expect(services.getByText('Donnez un nom à ce service.')).toBeVisible();
    await expect(services.getByText(/^Un prix se situe entre/)).toBeVisible();
    await services.getByLabel('Nom du service').fill('Révision de vos photos');
    await services.getByLabel('Ce que la personne en retire').fill('Dix photos corrigées ensemble.');
    await services.getByLabel('Prix, avant taxes').fill('95');
    await services.getByLabel('Durée en minutes').fill('45');
    expect(await violations(page)).toEqual([]);
    await services.getByRole('button', { name: 'Enregistrer le service' }).click();
    const row = services.getByRole('listitem').filter({ hasText: 'Révision de vos photos' });
    await expect(row).toContainText(/45\s?min\s*95,00\s\$/);
    await row.getByRole('button', { name: /^Modifier/ }).click();
    await services.getByLabel('Prix, avant taxes').fill('110');
    await services.getByRole('button', { name: 'Enregistrer le service' }).click();
    await expect(row).toContainText(/110,00\s\$/);
  });

  const visitor = await site.somebody(browser);
  let address = '';
  await test.step('she sees what her page shows, and agrees', async () => {
    await page.getByRole('link', { name: 'Voir ma page publique' }).click();
    const preview = page.getByRole('region', { name: /^Aperçu/ });
    await expect(preview.getByText('Révision de vos photos')).toHaveCount(0);
    await page.getByRole('link', { name: 'Donner mes heures' }).click();
    await page.locator('summary', { hasText: 'Mardi' }).click();
    await page.getByRole('button', { name: /^Ajouter une plage.: Mardi$/ }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await page.goBack();
    await expect(preview.getByRole('heading', { name: NAME, exact: true })).toBeVisible();
    await expect(preview.getByText(/^87,50\s\$ de l’heure \+ taxes$/)).toBeVisible();
    await expect(preview.getByText('Révision de vos photos')).toBeVisible();
    address = (await preview.getByText(/^\/creators\//).textContent()) ?? '';
    expect((await visitor.request.get(address)).status()).toBe(404);
    await page.getByRole('button', { name: 'Rendre ma page publique' }).click();
    await expect(page.getByText('votre page est publique')).toBeVisible();
  });

  await test.step('a visitor sees it, and what can be booked with her', async () => {
    await expect
      .poll(async () => (await visitor.request.get(address)).status(), { timeout: A_MINUTE, intervals: [1000] })
      .toBe(200);
    await visitor.goto(address);
    await hydrated(visitor);
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(visitor.getByText('Des photos qui vendent, sans studio.')).toBeVisible();
    await expect(visitor.getByText(/87,50\s\$ de l’heure/)).toBeVisible();
    await visitor.getByRole('button', { name: /^Consultation/ }).click();
    const dialog = visitor.getByRole('dialog', { name: /^Consultation avec Ludivine/ });
    await expect(dialog.getByText('Révision de vos photos')).toBeVisible();
    await expect(dialog.getByText(/45\s?min\s*110,00\s\$/)).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
  });
});
