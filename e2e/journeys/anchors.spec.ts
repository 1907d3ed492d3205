import { expect, hydrated, test } from '../support/test.ts';

const isIn = (selector: string) => document.activeElement?.closest(selector) !== null;

test('the skip link of an awake page leads the keyboard into its content (2.4.1)', async ({ page }) => {
  for (const path of ['/', '/legal/politique-confidentialite', '/formations']) {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isIn, 'main')).toBe(true);
  }
});

test('a table of contents leads the keyboard to its section, Back to the entry, and both from another page (2.4.3)', async ({
  page,
}) => {
  await page.goto('/legal/politique-confidentialite');
  await hydrated(page);
  const entry = page.locator('main nav a[href^="#"]').nth(2);
  const target = page.locator((await entry.getAttribute('href')) ?? '');
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(entry).toBeFocused();
  await page.goForward();
  await expect(target).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/confidentialite#/);
  await expect(target).toBeFocused();
});
