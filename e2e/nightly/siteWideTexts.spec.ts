import { brand } from '@agence/shared-contracts/brand';
import type { Page } from '@playwright/test';
import { members, signInAs } from '../support/member.ts';
import { type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { expect, test } from '../support/test.ts';

const editorOf = (path: string) => `/admin/textes/page?adresse=${encodeURIComponent(path)}`;
const PHONE = '581 555-0177';

/** Publishes what the editor shows, and waits until it says so. */
async function publish(page: Page) {
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('Texte publié')).toBeVisible();
}

async function giveBack(page: Page) {
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre\u00a0: Texte d’origine' }).click();
  await expect(page.getByText('Version reprise en brouillon')).toBeVisible();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('Texte publié')).toBeVisible();
}

let site: OwnSite;
// Of the whole site: one of its own, with a backend of its own, so that nobody else's pages change.
test.beforeEach(async () => {
  site = await startOwnSite();
});
test.afterEach(() => site?.close());

test('staff change the telephone and put up a notice, hide claims that nobody has verified, and take all of it back (AMB-56)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await site.somebody(browser);
  const htmlOf = async (path: string) => (await page.request.get(path)).text();
  const before = { home: await htmlOf('/'), blog: await htmlOf('/blog') };
  await signInAs(page, members.admin, editorOf('/nous-joindre'));
  const phone = page.locator('#texte-phone');
  await phone.fill('581 555');
  await phone.blur();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.locator('#texte-phone-error')).toHaveText('Écrivez un numéro comme 581 555-0199.');
  await phone.fill(PHONE);
  await page.locator('#texte-notice').fill('Fermé lundi, pour la fête du Travail.');
  await page.locator('#texte-notice').blur();
  await publish(page);

  // On every page, also one that is a prerendered file, and still once its code runs.
  await expect.poll(() => htmlOf('/blog'), { timeout: 60_000 }).toContain(PHONE);
  await expect.poll(() => htmlOf('/'), { timeout: 60_000 }).toContain(PHONE);
  for (const path of ['/', '/blog', '/agence-marketing-quebec'])
    expect(await htmlOf(path), path).not.toContain(brand.phone);
  const visitor = await site.somebody(browser);
  await visitor.goto('/');
  await expect(visitor.getByRole('complementary', { name: 'Avis' })).toContainText('Fermé lundi');
  const footer = visitor.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(visitor.locator('#shell-footer[data-ready]')).toBeAttached();
  await expect(footer.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+15815550177');

  // The claims as the file has them: what nobody has verified is off, and goes from the page once that is published.
  await page.goto(editorOf('/nos-chiffres'));
  await page.locator('#texte-title').fill('Nos chiffres, un par un');
  await page.locator('#texte-title').blur();
  await publish(page);
  await expect.poll(() => htmlOf('/'), { timeout: 60_000 }).not.toContain('Spa Boréal');
  const [home, levis] = [await htmlOf('/'), await htmlOf('/agence-marketing-levis')];
  for (const claim of ['de rendement moyen', '4,9/5', 'ROAS jusqu’à']) expect(home).not.toContain(claim);
  expect(home).toMatch(/clients à\sla\sfois/);
  expect(levis).not.toContain('12,4M$');
  expect(levis).toContain('Vos clients sont à Lévis');

  await giveBack(page);
  await page.goto(editorOf('/nous-joindre'));
  await giveBack(page);
  await expect.poll(() => htmlOf('/'), { timeout: 60_000 }).toBe(before.home);
  await expect.poll(() => htmlOf('/blog'), { timeout: 60_000 }).toBe(before.blog);
});
