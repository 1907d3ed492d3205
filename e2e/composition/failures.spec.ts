import type { Page, Route } from '@playwright/test';
import { publicPages } from '../support/publicPages.ts';
import { expect, hydrated, test } from '../support/test.ts';

const modes: Record<string, (route: Route) => Promise<void>> = {
  'answer 404': (route) => route.fulfill({ status: 404, body: '' }),
  'answer 500': (route) => route.fulfill({ status: 500, body: '' }),
  hang: () => new Promise(() => {}),
  'throw at mount': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const init=()=>{};export const get=async()=>()=>({bootstrap:async()=>{},prepare:async()=>{},mount:async()=>{throw new Error("mount")},unmount:async()=>{}})',
    }),
};
const firstPages = [...new Map([...publicPages].reverse().map((page) => [page.remote, page])).values()];

for (const [mode, answer] of Object.entries(modes)) {
  for (const { path, heading, remote } of firstPages) {
    test(`${remote}: when its files ${mode}, the page stays readable and recovers (CMP-06, SHL-113)`, async ({
      page,
      allowComplaints,
    }) => {
      allowComplaints(/./);
      const release = `**/r/${remote}/**/*.js`;
      await withoutIntegrity(page, mode);
      await page.route(release, answer);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 12_000 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('button', { name: 'Connexion' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.unroute(release);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
}

test('says that a member page cannot come alive when no code can be loaded, and loads it again (SHL-108)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/./);
  await page.route('**/r/**/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Oups, une erreur est survenue' })).toBeVisible();
  await expect(page.getByText('Chargement...')).toBeHidden();
  await page.unroute('**/r/**/*.js');
  await page.getByRole('link', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
});

test('shows a French notice on navigation to a remote that is down, and the rest works (SHL-108)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/./);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/r/mfe-blog/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Oups, une erreur est survenue')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apprenez le métier, pas la théorie' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.unroute('**/r/mfe-blog/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
});

test('never runs a module whose bytes were changed (CMP-01)', async ({ page, allowComplaints }) => {
  allowComplaints(/./);
  await page.route('**/r/mfe-tools/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.tampered=true;${await response.text()}` });
  });
  await page.goto('/outils/checklist-seo');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

/** Integrity already refuses other bytes; to see a remote fail at mount it has to be let through. */
async function withoutIntegrity(page: Page, mode: string) {
  if (mode !== 'throw at mount') return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'integrity-policy': _, 'content-security-policy': __, ...headers } = response.headers();
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>/s, '');
    await route.fulfill({ response, headers, body });
  });
}
