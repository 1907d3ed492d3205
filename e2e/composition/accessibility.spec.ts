import type { Page } from '@playwright/test';
import { LIGHT, violations, widths } from '../support/axe.ts';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Keeps the sum of what has moved by itself on a page. */
function watchShifts() {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls through the whole page, a screen at a time. @returns what has moved since it was opened, as CLS counts it */
async function shiftedWhenScrolled(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`no public page shifts while it loads, comes alive and is scrolled (CLS ≤ 0.02), and axe finds nothing there, ${LIGHT}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(480_000);
      await page.addInitScript(watchShifts);
      for (const path of await onePagePerRoute(request)) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(path);
        await hydrated(page);
        expect.soft(await shiftedWhenScrolled(page), path).toBeLessThanOrEqual(0.02);
        // In the middle of a movement, colours are others.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await violations(page), path).toEqual([]);
      }
    });
  });

  test.describe(`${width} px, ${LIGHT}`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

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
      await expect(page.locator(':popover-open')).toBeVisible();
      found.push(...(await violations(page)));
      await page
        .getByRole('button', { name: 'Connexion', exact: true })
        .locator('visible=true')
        .first()
        .click({ force: true });
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
