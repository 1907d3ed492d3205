import { expect, hydrated, registryOf, test } from '../support/test.ts';

test('shows the shop by kind, sorts it, and opens a product (MPL-029, MPL-059, MPL-060, MPL-061)', async ({ page }) => {
  await page.goto('/boutique');
  await hydrated(page);
  await expect(page.getByText('7 produits')).toBeVisible();
  await page.getByRole('link', { name: /^Ressources/ }).click();
  await expect(page).toHaveURL(/type=ressources/);
  await expect(page.getByText('2 produits', { exact: true })).toBeVisible();
  await expect(page.getByText('Ressource Exclusive').first()).toBeVisible();
  await page.goBack();
  // The order is chosen for what is on screen.
  await expect(page.getByText('7 produits')).toBeVisible();
  await page.getByLabel('Trier par').selectOption('Prix décroissant');
  await expect(page).toHaveURL(/tri=prix-decroissant/);
  await expect(page.getByRole('article').first()).toContainText('Plan d’attaque publicitaire');
  await page.getByRole('link', { name: 'Plan d’attaque publicitaire en 90 minutes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Plan d’attaque/ })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Consultation Personnalisée')).toBeVisible();
  await page.getByText(/^Avec les taxes/).click();
  await expect(page.getByText('258,69 $', { exact: true })).toBeVisible();
});

test('lays cards out in four columns on wide screens, three where the list is virtual (MPL-015, AMB-24)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const columns = async () => {
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    return new Set(lefts.map(Math.round)).size;
  };
  await page.goto('/boutique?tri=nom');
  await expect.poll(columns).toBe(4);
  await page.goto('/formations');
  await hydrated(page);
  await expect.poll(columns).toBe(3);
});

test('gives each course a row, and sells its own goods at the thumb (AMB-63)', { tag: '@nightly' }, async ({
  page,
}) => {
  const last = page.getByRole('article').last();
  const list = page.getByRole('list', { name: 'Formations premium' });
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/boutique');
    await expect
      .poll(async () => Math.abs(((await last.boundingBox())?.width ?? 0) - ((await list.boundingBox())?.width ?? 1)))
      .toBeLessThan(2);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/boutique');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Réclamer mon audit gratuit' })).toBeHidden();
  await page.getByRole('link', { name: 'Calendrier de contenu annuel' }).click();
  const bar = page.getByRole('complementary', { name: 'Prix et prochaine étape' });
  await expect(bar).toContainText('29,00 $');
  await expect(page.getByRole('button', { name: 'Acheter maintenant' })).toHaveCount(1);
  await expect(bar.getByRole('button', { name: 'Acheter maintenant' })).toBeInViewport({ ratio: 1 });
});

test('answers 404 for products and creators that do not exist (MPL-057, MPL-064)', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/404/);
  const product = await page.goto('/boutique/produit/00000000-0000-4000-8000-00000000dead');
  expect(product?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await expect(page).toHaveURL(/\/boutique$/);
  const creator = await page.goto('/creators/personne');
  expect(creator?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Créateur introuvable' })).toBeVisible();
});

test('leads from a course to its creator and on to another course (MPL-029, MPL-042, MPL-050, MPL-055)', async ({
  page,
}) => {
  await page.goto('/formations/google-ads-premieres-campagnes-rentables');
  await hydrated(page);
  await page.getByRole('link', { name: 'Camille Bouchard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Camille Bouchard/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Mesurer ses résultats avec GA4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /GA4/ })).toBeVisible();
});

test('counts a look of a visitor once per visit of the site (MPL-047)', { tag: '@nightly' }, async ({ page }) => {
  // No other test opens it.
  const slug = 'facebook-ads-du-budget-aux-clients';
  await page.goto('/boutique');
  const { anonKey } = await registryOf(page);
  const views = async () => {
    const rows = await page.request.get(`/rest/v1/formations?slug=eq.${slug}&select=view_count`, {
      headers: { apikey: anonKey },
    });
    const [course] = (await rows.json()) as { view_count: number }[];
    return course?.view_count;
  };
  const before = (await views()) ?? Number.NaN;
  const counted = page.waitForResponse(/rpc\/record_view$/);
  await page.goto(`/formations/${slug}`);
  await hydrated(page);
  expect((await counted).status()).toBe(204);
  // The worker adds looks every few seconds.
  await expect.poll(views, { timeout: 30_000 }).toBe(before + 1);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Formations', exact: true }).first().click();
  await expect(page).toHaveURL(/\/formations$/);
  await page.goBack();
  await expect(page.getByText('Certificat inclus')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await views()).toBe(before + 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows shop, product and creator complete (MPL-029)', async ({ page }) => {
    await page.goto('/boutique?type=consultations');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: /Plan d’attaque/ }).click();
    await expect(page.getByText('Ce qui est inclus')).toBeVisible();
    await page.goto('/creators/noemie-gagnon');
    await expect(page.getByRole('heading', { level: 1, name: /Noémie Gagnon/ })).toBeVisible();
  });
});
