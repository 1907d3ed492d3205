import { expect, type Page } from '@playwright/test';

/** The demonstration learner; its password is printed by `npm start`. */
export const learner = { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27' };

/** Where the shell keeps the session. */
export const SESSION_KEY = 'agence-session';

export const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Connexion' });

/** Fills in the sign-in dialog, which is open. */
export async function fillIn(page: Page, { email, password } = learner) {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Courriel ou téléphone').fill(email);
  await dialog.getByLabel('Mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
}

/** Signs the learner in and ends on the dashboard. */
export async function signIn(page: Page) {
  await page.goto('/?connexion=1&next=/dashboard');
  await fillIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** A new address that no other test uses. */
export const someAddress = () => `marie-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemple.test`;

/** Makes the stored session look as if its access token had expired an hour ago. */
export async function expireSession(page: Page) {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1000) - 3600 }));
  }, SESSION_KEY);
}

/** Follows the link of the latest mail to an address, in the development mailbox. */
export async function followMail(page: Page, address: string) {
  await page.goto(`/courriels-de-developpement?pour=${encodeURIComponent(address)}`);
  await page.getByRole('article').first().getByRole('link').first().click();
}
