import { expect, registryOf, test } from '../support/test.ts';

test('answers unknown paths with a real 404 in French (SHL-018, SHL-106)', async ({ page, allowComplaints }) => {
  allowComplaints(/404/);
  const response = await page.goto('/nimporte-quoi');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('redirects old addresses for good and keeps their query (SHL-015, SHL-017, INF-028)', async ({ request }) => {
  for (const [from, to] of [
    ['/cours?x=1', '/formations?x=1'],
    ['/politique-confidentialite', '/legal/politique-confidentialite'],
    ['/blog/', '/blog'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test('sends security headers and never caches members’ pages (SHL-053)', async ({ request }) => {
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(page.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  for (const path of ['/', '/nope', '/r/shell/none/x.js', '/healthz', '/rest/v1/profiles']) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await request.get('/dashboard')).headers()['cache-control']).toBe('private, no-store');
});

test('serves hashed files for ever and unknown files as plain 404', async ({ request, page }) => {
  await page.goto('/');
  const entry = (await registryOf(page)).start.at(-1) ?? '';
  const file = await request.get(entry);
  expect(file.headers()['cache-control']).toContain('immutable');
  const missing = await request.get(entry.replace('.js', 'x.js'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
  const server = await request.get(entry.replace(/assets\/.*/, 'server/server.js'));
  expect(server.status()).toBe(404);
});

test('answers odd addresses of data and images as unknown', async ({ request }) => {
  for (const path of ['/_data//', '/_data//evil.example/', '/social//.png', '/social//a:b.png', '/social/.png']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/formations/%00')).status()).toBe(404);
  expect((await request.get('/blog/constructor')).status()).toBe(404);
});

test('refuses hosts that are not the site (SRV-03)', async ({ request }) => {
  const response = await request.get('/', { headers: { host: 'evil.example' } });
  expect(response.status()).toBe(421);
});

test('lists every public page for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/blog', '/outils/checklist-seo', '/formations', '/publicite-facebook-quebec']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  for (const known of ['/formations/google-ads-premieres-campagnes-rentables', '/creators/', '/boutique/produit/']) {
    expect(sitemap).toContain(known);
  }
  expect(sitemap).not.toContain('/dashboard');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
