import { stayBusy } from '../support/quietStart.ts';
import { saveData } from '../support/saveData.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('moves between remotes without loading a page, and Back returns to the same place (SHL-054, SHL-061)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true, once: true });
  });
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Blog marketing pour PME du Québec | Cimes');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page
    .getByRole('link', { name: /Lire l'article/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Référencement local/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Passez à 10M$+ sans perdre pied' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY === (window as unknown as { left: number }).left)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('of two quick clicks follows the last, and Back while a page loads wins (SHL-054)', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const passedOn: Promise<void>[] = [];
  await page.route('**/_page/blog', (route) => {
    passedOn.push(held.then(() => route.fallback()));
  });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Blog' }).click();
  await header.getByRole('link', { name: 'Formations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apprenez ce soir, publiez demain' })).toBeFocused();
  await header.getByRole('link', { name: 'Blog' }).click();
  await page.goBack();
  const home = page.getByRole('heading', { level: 1, name: 'Passez à 10M$+ sans perdre pied' });
  await expect(home).toBeVisible();
  // The link by which this page was left.
  await expect(header.getByRole('link', { name: 'Formations' })).toBeFocused();
  expect(passedOn.length).toBeGreaterThan(0);
  release();
  // Whatever still comes of the page that nobody waits for any more.
  await Promise.all(passedOn);
  await page.waitForLoadState('networkidle');
  await expect(home).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await header.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeFocused();
});

test('who goes on before the code of a page has come sees the next one, and Back the one between (SHL-054)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/r/mfe-blog/**', (route) => held.then(() => route.fallback()));
  const header = page.getByRole('banner');
  const blog = page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' });
  await header.getByRole('link', { name: 'Blog' }).click();
  await expect(blog).toBeFocused();
  await header.getByRole('link', { name: 'Formations' }).click();
  const catalogue = page.getByRole('heading', { level: 1, name: 'Apprenez ce soir, publiez demain' });
  await expect(catalogue).toBeFocused();
  release();
  await hydrated(page);
  await expect(catalogue).toBeVisible();
  await page.goBack();
  await expect(blog).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Passez à 10M$+ sans perdre pied' })).toBeVisible();
});

test('keeps the checklist on the device and what was ticked before hydration (TLS-014, TLS-015)', {
  tag: '@nightly',
}, async ({ page }) => {
  await stayBusy(page);
  await page.goto('/outils/checklist-seo', { waitUntil: 'load' });
  await page.getByRole('checkbox').first().check();
  await hydrated(page);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('2 sur 10 vérifications faites')).toBeVisible();
  await page.reload();
  await page.mouse.move(10, 10);
  await hydrated(page);
  await expect(page.getByText('2 sur 10 vérifications faites')).toBeVisible();
});

for (const from of ['the list of another category', 'an article']) {
  test(`goes Back to a filter from ${from} before that page answers (SHL-054)`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await stayBusy(page);
    await page.goto('/blog');
    await page.mouse.move(10, 300);
    await hydrated(page);
    const categories = page.getByRole('navigation', { name: 'Catégories' });
    await categories.getByRole('link', { name: 'SEO' }).click();
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toContainText('Auditer le référencement');
    if (from === 'an article') await articles.first().getByRole('link').first().click();
    else await categories.getByRole('link', { name: 'Publicité' }).click();
    await expect(page).not.toHaveURL(/categorie=seo$/);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(/categorie=seo$/);
    await page.mouse.move(20, 320);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
    await expect(articles.first()).toContainText('Auditer le référencement');
    await expect(categories.getByRole('link', { name: 'SEO' })).toHaveAttribute('aria-current', 'true');
  });
}
