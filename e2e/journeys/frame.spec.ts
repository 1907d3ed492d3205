import { brand } from '@agence/shared-contracts/brand';
import { expect, hydrated, test } from '../support/test.ts';

const banner = { name: 'Témoins de navigation' };

test.describe('before the visitor has chosen', () => {
  test.use({ consent: 'unasked' });

  test('asks for consent, loads nothing of others, and keeps a refusal (SHL-095, SHL-096, SHL-099, SHL-105)', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('region', banner).getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByRole('region', banner)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('region', banner)).toBeHidden();
    expect(await page.evaluate(() => [localStorage.getItem('cookie-consent'), 'dataLayer' in window])).toEqual([
      'declined',
      false,
    ]);
    expect(foreign).toEqual([]);
  });

  test('records clicks only after acceptance, and lets the visitor change their mind (SHL-098, SHL-101)', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('region', banner).getByRole('button', { name: 'Accepter' }).click();
    await page.getByRole('button', { name: 'AUDIT GRATUIT 45 MIN' }).first().click();
    await page.keyboard.press('Escape');
    const clicks = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
          ({ event }) => event === 'cta_clicked',
        ),
      );
    await expect
      .poll(clicks)
      .toEqual([expect.objectContaining({ label: 'hero-audit-premium', market: 'quebec', language: 'fr-CA' })]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Gérer mes témoins' }).click();
    await page.getByRole('region', banner).getByRole('button', { name: 'Refuser' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
  });

  test('works with blocked storage: asks, says so, goes on (SHL-100)', async ({ page, allowComplaints }) => {
    allowComplaints(/cookies|témoins|Storage|stockage/i);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('region', banner)).toContainText('pour cette visite seulement');
    await page.getByRole('region', banner).getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByRole('region', banner)).toBeHidden();
  });
});

test('opens the services with the keyboard, closes on Escape and gives the focus back (SHL-066, SHL-068, SHL-072)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const trigger = page.getByRole('button', { name: 'Services', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Publicité Facebook/ }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/publicite-facebook-quebec/);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('opens the booking dialog from the services, holds the focus and gives it back (SHL-071, SHL-094)', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('button', { name: 'Services', exact: true }).hover();
  await page.getByRole('button', { name: /Réserver ma consultation/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Réserver une consultation' }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('stores a contact request, one that was written offline too (SHL-092, DLS-01)', async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/google-ads-quebec');
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#reserver')?.showModal());
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByLabel('Nom', { exact: true }).fill('Marie Tremblay');
  await dialog.getByLabel('Courriel').fill('marie@exemple.test');
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Je veux doubler mes ventes en ligne.');
  await dialog.getByLabel(/J’accepte/).check();
  await expect(dialog.getByLabel('Service qui vous intéresse')).toHaveValue('Google Ads');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog).toContainText('gardée sur cet appareil');
  const stored = page.waitForResponse((response) => response.url().endsWith('/functions/v1/lead') && response.ok());
  await context.setOffline(false);
  await stored;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agence-leads'))).toBeNull();
});

test('sends a newsletter form without JavaScript and says how it went (SHL-077)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/blog');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Votre courriel').fill('sans-script@exemple.test');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/\/blog\?inscription=ok#inscription-ok$/);
  await expect(page.getByText('C’est noté, merci')).toBeVisible();
  await context.close();
});

test('has telephone and e-mail as links, four columns, legal links and a search (SHL-063, SHL-085, SHL-086, SHL-087)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  for (const column of ['Services', 'Ressources', 'Agence', 'Nous joindre']) {
    await expect(footer.getByRole('heading', { name: column, exact: true })).toBeVisible();
  }
  for (const path of ['politique-confidentialite', 'conditions-utilisation']) {
    await expect(footer.locator(`a[href="/legal/${path}"]`)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/formations#recherche$/);
  await expect(page.locator('#recherche')).toBeFocused();
});

test('tells visitors that they are offline, and when they are back, one notice at a time (SHL-109)', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Connexion rétablie')).toBeVisible();
  await expect(page.getByText('Vous êtes hors ligne')).toBeHidden();
});

test('shows the French 404 with the English line, and logs the path (SHL-018, SHL-106, SHL-107)', async ({
  page,
  complaints,
  allowComplaints,
}) => {
  allowComplaints(/404/);
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect.poll(() => complaints).toContain('error: 404: /nulle-part');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('has a menu that locks the page, closes on Escape and on the way to a page (SHL-073, SHL-074, SHL-075, SHL-076)', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const name of ['Formations', 'Blog', 'Google Ads', 'Commencer gratuitement']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'CRM et automatisation' })).toBeHidden();
    await menu.getByText('Tous les services').click();
    await expect(menu.getByRole('link', { name: 'CRM et automatisation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();
  });

  test('has a bar with telephone and audit from 500 px on, which covers no field (SHL-058, SHL-088, SHL-089, SHL-090)', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const claim = page.getByRole('button', { name: 'Réclamer mon audit gratuit' });
    await page.evaluate(() => scrollTo(0, 490));
    await expect(claim).toBeHidden();
    await page.evaluate(() => scrollTo(0, 510));
    await expect(claim).toBeVisible();
    await claim.click();
    const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(375);
    await page.keyboard.press('Escape');
    const legal = page.getByRole('button', { name: 'Gérer mes témoins' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await legal.focus();
    const [field, bar] = [await legal.boundingBox(), await claim.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('sends the social image that the head names, for every kind of page (SHL-055)', async ({ page, request }) => {
  for (const path of ['/', '/blog/tag/seo', '/formations']) {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await request.get(image ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/social/nulle-part.png')).status()).toBe(404);
});
