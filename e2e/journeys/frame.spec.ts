import { brand } from '@agence/shared-contracts/brand';
import type { Locator } from '@playwright/test';
import { members, signInAs } from '../support/member.ts';
import { saveData } from '../support/saveData.ts';
import { expect, hydrated, hydratedFooter, test } from '../support/test.ts';

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

  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    test(`does not cover the first action of the home page at ${width} pixels (AMB-65)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('region', banner)).toBeVisible();
      const [notice, action] = await Promise.all([
        page.getByRole('region', banner).boundingBox(),
        page.getByRole('button', { name: 'AUDIT GRATUIT 45 MIN' }).first().boundingBox(),
      ]);
      if (!notice || !action) throw new Error('Both are on screen');
      const isBeside = action.x + action.width <= notice.x || action.x >= notice.x + notice.width;
      const isAbove = action.y + action.height <= notice.y;
      expect(isBeside || isAbove).toBe(true);
    });
  }

  test('does not cover what is bought with either (AMB-63)', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/formations/google-ads-premieres-campagnes-rentables');
    await expect(page.getByRole('region', banner)).toBeVisible();
    const clear = async (action: Locator) => {
      const [notice, box] = await Promise.all([page.getByRole('region', banner).boundingBox(), action.boundingBox()]);
      return notice !== null && box !== null && box.y + box.height <= notice.y;
    };
    const buy = page.getByRole('link', { name: 'Acheter la formation' }).first();
    await expect.poll(() => clear(buy)).toBe(true);
    await buy.click();
    const pay = page.getByRole('button', { name: /^Commander et payer/ });
    await expect.poll(() => clear(pay)).toBe(true);
    await page.getByRole('link', { name: 'Revenir à la formation' }).click();
    await expect.poll(() => clear(page.getByRole('button', { name: 'Acheter maintenant' }))).toBe(true);
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
    const told = async () => (await clicks()).slice(1).map((click) => ({ ...click, event: undefined }));
    await page.getByRole('button', { name: 'Services', exact: true }).hover();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Réserver une consultation/ })
      .click();
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 700);
    await hydratedFooter(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Réserver une consultation' }).click();
    await page.keyboard.press('Escape');
    // What the system does with a number is not the page's; that it was clicked is.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    await page.getByRole('contentinfo').getByRole('link', { name: brand.phone }).click();
    await page.locator('#a-propos').getByRole('link', { name: brand.phone }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Commencer gratuitement' }).click();
    await expect.poll(told).toEqual(
      [
        ['consultation', 'menu-services'],
        ['consultation', 'shell-footer'],
        ['phone', 'shell-footer'],
        ['phone', '/'],
        ['start', 'shell-header'],
      ].map(([label, location]) => expect.objectContaining({ label, location })),
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Gérer mes témoins' }).click();
    await page.getByRole('region', banner).getByRole('button', { name: 'Refuser' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
  });

  test('works with blocked storage: asks, says so, goes on (SHL-100)', { tag: '@nightly' }, async ({
    page,
    allowComplaints,
  }) => {
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

test('has one loud action on a screen: the way in is an outline, and a dark last call ends before the footer', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/google-ads-quebec');
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const start = page.getByRole('banner').getByRole('link', { name: 'Commencer gratuitement' });
  expect(await ground(start)).toBe('rgba(0, 0, 0, 0)');
  expect(await ground(page.getByRole('contentinfo').getByRole('button', { name: 'S’inscrire' }))).toBe(
    'rgba(0, 0, 0, 0)',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const last = page.locator('#outlet section[data-theme=dark]').last();
    expect(await ground(page.getByRole('contentinfo'))).not.toBe(await ground(last));
  }
});

test('opens the booking dialog from the services, holds the focus and gives it back (SHL-071, SHL-094)', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('button', { name: 'Services', exact: true }).hover();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Réserver une consultation/ })
    .click();
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
  // The button that opened it is gone with the menu: the focus returns to what opens the menu.
  await expect(page.getByRole('button', { name: 'Services', exact: true })).toBeFocused();
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
  // Its code comes with the first focus; before that the browser posts it, and checks the fields itself.
  await expect(dialog.locator('form[method=post]')).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(dialog).toContainText('gardée sur cet appareil');
  const stored = page.waitForResponse((response) => response.url().endsWith('/functions/v1/lead') && response.ok());
  await context.setOffline(false);
  await stored;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agence-leads'))).toBeNull();
  await expect(dialog).toContainText('Merci, votre demande est bien notée.');
  await expect(dialog).not.toContainText('gardée sur cet appareil');
});

test('names the server that failed, keeps the address in its field and sends it again (SHL-080)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/Failed to load resource/);
  await page.goto('/blog');
  await hydrated(page);
  await hydratedFooter(page);
  await page.route('**/functions/v1/lead', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Votre courriel').fill('panne@exemple.test');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(form.getByRole('status')).toContainText('Notre serveur n’a pas pu noter votre adresse');
  await expect(form.getByLabel('Votre courriel')).toHaveValue('panne@exemple.test');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(form.getByRole('status')).toContainText('Merci pour ton inscription');
  await expect(form.getByLabel('Votre courriel')).toHaveValue('');
});

test('asks for JavaScript where a page cannot do without it (SHL-058, AMB-72)', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Cette page a besoin de JavaScript' })).toBeVisible();
  await expect(page.getByText('Chargement...')).toBeHidden();
  await context.close();
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

test('has telephone and e-mail as links, four columns, legal links and a search (SHL-063, SHL-085, SHL-086, SHL-087)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  for (const column of ['Services', 'Ressources', 'Agence', 'Nous joindre']) {
    await expect(footer.getByRole('heading', { name: column, exact: true })).toBeVisible();
  }
  for (const path of ['/legal/politique-confidentialite', '/legal/conditions-utilisation', '/accessibilite']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/formations#recherche$/);
  await expect(page.locator('#recherche')).toBeFocused();
});

test('folds the columns of the footer on phones, without JavaScript too, and nowhere else (SHL-087)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: baseURL as string,
  });
  const page = await context.newPage();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const prices = footer.getByRole('link', { name: 'Tarifs' });
  await expect(prices).toBeHidden();
  await footer.getByRole('heading', { name: 'Agence' }).click();
  await expect(prices).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(footer.getByRole('link', { name: 'Boutique' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Ressources' })).toBeVisible();
  // Nothing can be folded there, so nothing of it takes the focus.
  await expect(footer.locator('summary').first()).toHaveCSS('visibility', 'hidden');
  await context.close();
});

test('keeps a slim footer on member pages, there and back, without a newsletter (AMB-63)', { tag: '@nightly' }, async ({
  page,
}) => {
  await signInAs(page, members.learner, '/dashboard');
  const footer = page.getByRole('contentinfo');
  const newsletter = footer.getByLabel('Votre courriel');
  await expect(footer.getByRole('link', { name: brand.phone })).toBeVisible();
  await expect(footer.locator('a[href="/legal/politique-confidentialite"]')).toBeVisible();
  await expect(newsletter).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(newsletter).toBeVisible();
  await page.goBack();
  await expect(newsletter).toBeHidden();
});

test('tells visitors that they are offline, and when they are back, one notice at a time (SHL-109)', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await saveData(page);
  await page.goto('/blog');
  await hydrated(page);
  // The code of notices comes when the browser has nothing better to do; without a connection it would come no more.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/showToast')),
  );
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

test('leads on from an unknown address, by a search that needs no script too (SHL-106)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  for (const [action, path, found] of [
    ['Chercher', '/formations?q=local', 'SEO local\u00a0: être trouvé au Québec'],
    ['Chercher plutôt un article', '/blog?q=local', 'Référencement local au Québec'],
  ] as const) {
    await page.goto('/nulle-part');
    await page.getByRole('searchbox', { name: 'Que cherchiez-vous\u202f?' }).fill('local');
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { name: found }).first()).toBeVisible();
  }
  await page.goto('/nulle-part');
  await page.getByRole('navigation', { name: 'Par où repartir' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('leaves room below the footer only while a bar stands at the thumb (AMB-63)', async ({ page }) => {
    const room = () =>
      page.getByRole('contentinfo').evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingBottom));
    await page.goto('/');
    await hydrated(page);
    expect(await room()).toBeLessThan(30);
    await page.mouse.wheel(0, 900);
    await expect.poll(room).toBeGreaterThan(90);
    await page.goto('/boutique');
    await hydrated(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await room()).toBeLessThan(30);
    // Pages that stand by have bars, and lists, that nobody sees.
    await page.getByRole('link', { name: 'Trousse de mesure marketing' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trousse de mesure marketing' })).toBeVisible();
    await expect.poll(room).toBeGreaterThan(90);
  });

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
    // Shop, tools, work and search are in it too, telephone and booking at the thumb (AMB-63).
    for (const name of ['Boutique', 'Outils gratuits', 'Réalisations', 'Rechercher'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    const claim = menu.getByRole('button', { name: 'Réclamer mon audit gratuit' });
    const call = menu.getByRole('link', { name: `Appeler le ${brand.phone}` });
    for (const action of [claim, call]) {
      await expect(action).toBeInViewport({ ratio: 1 });
      expect((await action.boundingBox())?.y).toBeGreaterThan(600);
    }
    await claim.click();
    await expect(menu).toBeHidden();
    const booking = page.getByRole('dialog', { name: 'Réserver votre consultation' });
    await expect(booking).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu.getByRole('link', { name: 'CRM et automatisation' })).toBeHidden();
    await menu.getByText('Tous les services').click();
    await expect(menu.getByRole('link', { name: 'CRM et automatisation' })).toBeVisible();
    // Tab stays in: from the last stop it goes round by the browser, never to what the menu covers (access: A 2).
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu-mobile') !== null,
      );
      expect(isInside).toBe(true);
    }
    await expect(page.locator('[commandfor=menu-mobile][aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await menu.getByRole('button', { name: 'Connexion', exact: true }).click();
    await page.getByRole('dialog', { name: 'Connexion' }).getByRole('button', { name: 'Fermer' }).click();
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
    await hydratedFooter(page);
    // Sections on the way are laid out as they come near, and move what comes after them.
    const bar = await claim.elementHandle();
    const freeSpace = () =>
      legal.evaluate(
        (field, below) => (below?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom,
        bar,
      );
    await expect.poll(freeSpace).toBeGreaterThanOrEqual(0);
  });
});

test('sends the social image that the head names, for every kind of page (SHL-055)', async ({ request }) => {
  for (const path of ['/', '/blog/tag/seo', '/formations']) {
    const html = await (await request.get(path)).text();
    const response = await request.get(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/social/nulle-part.png')).status()).toBe(404);
});

test('gives a network the images of all static pages that it asks for at once (SHL-055)', { tag: '@nightly' }, async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  // Pages of the backend would keep it busy, and other tests waiting.
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(?:formations|creators|boutique)/.test(path));
  expect(paths.length).toBeGreaterThan(25);
  const images = await Promise.all(
    paths.map((path) =>
      request.get(`/social${path === '' || path === '/' ? '/index' : path}.png`, { timeout: 60_000 }),
    ),
  );
  expect(images.map((image) => image.status())).toEqual(paths.map(() => 200));
});

test('has its mark where systems look for one, and says whom to tell of a flaw (AMB-77)', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, type]);
  }
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  for (const { src } of (await (await request.get(manifest)).json()).icons) {
    expect((await request.get(src)).status()).toBe(200);
  }
});
