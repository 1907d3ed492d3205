import { rm } from 'node:fs/promises';
import { startTestBackend, type TestBackend } from '@agence/backend/testing/startTestBackend';
import { chromiumLaunch, headlessShellPath } from '@agence/infra/chromium';
import { type RunningSite, serve } from '@agence/infra/serve';
import type { Page } from '@playwright/test';
import { freePort } from '../support/freePort.ts';
import { fillIn, members } from '../support/member.ts';
import { copyReleases } from '../support/siteCopy.ts';
import { expect, hydrated, hydratedFooter, test } from '../support/test.ts';

/** A name that no browser trusts, as of a machine in somebody's network, which a telephone calls without TLS. */
const HOST = 'cimes.lan';
const { args, ...launch } = chromiumLaunch(headlessShellPath());
test.use({ launchOptions: { ...launch, args: [...args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] } });

let backend: TestBackend;
let site: RunningSite;
let dataDir: string;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  const siteUrl = `http://${HOST}:${port}`;
  backend = await startTestBackend(undefined, siteUrl);
  dataDir = await copyReleases();
  const { url, secrets } = backend;
  site = await serve({ dataDir, port, siteUrl, backend: { url, anonKey: secrets.publishableKey } });
});
test.afterAll(async () => {
  await site?.close();
  await backend?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test.beforeEach(async ({ page, allowComplaints }) => {
  // What only a secure context can have.
  allowComplaints(/Cross-Origin-Opener-Policy header has been ignored/);
  // The simulated card provider answers this machine alone; the real one is elsewhere.
  await page.context().route(/\/simulateur-paiement\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: backend.url + pathname + search });
  });
});

/** Opens the booking dialog of the home page and fills it in. */
async function ask(page: Page, name: string) {
  await page.goto(site.url);
  await hydrated(page);
  await page.locator('[commandfor=reserver]').filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByLabel('Nom', { exact: true }).fill(name);
  await dialog.getByLabel('Courriel', { exact: true }).fill('marie@exemple.test');
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Un site de dix pages pour notre atelier.');
  await dialog.getByRole('checkbox').check();
  return dialog;
}

/** Leaves an address in the footer. @returns the footer */
async function subscribe(page: Page) {
  await hydratedFooter(page);
  const footer = page.getByRole('contentinfo');
  await footer.locator('[type=email]').fill('marie@exemple.test');
  await footer.locator('form button').click();
  return footer;
}

/** Somebody with an account comes to the order of a course. */
async function order(page: Page, who: (typeof members)[keyof typeof members]) {
  await page.goto(`${site.url}/dashboard`);
  await fillIn(page, who);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible();
  await page.goto(`${site.url}/boutique`);
  await hydrated(page);
  await page.getByRole('link', { name: /de la fiche produit au panier/ }).click();
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  return page.getByRole('button', { name: /^Commander et payer/ });
}

test('by plain http a request and an address are sent, a course is bought, and its lesson can be followed (conditions C5)', async ({
  page,
}) => {
  const dialog = await ask(page, 'Marie Tremblay');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog.getByText('Merci, votre demande est bien notée.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await subscribe(page)).getByRole('status')).toContainText('Merci pour ton inscription');

  const pay = await order(page, members.learner);
  const opened = page.waitForEvent('popup');
  await pay.click();
  const checkout = await opened;
  await expect(checkout.getByText('Simulateur de paiement')).toBeVisible();
  const paid = await page.request.post(backend.url + new URL(checkout.url()).pathname, {
    form: { paiement: 'carte' },
    maxRedirects: 0,
  });
  expect(paid.status()).toBe(303);
  await checkout.goto(paid.headers().location ?? '');
  // The card provider tells of it a moment later.
  await expect(async () => {
    await backend.simulator.deliveries.deliverDue();
    await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Suivre la formation' }).click();
  await page.getByRole('button', { name: 'Lecture' }).first().click();
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Module suivant' }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
});

test('what throws while something is sent is said; the text stays, and the button can be pressed again (conditions C5)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/no random numbers/);
  // Who has bought it in the other test has nothing to buy.
  const pay = await order(page, members.admin);
  /** From now on, or no more: nothing random is to be had. */
  const breakIds = (isBroken: boolean) =>
    page.evaluate((broken) => {
      if (!broken) return void Reflect.deleteProperty(crypto, 'getRandomValues');
      Object.defineProperty(crypto, 'getRandomValues', {
        configurable: true,
        value() {
          throw new Error('no random numbers');
        },
      });
    }, isBroken);
  await breakIds(true);
  await pay.click();
  await expect(page.getByText('Impossible de créer la session de paiement')).toBeVisible();
  await breakIds(false);
  const opened = page.waitForEvent('popup');
  await pay.click();
  await expect((await opened).getByText('Simulateur de paiement')).toBeVisible();

  const dialog = await ask(page, 'Marie Tremblay');
  const send = dialog.getByRole('button', { name: 'Envoyer ma demande' });
  await breakIds(true);
  await send.click();
  await expect(dialog.getByText(/n’a pas pu envoyer/)).toBeVisible();
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Marie Tremblay');
  await breakIds(false);
  await send.click();
  await expect(dialog.getByText('Merci, votre demande est bien notée.')).toBeVisible();
  await page.keyboard.press('Escape');

  await hydratedFooter(page);
  await breakIds(true);
  const footer = await subscribe(page);
  await expect(footer.getByText(/n’a pas pu envoyer votre adresse/)).toBeVisible();
  await breakIds(false);
  await footer.locator('form button').click();
  await expect(footer.getByRole('status')).toContainText('Merci pour ton inscription');
});
