import { brand } from '@agence/shared-contracts/brand';
import { runs } from '@agence/shared-contracts/testing/runs';
import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Every public address of the specification, with the ids of the rows that ask for it. */
const routes = [
  ['/', 'SHL-001'],
  ['/blog', 'SHL-002'],
  ['/blog/referencement-local-quebec-guide-complet', 'SHL-003'],
  ['/blog/tag/google-ads', 'SHL-004'],
  ['/formations', 'SHL-009'],
  ['/formations/google-ads-premieres-campagnes-rentables', 'SHL-009'],
  ['/creators/camille-bouchard', 'SHL-009'],
  ['/boutique', 'SHL-009'],
  ['/payment-success', 'SHL-010'],
  ['/publicite-facebook-quebec', 'SHL-011'],
  ['/google-ads-quebec', 'SHL-011'],
  ['/creation-contenu-quebec', 'SHL-011'],
  ['/production-video-quebec', 'SHL-011'],
  ['/creation-site-web-quebec', 'SHL-011'],
  ['/crm-marketing-quebec', 'SHL-011'],
  ['/agence-marketing-quebec', 'SHL-011'],
  ['/agence-marketing-levis', 'SHL-012'],
  ['/agence-marketing-beauport', 'SHL-012'],
  ['/agence-marketing-charlesbourg', 'SHL-012'],
  ['/outils/generateur-offre-quebec', 'SHL-013'],
  ['/outils/simulateur-facebook-ads', 'SHL-013'],
  ['/outils/checklist-seo', 'SHL-013'],
  ['/outils/audit-marketing', 'SHL-013'],
  ['/legal/politique-confidentialite', 'SHL-014'],
  ['/legal/conditions-utilisation', 'SHL-014'],
  ['/accessibilite', 'SHL-014'],
  ['/realisations', 'SHL-021'],
] as const;

const redirects = [
  ['/politique-confidentialite', '/legal/politique-confidentialite', 'SHL-015'],
  ['/conditions-utilisation', '/legal/conditions-utilisation', 'SHL-015'],
  ['/formations/un-cours/viewer?module=3', '/formation-viewer/un-cours?module=3', 'SHL-016'],
  ['/cours', '/formations', 'SHL-017'],
  ['/courses', '/formations', 'SHL-017'],
  ['/formations-gratuites', '/formations', 'SHL-017'],
  ['/mes-formations', '/formations-access', 'SHL-008'],
  ['/statistiques', '/realisations', 'SHL-021'],
] as const;

const downloads = [
  ['/guides/scale-up-b2c-premium.pdf', 'application/pdf', '%PDF', 'SHL-019'],
  ['/guides/checklist-seo-quebec.pdf', 'application/pdf', '%PDF', 'SHL-019'],
  ['/templates/funnels-premium.zip', 'application/zip', 'PK', 'SHL-020'],
] as const;

async function htmlOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), html: await response.text() };
}
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

for (const [path, id] of routes) {
  test(`${path} answers 200 with a heading and a whole head (${id}, INF-027, SHL-051, SHL-052, SHL-055, SHL-059, CON-035)`, async ({
    request,
    baseURL,
  }) => {
    const { status, html } = await htmlOf(request, path);
    expect(status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<title[^>]*>[^<]+ \\| ${brand.name}</title>`));
    for (const name of [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'twitter:card',
    ]) {
      expect(meta(html, name), name).not.toBe('');
    }
    expect(meta(html, 'og:locale')).toBe('fr_CA');
    expect(meta(html, 'robots')).toBe(path === '/payment-success' ? 'noindex, nofollow' : 'index, follow');
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
    expect(canonical).toEqual(path === '/payment-success' ? [] : [baseURL + path]);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain(`<link rel="preconnect" href="${baseURL}">`);
  });
}

test('every public page describes itself in its own words (SHL-052)', async ({ request }) => {
  const descriptions = new Map<string, string[]>();
  for (const [path] of routes) {
    const description = meta((await htmlOf(request, path)).html, 'description');
    descriptions.set(description, [...(descriptions.get(description) ?? []), path]);
  }
  expect([...descriptions.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

for (const [from, to, id] of redirects) {
  test(`${from} moves to ${to} for good (${id}, INF-028)`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe(to);
  });
}

for (const [path, type, start, id] of downloads) {
  test(`${path} is a real file (${id}, INF-029)`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    expect((await response.body()).subarray(0, start.length).toString()).toBe(start);
  });
}

test('pages of members are kept from search engines and from every shared cache (SHL-053)', async ({ request }) => {
  for (const path of ['/dashboard', '/creator-dashboard', '/formation-viewer/un-cours', '/formations-access']) {
    const response = await request.get(path);
    expect(meta(await response.text(), 'robots'), path).toBe('noindex, nofollow');
    expect(response.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('visitors find navigation, start and account in French (SHL-060, SHL-062, SHL-064, SHL-084)', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Services', exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Formations', '/formations'],
    ['Blog', '/blog'],
    ['Commencer gratuitement', '/formations'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Réserver une consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Réserver votre consultation' })).toBeVisible();
});

/** Where each click identifier of marketing-site §7 is. */
const clicks = [
  ['/', 'hero-audit-premium'],
  ['/publicite-facebook-quebec', 'facebook-ads-expert-cta'],
  ['/google-ads-quebec', 'google-ads-expert-cta'],
  ['/creation-contenu-quebec', 'creation-contenu-expert-cta'],
  ['/production-video-quebec', 'production-video-expert-cta'],
  ['/creation-site-web-quebec', 'hero-consultation-website'],
  ['/crm-marketing-quebec', 'crm-marketing-expert-cta'],
  ['/agence-marketing-quebec', 'local-consultation-premium'],
  ['/agence-marketing-quebec', 'local-meeting-premium'],
  ['/agence-marketing-levis', 'levis-audit-premium'],
  ['/agence-marketing-levis', 'levis-program-vip'],
  ['/agence-marketing-beauport', 'expertises-consultation'],
] as const;

test.describe('after acceptance', () => {
  test.use({ consent: 'accepted' });

  test('clicks are told apart on every page that asks for them (SHL-104, CON-033)', async ({ page }) => {
    const pages = [...new Set(clicks.map(([page]) => page))];
    // Before a merge the home page, and one of those that are made from content files.
    for (const path of pages.slice(0, runs(2, pages.length))) {
      const wanted = clicks.filter(([page]) => page === path).map(([, label]) => label);
      await test.step(`${path}: ${wanted.join(', ')}`, async () => {
        await page.goto(path);
        await hydrated(page);
        // Above React, which lets no click through on HTML that it has not hydrated: nothing may dial or leave.
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
        const buttons = page.locator('#outlet').locator('button[commandfor], a[href^="tel:"], a[data-cta]');
        for (const button of await buttons.all()) {
          await button.scrollIntoViewIfNeeded();
          await button.evaluate((element) => (element as HTMLElement).click());
          await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
        }
        const labels = () =>
          page.evaluate(() =>
            ((window as { dataLayer?: { event?: string; label?: string }[] }).dataLayer ?? [])
              .filter(({ event }) => event === 'cta_clicked')
              .map(({ label }) => label),
          );
        // The code behind `dataLayer` is loaded on its own; what was clicked before it came is told when it is there.
        await expect.soft.poll(labels).toEqual(expect.arrayContaining(wanted));
      });
    }
  });
});
