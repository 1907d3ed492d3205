import { followMail, learner, READ_AS_NOBODY } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('asks visitors of the dashboard to sign in and brings them back (SHL-005, SHL-022, SHL-023, SHL-024, SHL-065)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(READ_AS_NOBODY);
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await dialog.getByLabel('Courriel').fill(learner.email);
  await dialog.getByLabel('Mot de passe').fill(learner.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: "Continuer l'apprentissage" })).toBeVisible();
  await expect(page.getByText('65 %')).toBeVisible();
  await expect(page.getByText('25 %')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Commencer gratuitement' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('explains a wrong password and keeps what was typed (SHL-042)', { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/400/);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Connexion', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(dialog.getByText('Entrez un courriel')).toBeVisible();
  await dialog.getByLabel('Courriel').fill(learner.email);
  await dialog.getByLabel('Mot de passe').fill('pas-le-bon');
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(dialog.getByText('ne correspondent à aucun compte')).toBeVisible();
  await expect(dialog.getByLabel('Courriel')).toHaveValue(learner.email);
});

test('signs up, refuses weak passwords with reasons, and shows an empty dashboard (SHL-044, DSH-012)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/422/);
  await page.goto('/?connexion=1&next=/dashboard');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Créer un compte' }).click();
  const email = `marie-${Date.now()}@exemple.test`;
  await dialog.getByLabel('Courriel').fill(email);
  await dialog.getByLabel('Mot de passe').fill('123');
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(dialog.getByText('Utilisez au moins 8 caractères')).toBeVisible();
  await dialog.getByLabel('Mot de passe').fill('Sapin-Baumier-2026');
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(dialog.getByText('Confirmez-le dans le courriel')).toBeVisible();
  await followMail(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page.getByText('Aucune formation en cours')).toBeVisible();
});

test('shows members a notice when the dashboards are down and recovers (CMP-06, SHL-113)', { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/./);
  await page.route('**/r/mfe-dashboards/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/?connexion=1&next=/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await dialog.getByLabel('Courriel').fill(learner.email);
  await dialog.getByLabel('Mot de passe').fill(learner.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByText('Oups, une erreur est survenue')).toBeVisible();
  await page.unroute('**/r/mfe-dashboards/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});
