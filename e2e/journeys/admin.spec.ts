import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('what an admin enters is what visitors read (CON-031, AMB-48)', async ({ page, browser, baseURL }) => {
  await signInAs(page, members.admin, '/admin');
  const list = page.getByRole('tabpanel', { name: 'Témoignages' });
  await list.getByRole('button', { name: 'Ajouter une entrée' }).click();
  await list.getByLabel('Nom', { exact: true }).fill('Ana Roy');
  await list.getByLabel('Entreprise').fill('Fleuve inc.');
  await list.getByLabel('Ville').fill('Lévis');
  await list.getByLabel('Citation').fill('Enfin des chiffres.');
  await list.getByLabel('Résultats').fill('Ventes en ligne : + 12 %');
  await list.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByText('Ana Roy')).toBeVisible();

  // An address of its own: the server keeps pages for half a minute.
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const plain = await visitor.newPage();
  await plain.goto('/realisations?categorie=essai-temoignage');
  await expect(plain.getByText('« Enfin des chiffres. »')).toBeVisible();
  await expect(plain.getByText('Ventes en ligne')).toBeVisible();

  await list.getByRole('button', { name: 'Supprimer' }).click();
  await expect(list.getByText('« Ana Roy » est supprimé de la liste.')).toBeVisible();
  await plain.goto('/realisations?categorie=essai-sans-temoignage');
  await expect(plain.getByText('Enfin des chiffres.')).toHaveCount(0);
  await visitor.close();
});

test('shows the administration to admins alone (AMB-48, CON-031)', async ({ page }) => {
  await signInAs(page, members.learner, '/admin');
  await expect(page.getByRole('heading', { name: 'Page réservée à l’administration' })).toBeVisible();
});
