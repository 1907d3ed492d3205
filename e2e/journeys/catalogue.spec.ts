import { expect, hydrated, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/formations');
  await hydrated(page);
});

test('searches as the visitor types, without accents, and keeps the search in the address (MPL-009, MPL-010)', async ({
  page,
}) => {
  await page.keyboard.press('Control+K');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.pressSequentially('ETRE TROUVE');
  await expect(page).toHaveURL(/q=ETRE(?:%20|\+)TROUVE/);
  await expect(page.getByRole('link', { name: /SEO local/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ETRE TROUVE');
  await hydrated(page);
  await search.press('Escape');
  await expect(page.getByText('6 formations')).toBeVisible();
});

test('narrows by quick filter and goes back (MPL-002)', async ({ page }) => {
  const filter = page.getByRole('button', { name: 'Premium' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/filtre=premium/);
  await page.goBack();
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('6 formations')).toBeVisible();
});

test('says so when nothing matches and offers to clear (MPL-022)', async ({ page }) => {
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Aucun résultat pour cette recherche')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('6 formations')).toBeVisible();
});

test('keeps favourites on the device (MPL-006, MPL-023)', async ({ page }) => {
  await page.getByRole('button', { name: 'Mes favoris' }).click();
  await expect(page.getByText('Aucun favori sauvegardé')).toBeVisible();
  await page.getByRole('button', { name: 'Explorer les formations' }).click();
  const favourite = page.getByRole('button', { name: /Ajouter « SEO local/ });
  await favourite.click();
  await page.reload();
  await hydrated(page);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('shows the list in rows of its own height, virtual, in a box of 600 pixels (MPL-001, MPL-014)', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Liste' }).click();
  const list = page.getByRole('region', { name: 'Liste des formations' });
  expect((await list.boundingBox())?.height).toBe(600);
  await expect(list.getByRole('article').first()).toBeVisible();
});

test('opens a course, and an unknown one says so with a 404 (MPL-034, MPL-037)', async ({ page, allowComplaints }) => {
  allowComplaints(/404/);
  await page
    .getByRole('link', { name: /Google Ads/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Google Ads/ })).toBeVisible();
  await expect(page.getByText('Certificat inclus')).toBeVisible();
  const response = await page.goto('/formations/inconnue');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Formation introuvable' })).toBeVisible();
});
