import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('what an admin enters is what visitors read (CON-031, AMB-48)', async ({ page, browser, baseURL }) => {
  // Of this run alone, whatever others have left.
  const run = Date.now();
  const quote = `Enfin des chiffres, ${run} fois.`;
  await signInAs(page, members.admin, '/admin/listes');
  const list = page.getByRole('region', { name: 'Témoignages' });
  await list.getByRole('button', { name: 'Ajouter une entrée' }).click();
  await list.getByLabel('Nom', { exact: true }).fill(`Ana Roy ${run}`);
  await list.getByLabel('Entreprise').fill('Fleuve inc.');
  await list.getByLabel('Ville').fill('Lévis');
  await list.getByLabel('Citation').fill(quote);
  await list.getByLabel('Résultats').fill('Ventes en ligne : + 12 %');
  await list.getByRole('button', { name: 'Enregistrer' }).click();
  const entry = list.getByRole('listitem').filter({ hasText: `Ana Roy ${run}` });
  await expect(entry.getByText('Affichée')).toBeVisible();

  // Addresses of their own: the server keeps pages for half a minute.
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const plain = await visitor.newPage();
  await plain.goto(`/realisations?categorie=avec-${run}`);
  const said = plain.getByRole('listitem').filter({ hasText: `« ${quote} »` });
  await expect(said).toContainText('Ventes en ligne');

  await entry.getByRole('button', { name: 'Supprimer' }).click();
  await expect(list.getByText(`« Ana Roy ${run} » est supprimé de la liste.`)).toBeVisible();
  await plain.goto(`/realisations?categorie=sans-${run}`);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
  await visitor.close();
});

test('shows the administration to admins alone (AMB-48, CON-031)', { tag: '@nightly' }, async ({ page }) => {
  await signInAs(page, members.learner, '/admin');
  await expect(page.getByRole('heading', { name: 'Page réservée à l’administration' })).toBeVisible();
});
