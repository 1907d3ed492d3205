import type { Page } from '@playwright/test';

/** The demonstration accounts; `npm start` prints their passwords. */
export const members = {
  learner: { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27' },
  creator: { email: 'formateur@exemple.test', password: 'Fleuve-Laurentien-48' },
  admin: { email: 'admin@exemple.test', password: 'Sommet-Chic-Chocs-93' },
} as const;

/** Fills in the sign-in dialog, which is open. */
export async function fillIn(page: Page, who: { readonly email: string; readonly password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await dialog.locator('input[name=identifier]:visible').fill(who.email);
  await dialog.locator('input[name=password]:visible').fill(who.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
}

/** Signs somebody in through the dialog, which then goes to a member page. */
export async function signInAs(page: Page, who: { readonly email: string; readonly password: string }, next: string) {
  await page.goto(`/?connexion=1&next=${encodeURIComponent(next)}`);
  await fillIn(page, who);
  await page.waitForURL((url) => url.pathname + url.search === next);
}

/** Makes a new account, which owns nothing and has learned nothing, and goes to a member page. */
export async function signUpAt(page: Page, next: string) {
  await page.goto(`/?connexion=1&next=${encodeURIComponent(next)}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Créer un compte' }).click();
  await dialog
    .locator('input[name=identifier]:visible')
    .fill(`membre-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemple.test`);
  await dialog.locator('input[name=password]:visible').fill('Sapin-Baumier-2026');
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL((url) => url.pathname + url.search === next);
}
