import { violations, widths } from '../support/axe.ts';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const width of widths) {
  test.describe(`${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any public page', async ({ page, request }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      for (const path of await onePagePerRoute(request)) {
        await page.goto(path);
        await hydrated(page);
        found.push(...(await violations(page)));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing in menus, dialogs and notices', async ({ page, allowComplaints }) => {
      allowComplaints(/404/);
      const found: string[] = [];
      await page.goto('/nulle-part');
      await page.locator('#shell-header[data-ready]').waitFor({ state: 'attached' });
      found.push(...(await violations(page)));
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Gérer mes témoins' }).click();
      await expect(page.getByRole('region', { name: 'Témoins de navigation' })).toBeVisible();
      found.push(...(await violations(page)));
      await page.getByRole('button', { name: 'Refuser' }).click();
      const menu = page.getByRole('button', { name: width < 900 ? 'Menu' : 'Services', exact: true });
      await menu.click();
      found.push(...(await violations(page)));
      await page.getByRole('button', { name: 'Connexion' }).locator('visible=true').first().click({ force: true });
      await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
      found.push(...(await violations(page)));
      await page.keyboard.press('Escape');
      await page.locator('footer').getByRole('button', { name: 'Réserver une consultation' }).click();
      const contact = page.getByRole('dialog', { name: 'Réserver votre consultation' });
      await expect(contact.locator('form[novalidate]')).toBeVisible();
      await contact.getByRole('button', { name: 'Envoyer ma demande' }).click();
      await expect(contact.getByText('Entrez votre nom')).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });
  });
}

test('no public page shifts while it loads, comes alive and is scrolled (CLS ≤ 0.02)', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted: string[] = [];
  for (const path of await onePagePerRoute(request)) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    const value = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    if (value > 0.02) shifted.push(`${path}: ${value.toFixed(4)}`);
  }
  expect(shifted).toEqual([]);
});
