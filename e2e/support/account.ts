import { expect, type Page } from '@playwright/test';
import { fillIn as fillInAs, members, signInAs } from './member.ts';

export const { learner } = members;

export const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Connexion' });

/** Fills in the sign-in dialog, which is open. */
export const fillIn = (page: Page, who: Parameters<typeof fillInAs>[1] = learner) => fillInAs(page, who);

/** Signs the learner in and ends on the dashboard. */
export async function signIn(page: Page) {
  await signInAs(page, learner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** What a member's page reads at the moment of signing out, here or in another tab, it reads as nobody, and is refused. */
export const READ_AS_NOBODY = /status of 401/;

/** A new address that no other test uses. */
export const someAddress = () => `marie-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemple.test`;

/** Follows the link of the latest mail with one to an address, in the development mailbox. */
export async function followMail(page: Page, address: string) {
  await page.goto(`/courriels-de-developpement?pour=${encodeURIComponent(address)}`);
  await page.locator('article pre a[href*="?"]').first().click();
}
