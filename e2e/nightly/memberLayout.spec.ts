import type { Locator } from '@playwright/test';
import { fillLists } from '../support/fillLists.ts';
import { members, ownHeaders, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Where something stands in the window. */
async function placeOf(there: Locator) {
  const box = await there.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('a lesson shows its name in the first screen, and what is read before what is written about it', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await signInAs(page, members.learner, '/formation-viewer/google-ads-premieres-campagnes-rentables');
  expect((await placeOf(page.locator('#module'))).bottom).toBeLessThan(DESK.height);
  await page.setViewportSize(PHONE);
  await page.goto('/formation-viewer/mesurer-ses-resultats-avec-ga4');
  const notes = page.getByLabel('Vos notes');
  await notes.waitFor();
  const text = page
    .getByRole('region')
    .locator('p')
    .filter({ hasText: /.{200}/ })
    .first();
  expect((await placeOf(text)).bottom).toBeLessThan((await placeOf(notes)).y);
});

test.describe('lists of staff', () => {
  // One after the other: what fills the lists takes the first free hour.
  test.describe.configure({ mode: 'default' });

  test('staff read products of orders and sums of accounts at every width, without going sideways', async ({
    page,
  }) => {
    await fillLists(page);
    await signInAs(page, members.admin, '/admin/commandes');
    for (const width of [390, 820, 1088, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const product = page.getByRole('cell', { name: /^Boutique en ligne/ }).first();
        const { x, right, height } = await placeOf(product);
        expect(height).toBeGreaterThan(16);
        expect([x > 0, right < width]).toEqual([true, true]);
      });
    await page.setViewportSize(PHONE);
    await page.goto('/admin/comptabilite');
    const table = page.getByRole('table', { name: 'Comptabilité' });
    await expect(table.getByRole('cell').filter({ visible: true })).not.toHaveCount(0);
    expect(await table.locator('..').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('on phones the lists of the console begin in the upper half of the first screen, with their filters behind one button', async ({
    page,
  }) => {
    await fillLists(page);
    await page.setViewportSize(PHONE);
    await signInAs(page, members.admin, '/admin/commandes');
    const rows = {
      '/admin/commandes': page.getByRole('row').nth(1),
      '/admin/demandes': page.getByRole('region', { name: 'Demandes reçues' }).getByRole('listitem').first(),
      '/admin/personnes': page.getByRole('region', { name: 'Comptes' }).getByRole('listitem').first(),
      '/admin/textes': page.locator('a[href^="/admin/textes/page"]').first(),
      '/admin/comptabilite': page.getByRole('region', { name: 'Comptabilité' }),
    };
    for (const [path, row] of Object.entries(rows))
      await test.step(path, async () => {
        await page.goto(path);
        expect((await placeOf(row)).y).toBeLessThan(330);
      });
    await page.goto('/admin/commandes?etat=paid');
    const filters = page.getByRole('button', { name: 'Filtres 1 choisi' });
    const state = page.getByLabel('État');
    await expect(state).toBeHidden();
    await filters.click();
    await state.selectOption('Remboursée');
    await expect(page).toHaveURL(/etat=refunded/);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(filters).toBeHidden();
    await expect(state).toBeVisible();
  });

  test('what is open of a list begins in view wherever it was opened, and goes with the page', async ({ page }) => {
    const { request } = await fillLists(page);
    await page.setViewportSize({ width: 1440, height: 500 });
    await signInAs(page, members.admin, '/admin/personnes');
    await page.getByRole('region', { name: 'Comptes' }).getByRole('listitem').last().getByRole('button').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await page.goto(`/admin/demandes?demande=${request}`);
    const erase = page.getByRole('button', { name: 'Supprimer la demande' });
    await erase.scrollIntoViewIfNeeded();
    await expect(erase).toBeInViewport({ ratio: 1 });
    const boxes = page.getByRole('main').locator('section');
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollTop > 0).length)).toBe(0);
  });
});

test('hours are saved from wherever one is in them, once there is something to save', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, members.creator, '/creator-dashboard/rendez-vous');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  // They come when one comes near them.
  await page.getByRole('heading', { name: 'Vos heures' }).scrollIntoViewIfNeeded();
  await page.locator('summary', { hasText: 'Lundi' }).click();
  await expect(save).not.toBeInViewport();
  await page.getByRole('button', { name: /^Ajouter une plage.: Lundi$/ }).click();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('what stands around a place and a certificate begins where their words begin', async ({ page }) => {
  await page.setViewportSize(DESK);
  await signInAs(page, members.learner, '/dashboard');
  const footer = page.locator('footer').getByRole('link').filter({ visible: true }).first();
  const title = await placeOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs((await placeOf(footer)).x - title.x)).toBeLessThan(1);
  const headers = await ownHeaders(page);
  const [{ number }] = await (await page.request.get('/rest/v1/user_certificates?select=number', { headers })).json();
  await page.goto(`/certificats/${number}`);
  const logo = await placeOf(page.locator('header').getByRole('link').filter({ visible: true }).first());
  expect(Math.abs((await placeOf(page.getByRole('article'))).x - logo.x)).toBeLessThan(12);
});
