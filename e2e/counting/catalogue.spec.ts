import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Liste des formations' });

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

test('narrows by all filters at once, shows them, and clears everything (MPL-003, MPL-013)', {
  tag: '@nightly',
}, async ({ page }) => {
  const { y: before = 0 } = (await list(page).boundingBox()) ?? {};
  await page.getByLabel('Débutant').check();
  await page.getByRole('group', { name: 'Prix' }).getByLabel('Gratuit').check();
  await page.getByText('Durée', { exact: true }).first().click();
  await page.getByLabel('Moins d’une heure').check();
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /plan marketing/ })).toBeVisible();
  // Beside the filters, not below them; what is chosen takes one line (AMB-63).
  const { y: after = 0 } = (await list(page).boundingBox()) ?? {};
  expect(after - before).toBeLessThan(80);
  await expect(page).toHaveURL(/niveau=debutant&prix=gratuit&duree=-59/);
  await page.getByRole('link', { name: 'Retirer le filtre Moins d’une heure' }).click();
  await expect(page.getByText('2 formations')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('6 formations')).toBeVisible();
  await expect(page).toHaveURL(/\/formations$/);
});

test('says so when nothing matches and offers to clear (MPL-021, MPL-022)', { tag: '@nightly' }, async ({ page }) => {
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Aucun résultat pour cette recherche')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page.getByText('6 formations')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goto('/formations?niveau=avance&prix=gratuit');
  await expect(page.getByText('Aucune formation trouvée')).toBeVisible();
  await expect(page.getByText('Essayez de modifier vos critères de recherche.')).toBeVisible();
});

test('keeps favourites and likes on the device (MPL-006, MPL-007, MPL-023)', { tag: '@nightly' }, async ({ page }) => {
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

test('sorts, and shows the list in rows of their own height that scroll with the page (MPL-001, MPL-014, AMB-55)', async ({
  page,
}) => {
  const cell = () => list(page).getByRole('listitem').first();
  expect((await cell().boundingBox())?.height).toBe(400);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect.poll(async () => (await cell().boundingBox())?.height).toBe(200);
  // Six rows of 200 pixels: nothing of the list is in a box of its own.
  expect((await list(page).boundingBox())?.height).toBe(1200);
  await page.getByLabel('Trier par').selectOption('Les plus courtes');
  await expect(list(page).getByRole('article').first()).toContainText('Le plan marketing en une page');
  await expect(page).toHaveURL(/tri=duration&vue=liste/);
});

test('comes back to where the list was left (MPL-014)', async ({ page }) => {
  const link = page.getByRole('link', { name: /Boutique en ligne : de la fiche/ });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 500));
  // The pointer would first bring the link to where it can be clicked.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByText('Certificat inclus')).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('comes back to where a list was left for another one, which begins at its own first row (MPL-014)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('button', { name: 'Mes favoris' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('Aucun favori sauvegardé')).toBeInViewport();
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('keeps filters in a dialog on phones, over the list (MPL-002, MPL-013, AMB-63)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { y: before } = (await list(page).boundingBox()) ?? {};
  const opener = page.getByRole('button', { name: 'Filtres', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filtres' });
  expect((await list(page).boundingBox())?.y).toBe(before);
  await dialog.getByLabel('Débutant').check();
  await dialog.getByRole('button', { name: 'Premium' }).click();
  await dialog.getByRole('button', { name: 'Voir 1 formation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtres (2)' })).toBeFocused();
  await page.getByRole('button', { name: 'Filtres (2)' }).click();
  await dialog.getByRole('button', { name: 'Tout effacer' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('6 formations', { exact: true })).toBeVisible();
});

test('cuts nothing from cards for people who need large letters or wide spacing (AMB-55)', { tag: '@nightly' }, async ({
  page,
}) => {
  const cut = () =>
    list(page)
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { bottom, right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('h3, .who strong, .price strong, .next')].flatMap((part) => {
            const { bottom: low, right: far } = part.getBoundingClientRect();
            return low > bottom + 1 || far > right + 1 ? [part.textContent] : [];
          });
        }),
      );
  const heights = () =>
    list(page)
      .locator('[data-course]')
      .evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
  for (const style of [
    'html{font-size:200%}',
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  ]) {
    await page.reload();
    await hydrated(page);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(400);
    await expect.poll(cut).toEqual([]);
  }
});

test('keeps what was typed and ticked before the page was hydrated (conditions C10)', { tag: '@nightly' }, async ({
  page,
}) => {
  let start = () => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\/r\/shell\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/formations', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('formation');
  await page.getByRole('radio', { name: 'Avancé' }).check();
  start();
  await hydrated(page);
  await expect(page).toHaveURL(/q=formation&niveau=avance/);
  await expect(page.getByRole('searchbox')).toHaveValue('formation');
  await expect(page.getByRole('radio', { name: 'Avancé' })).toBeChecked();
});

test('shows a skeleton while a course is slow to come (MPL-033)', { tag: '@nightly' }, async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/_page\/formations\/plan-marketing/, async (route) => {
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
  for (const prefix of ['', '/_data', '/_page']) {
    expect((await request.get(`${prefix}/formations/${'a'.repeat(5000)}`)).status()).toBe(414);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(async ({ page }) => void (await page.goto('/formations')));

  test('opens the filters of small windows over the list', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { y: before } = (await list(page).boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Filtres', exact: true }).click();
    await page.getByLabel('Débutant').check();
    expect((await list(page).boundingBox())?.y).toBe(before);
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(/niveau=debutant/);
    await expect(page.getByText('3 formations')).toBeVisible();
  });

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
