import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signUpAt } from '../support/member.ts';
import { expect, hydrated, test } from '../support/test.ts';

const product = /de la fiche produit au panier/;

const order = { level: 1, name: 'Vérifiez votre commande' } as const;
const pay = /^Commander et payer 171,31/;

/** Somebody new, who owns nothing, comes to the order of a product. */
async function openOrder(page: Page) {
  await signUpAt(page, '/boutique');
  // A click on "buy" that waits for its code would open the tab late, and browsers block what comes late.
  await hydrated(page);
  await page.getByRole('link', { name: product }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  await expect(page.getByRole('heading', order)).toBeVisible();
}

/** Clicks "pay" and waits for the card provider's page in its own tab. */
async function openCheckout(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: pay }).click();
  const checkout = await opened;
  await expect(checkout.getByText('Simulateur de paiement')).toBeVisible();
  return checkout;
}

test('buys a course in another tab: receipt, then access on both pages (MPL-062, MPL-066, MPL-070, MPL-071, MPL-072, MPL-073, MPL-075)', async ({
  page,
}) => {
  await openOrder(page);
  const checkout = await openCheckout(page);
  await expect(page.getByText(/ouverte dans un autre onglet/)).toBeVisible();
  await checkout.getByLabel(/Confirmation envoyée/).selectOption('double');
  await checkout.getByRole('button', { name: /^Payer 171,31/ }).click();

  await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
  await expect(checkout.getByText(/^[0-9a-f]{8}$/)).toBeVisible();
  await expect(checkout.getByText('TPS 5 % (123456789 RT0001)')).toBeVisible();
  await expect(checkout.getByText(/171,31/).last()).toBeVisible();

  // The tab that started the purchase learns of it by itself.
  await expect(page.getByText('Déjà acheté')).toBeVisible();
  await page.getByRole('link', { name: 'Suivre la formation' }).click();
  await expect(page).toHaveURL(/\/formation-viewer\/boutique-en-ligne/);
  await page.goto('/boutique');
  await expect(page.getByRole('article').filter({ hasText: product }).getByText('Déjà acheté')).toBeVisible();

  // Delivered twice, fulfilled once: the receipt still shows one article.
  await checkout.reload();
  await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
  await expect(checkout.getByRole('region', { name: 'Articles' }).getByRole('listitem')).toHaveCount(1);
});

test('charges nothing when the card is declined, and lets one go on in the same page', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/402/);
  await openOrder(page);
  const checkout = await openCheckout(page);
  await checkout.getByLabel(/4000 0000 0000 0002/).check();
  await checkout.getByRole('button', { name: /^Payer/ }).click();
  await expect(checkout.getByRole('alert')).toContainText('refusée');
  await expect(page.getByText('Déjà acheté')).toHaveCount(0);

  // Another click gives the same checkout page, not a second one.
  const first = checkout.url();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  const again = await openCheckout(page);
  expect(again.url()).toBe(first);
  await again.getByRole('button', { name: /^Payer/ }).click();
  await expect(again.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
  await expect(page.getByText('Déjà acheté')).toBeVisible();
});

test('waits for a payment that the bank confirms later (MPL-075, AMB-09)', { tag: '@nightly' }, async ({ page }) => {
  await openOrder(page);
  const checkout = await openCheckout(page);
  await checkout.getByLabel(/Débit bancaire 000123456789/).check();
  await checkout.getByRole('button', { name: /^Payer/ }).click();
  await expect(checkout.getByRole('heading', { level: 1, name: 'Paiement en traitement' })).toBeVisible();
  await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('Déjà acheté')).toBeVisible();
});

test('goes on waiting for a late confirmation after a reload and in a second tab, and unlocks by itself (MPL-075, AMB-09)', {
  tag: '@nightly',
}, async ({ page }) => {
  await openOrder(page);
  const checkout = await openCheckout(page);
  await checkout.getByLabel(/Confirmation envoyée/).selectOption('tardive');
  await checkout.getByRole('button', { name: /^Payer/ }).click();
  const waiting = { level: 1, name: 'Confirmation en cours…' } as const;
  const paid = { level: 1, name: /Paiement réussi/ } as const;
  await expect(checkout.getByRole('heading', waiting)).toBeVisible();
  await expect(checkout.getByText('nous attendons sa confirmation')).toBeVisible();
  // Both at once: the confirmation comes 15 seconds after the payment.
  const second = await page.context().newPage();
  await Promise.all([checkout.reload(), second.goto(checkout.url())]);
  for (const tab of [checkout, second]) await expect(tab.getByRole('heading', waiting)).toBeVisible();
  await expect(page.getByText('Déjà acheté')).toHaveCount(0);

  for (const tab of [checkout, second]) {
    await expect(tab.getByRole('heading', paid)).toBeVisible({ timeout: 30_000 });
    await expect(tab.getByRole('region', { name: 'Articles' }).getByRole('listitem')).toHaveCount(1);
  }
  await expect(page.getByText('Déjà acheté')).toBeVisible();
  await checkout.getByRole('link', { name: 'Commencer la formation' }).click();
  await expect(checkout).toHaveURL(/\/formation-viewer\/boutique-en-ligne/);
});

test('says after a minute that a confirmation is late, what is safe and how to get help (MPL-075, AMB-09)', {
  tag: '@nightly',
}, async ({ page }) => {
  await openOrder(page);
  const checkout = await openCheckout(page);
  await checkout.getByLabel(/Confirmation envoyée/).selectOption('perdue');
  await checkout.clock.install();
  // Before the session has been read, a leap in time would be a session that cannot be read.
  const firstLook = checkout.waitForResponse(/rest\/v1\/orders/);
  await checkout.getByRole('button', { name: /^Payer/ }).click();
  await firstLook;
  await expect(checkout.getByRole('heading', { level: 1, name: 'Confirmation en cours…' })).toBeVisible();
  await expect(async () => {
    await checkout.clock.fastForward(8000);
    await expect(checkout.getByRole('heading', { level: 1, name: 'La confirmation tarde' })).toBeVisible({
      timeout: 100,
    });
  }).toPass({ intervals: [100] });
  await expect(checkout.getByText(/Ne payez pas une seconde fois/)).toBeVisible();
  await checkout.getByRole('button', { name: 'Écrire à l’équipe' }).click();
  await expect(checkout.getByRole('dialog')).toBeVisible();
  await checkout.keyboard.press('Escape');
  await checkout.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(checkout.getByRole('heading', { level: 1, name: 'Confirmation en cours…' })).toBeVisible();
  await checkout.reload();
  await expect(checkout.getByRole('heading', { level: 1, name: 'Confirmation en cours…' })).toBeVisible();
  await expect(page.getByText('Déjà acheté')).toHaveCount(0);
});

test('offers a visible link where pop-ups are blocked (MPL-066, AMB-30)', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openOrder(page);
  await page.getByRole('button', { name: pay }).click();
  await page.getByRole('link', { name: 'Ouvrir la page de paiement' }).click();
  await expect(page.getByText('Simulateur de paiement')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', order)).toBeVisible();
});

test('asks visitors to sign in first and goes on with their order (MPL-065)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/boutique');
  await hydrated(page);
  await page.getByRole('link', { name: product }).click();
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  await expect(page.getByText('Vous devez être connecté pour effectuer un achat')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Courriel').fill(members.learner.email);
  await dialog.getByLabel('Mot de passe').first().fill(members.learner.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/boutique\/produit\/[^/]+\/commande$/);
  await expect(page.getByRole('button', { name: pay })).toBeVisible();
});

test('shows seller, taxes, total and refund rule before the card, from a course too (MPL-046, AMB-51, AMB-52)', async ({
  page,
}) => {
  await page.goto('/formations/google-ads-premieres-campagnes-rentables');
  await hydrated(page);
  await page.getByRole('link', { name: 'Acheter la formation' }).first().click();
  await expect(page.getByRole('heading', order)).toBeVisible();
  const main = page.locator('#outlet');
  for (const text of ['Cimes Marketing inc.', '9,85 $', '19,65 $', /Pendant 30 jours/, /Rien\sn’est\sdébité/])
    await expect(main.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Commander et payer 226,50/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Revenir à la formation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Google Ads/ })).toBeVisible();
});

test('leads from a product to its order without JavaScript', { tag: '@nightly' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/boutique');
  await page.getByRole('link', { name: product }).click();
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  await expect(page.getByRole('heading', order)).toBeVisible();
  await context.close();
});

test('shows nobody the receipt of somebody else, and says so without a session (MPL-074, AMB-09)', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { level: 1, name: 'Aucun paiement à afficher' })).toBeVisible();
  await page.goto('/payment-success?session_id=cs_inconnu');
  await expect(page.getByRole('heading', { level: 1, name: 'Connectez-vous pour voir votre reçu' })).toBeVisible();
});

test('starts a free course at once, and asks visitors to sign in on the home page (MPL-044, MPL-045)', async ({
  page,
}) => {
  await page.goto('/formations/plan-marketing-en-une-page');
  await hydrated(page);
  await page.getByRole('button', { name: 'Commencer la formation' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await dialog.getByLabel('Courriel').fill(members.learner.email);
  await dialog.getByLabel('Mot de passe').first().fill(members.learner.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/formation-viewer\/plan-marketing-en-une-page/);
});
