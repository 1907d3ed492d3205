import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSeeded } from '@agence/backend/testing/seededFolder';
import type { Browser, BrowserContext } from '@playwright/test';
import { answerConsent } from '../support/consent.ts';
import { freePort } from '../support/freePort.ts';
import { fillIn, members, signInAs } from '../support/member.ts';
import { copyReleases } from '../support/siteCopy.ts';
import { type RunningCommand, startCommand } from '../support/startCommand.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const NOTICE = 'Démonstration publique';
/** One page of each kind: static, with data, of members, missing. */
const pages = [
  ['/', 200],
  ['/blog', 200],
  ['/outils/checklist-seo', 200],
  ['/legal/politique-confidentialite', 200],
  ['/formations', 200],
  ['/boutique', 200],
  ['/dashboard', 200],
  ['/nulle-part', 404],
] as const;

let dataDir: string;
let site: RunningCommand;
let baseURL: string;

// One site for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  // The releases that the other journeys' site was built from, and a backend of its own.
  dataDir = await copyReleases();
  await fillSeeded(join(dataDir, 'backend'));
  const port = await freePort();
  baseURL = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    AGENCE_DATA: dataDir,
    SITE_URL: 'https://exemple.ca',
    PUBLIC_DEMO: '1',
  };
  // As released: the sources may be under change by another test.
  site = startCommand('node', ['infra/bin/agence.mjs', 'start', '--as-released'], { cwd: root, env });
  await site.says(/Ctrl\+C stops everything/);
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function visitor(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'fr-CA', ...options });
  await answerConsent(context, 'declined');
  return context;
}

test('a public demonstration prints no password (AMB-59)', () => {
  expect(site.said()).toContain('A public demonstration');
  for (const { password } of Object.values(members)) expect(site.said()).not.toContain(password);
});

test('every page says that it is a demonstration, also without JavaScript (AMB-59)', async ({ browser }) => {
  const context = await visitor(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, status] of pages) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(status);
      expect.soft(response?.headers()['x-robots-tag'], path).toBe('noindex, nofollow');
      const notice = page.getByRole('complementary', { name: NOTICE });
      await expect.soft(notice).toBeVisible();
      await expect.soft(notice).toContainText('Rien n’est vendu ici');
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect.soft(fits, `${path} at ${width}`).toBe(true);
      }
    });
  }
  await context.close();
});

test('the notice stays when the visitor goes on inside the site', async ({ browser }) => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apprenez ce soir, publiez demain' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: NOTICE })).toBeVisible();
  await context.close();
});

test('the administrator and the creator cannot sign in; the learner can and buys nothing (AMB-59)', async ({
  browser,
}) => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto('/?connexion=1&next=/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await expect(dialog.getByText(members.learner.password)).toBeVisible();
  for (const closed of [members.admin, members.creator]) {
    // The sentence about the first stands there until the second has been asked about.
    const answer = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await fillIn(page, closed);
    expect((await answer).ok()).toBe(false);
    await expect(dialog.getByText('Ce compte est fermé.')).toBeVisible();
  }
  await dialog.getByRole('tab', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog').getByText('on n’y crée pas de compte')).toBeVisible();

  await signInAs(page, members.learner, '/dashboard');
  await expect(page.getByRole('complementary', { name: NOTICE })).toBeVisible();
  await page.goto('/boutique');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Rien n’est vendu ici : aucun achat ne peut être fait.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acheter maintenant' })).toHaveCount(0);

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('agence-session') ?? '{}').access_token);
  const payment = await page.request.post('/functions/v1/create-payment', {
    headers: { authorization: `Bearer ${token}` },
    data: { product_id: page.url().split('/').at(-1), amount: 19700, currency: 'CAD' },
  });
  expect([payment.status(), (await payment.json()).code]).toEqual([403, 'public_demo']);
  await context.close();
});

test('nobody reads the mailbox or pays in the simulator (AMB-59)', async ({ request }) => {
  expect((await request.get(`${baseURL}/courriels-de-developpement`)).status()).toBe(404);
  const simulator = await request.get(`${baseURL}/simulateur-paiement/cs_test_sim_0`);
  expect([simulator.status(), await simulator.text()]).toEqual([403, expect.stringContaining('ne vend rien')]);
});

test('on a site for evaluation, who comes through a proxy does not see the mailbox (AMB-59)', async ({ request }) => {
  const open = async (headers: Record<string, string>) =>
    (await request.get('/courriels-de-developpement', { headers })).status();
  expect(await open({})).toBe(200);
  for (const name of ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via', 'CF-Connecting-IP']) {
    expect(await open({ [name]: '127.0.0.1' }), name).toBe(404);
  }
  expect(await open({ 'X-Forwarded-For': '127.0.0.1', 'X-Agence-This-Machine': '1' })).toBe(404);
});
