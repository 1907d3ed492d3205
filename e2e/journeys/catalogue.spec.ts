import { expect, hydrated, test } from '../support/test.ts';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) return;
  await page.goto('/formations');
  await hydrated(page);
});

test('searches as the visitor types, without accents, and keeps the search in the address (MPL-009, MPL-010, MPL-011, MPL-012)', async ({
  page,
}) => {
  await page.keyboard.press('Control+K');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.pressSequentially('ETRE TROUVE');
  await expect(page).toHaveURL(/q=ETRE(?:%20|\+)TROUVE/);
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /SEO local/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ETRE TROUVE');
  await hydrated(page);
  await search.focus();
  await search.press('Escape');
  await expect(page.getByText('6 formations')).toBeVisible();
  await expect(search).toHaveValue('');
});

test('narrows by quick filter and goes back (MPL-002)', async ({ page }) => {
  const filter = page.getByRole('button', { name: 'Premium' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/filtre=premium/);
  await expect(page.getByText('3 formations')).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('6 formations')).toBeVisible();
});

test('narrows by all filters at once, shows them, and clears everything (MPL-003, MPL-013)', async ({ page }) => {
  await page.getByText('Tous les filtres').click();
  await page.getByLabel('Débutant').check({ force: true });
  await page.getByRole('group', { name: 'Prix' }).getByLabel('Gratuit').check({ force: true });
  await page.getByLabel('Moins d’une heure').check({ force: true });
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /plan marketing/ })).toBeVisible();
  await expect(page).toHaveURL(/niveau=debutant&prix=gratuit&duree=-59/);
  await page.getByRole('link', { name: 'Retirer le filtre Moins d’une heure' }).click();
  await expect(page.getByText('2 formations')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('6 formations')).toBeVisible();
  await expect(page).toHaveURL(/\/formations$/);
});

test('says so when nothing matches and offers to clear (MPL-021, MPL-022)', async ({ page }) => {
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Aucun résultat pour cette recherche')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('6 formations')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goto('/formations?niveau=avance&prix=gratuit');
  await expect(page.getByText('Aucune formation trouvée')).toBeVisible();
  await expect(page.getByText('Essayez de modifier vos critères de recherche.')).toBeVisible();
});

test('keeps favourites and likes on the device (MPL-006, MPL-007, MPL-023)', async ({ page }) => {
  await page.getByRole('button', { name: 'Mes favoris' }).click();
  await expect(page.getByText('Aucun favori sauvegardé')).toBeVisible();
  await page.getByRole('button', { name: 'Explorer les formations' }).click();
  const favourite = page.getByRole('button', { name: /Ajouter « SEO local/ });
  const like = page.getByRole('button', { name: /J’aime « Google Ads/ });
  await favourite.click();
  await like.click();
  await page.reload();
  await hydrated(page);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Mes favoris' }).click();
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /SEO local/ })).toBeVisible();
});

test('sorts, and shows the list in rows of its own height, virtual, in a box of 600 pixels (MPL-001, MPL-014)', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Liste' }).click();
  const list = page.getByRole('region', { name: 'Liste des formations' });
  expect((await list.boundingBox())?.height).toBe(600);
  await page.getByLabel('Trier par').selectOption('Les plus courtes');
  await expect(list.getByRole('article').first()).toContainText('Le plan marketing en une page');
  await expect(page).toHaveURL(/tri=duration&vue=liste/);
});

test('comes back to where the list was left (MPL-014)', async ({ page }) => {
  const list = page.getByRole('region', { name: 'Liste des formations' });
  // What was scrolled before the list became virtual stays where it is.
  await list.evaluate((element) => element.scrollTo(0, 200));
  await page.getByRole('link', { name: /Boutique en ligne : de la fiche/ }).click();
  await expect(page.getByText('Certificat inclus')).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(200);
});

test('shows a skeleton while a course is slow to come (MPL-033)', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/_data\/formations\/plan-marketing/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: /plan marketing/ }).click();
  await expect(page.locator('[aria-busy=true]').getByText('Chargement...')).toBeAttached();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: /plan marketing/ })).toBeVisible();
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

test('says so when an address is too long for a course', async ({ request }) => {
  for (const prefix of ['', '/_data']) {
    expect((await request.get(`${prefix}/formations/${'a'.repeat(5000)}`)).status()).toBe(414);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(async ({ page }) => void (await page.goto('/formations')));

  test('searches, filters and arranges by plain forms (MPL-013)', async ({ page }) => {
    await page.getByRole('button', { name: 'Premium' }).click();
    await expect(page.getByText('3 formations')).toBeVisible();
    await page.getByRole('searchbox').fill('boutique');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/q=boutique/);
    await expect(page).toHaveURL(/filtre=premium/);
    await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
  });
});
