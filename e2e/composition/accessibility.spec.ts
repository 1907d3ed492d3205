import { LIGHT, violations, widths } from '../support/axe.ts';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { shiftedWhenScrolled, watchShifts } from '../support/shifts.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    // Before a merge `publicPages.spec.ts` looks at a page of each kind on its one visit.
    test(`no public page shifts while it loads, comes alive and is scrolled (CLS ≤ 0.02), and axe finds nothing there, ${LIGHT}`, {
      tag: '@nightly',
    }, async ({ page, request }) => {
      test.setTimeout(480_000);
      await watchShifts(page);
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
      await expect(page.locator(':popover-open, dialog[open]')).toBeVisible();
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
      await expect(contact.locator('#contact-nom-error')).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });
  });
}
