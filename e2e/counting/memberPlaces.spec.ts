import type { Page } from '@playwright/test';
import { fillIn, members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const studio = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tableau de bord Créateur' });
/** Leads to a course that no other test changes; others create some, which come before it. */
const editLink = (page: Page) => page.getByRole('link', { name: /^Modifier «\sGoogle Ads/ });

/** Marks the document and the layout around the place that is shown. @returns whether both are still there */
async function markLayout(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    document.querySelector('#outlet [data-remote] > *')?.setAttribute('data-marked', '');
  });
  return () =>
    page.evaluate(() => ['sameDocument' in window, document.querySelector('#outlet [data-marked] h1') !== null]);
}

test('moves between the places of the studio in one document and one layout (SHL-054, DSH-053, AMB-61)', async ({
  page,
}) => {
  await signInAs(page, members.creator, '/creator-dashboard');
  const link = editLink(page);
  await expect(link).toBeVisible();
  // What comes in above the link moves it, and what is scrolled to with it.
  await expect(page.getByRole('heading', { name: 'Avis reçus' })).toBeVisible();
  await expect(page.locator('#page-publique')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const isSame = await markLayout(page);
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true, once: true }),
  );
  await link.click();
  const editor = page.getByRole('heading', { level: 1, name: /^Google Ads/ });
  await expect(editor).toBeVisible();
  await expect(page).toHaveURL(/\/creator-dashboard\/formations\/[^/]+$/);
  await expect(page).toHaveTitle(/Modifier la formation/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toEqual([true, true]);

  await page.goBack();
  await expect(studio(page)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/creator-dashboard$/);
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(editor).toBeVisible();
  await page.getByRole('link', { name: 'Retour au studio' }).click();
  await expect(studio(page)).toBeFocused();
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Page publique' }).click();
  await expect(page).toHaveURL(/\/creator-dashboard\/page-publique$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSame()).toEqual([true, true]);

  await page.goBack();
  await link.click();
  await expect(editor).toBeVisible();
  await page.reload();
  await expect(editor).toBeVisible();
  await expect(page).toHaveTitle(/Modifier la formation/);
});

test('goes through the learner’s places, with their parameters and queries, and back (DSH-001, DSH-016, AMB-01)', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInAs(page, members.learner, '/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tableau de bord');
  const link = page.getByRole('main').locator('a[href^="/formation-viewer/"]').first();
  await expect(link).toBeVisible();
  const isSame = await markLayout(page);
  await link.click();
  await page.getByRole('main').locator('a[href*="?module="]').nth(1).click();
  await expect(page).toHaveURL(/\?module=/);
  const named = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(named);
  await page.goForward();
  await expect(page).toHaveURL(named);
  expect(await isSame()).toEqual([true, true]);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Tableau de bord');
  await expect(link).toBeFocused();
  expect(await isSame()).toEqual([true, true]);
});

test('asks visitors to sign in at every place of a subtree, and brings them there (SHL-022, SHL-023, SHL-027)', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const path of [
    '/admin',
    '/compte',
    '/creator-dashboard/formations/inconnue',
    '/creator-dashboard/page-publique',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  await fillIn(page, members.creator);
  await expect(page).toHaveURL(/\/creator-dashboard\/page-publique$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma page publique' })).toBeVisible();
});

test('shows no place of the administration to who is no administrator (AMB-48, CON-031)', { tag: '@nightly' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(page, members.creator, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Page réservée à l’administration' })).toBeVisible();
  expect(asked).toContain('/rest/v1/rpc/my_staff_roles');
  expect(asked).not.toContain('/rest/v1/rpc/console_day');
  expect(asked).not.toContain('/rest/v1/site_entries');
});

test('answers what is no place with a real 404 (SHL-018, SHL-106)', { tag: '@nightly' }, async ({
  page,
  request,
  allowComplaints,
}) => {
  allowComplaints(/404/);
  for (const path of ['/admin/inconnu', '/creator-dashboard/formations', '/compte/a/b', '/formation-viewer']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('Page introuvable');
  }
  await signInAs(page, members.creator, '/creator-dashboard');
  await expect(studio(page)).toBeVisible();
  // What the shell says of it comes after its text.
  const said = page.waitForEvent('console', (message) => message.text() === '404: /creator-dashboard/inconnu');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/creator-dashboard/inconnu';
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page).toHaveURL(/\/creator-dashboard\/inconnu$/);
  await said;
});

test('a place that fails says so in its layout, and is shown again without a reload (SHL-108, CMP-06)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/Invalid time value|error occurred in/);
  let isBroken = true;
  await page.route('**/rest/v1/creator_earnings*', async (route) => {
    if (!isBroken) return route.continue();
    const sale = { id: 'e', kind: 'sale', gross_cents: 1, creator_cents: 1, platform_cents: 0, created_at: 'jamais' };
    return route.fulfill({ json: [sale] });
  });
  await signInAs(page, members.creator, '/creator-dashboard');
  const failed = page.getByRole('heading', { level: 1, name: 'Oups, une erreur est survenue' });
  await expect(failed).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Cette page ne s’est pas affichée' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
  const isSame = await markLayout(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(studio(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avis reçus' })).toBeVisible();
  expect(await isSame()).toEqual([true, true]);
});
