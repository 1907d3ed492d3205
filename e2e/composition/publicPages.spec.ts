import { brotliCompressSync } from 'node:zlib';
import { publicPages } from '../support/publicPages.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const { path, heading } of publicPages) {
  test(`${path} is complete without JavaScript (SHL-001, SHL-058)`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.close();
  });

  test(`${path} hydrates silently under its policy`, async ({ page }) => {
    await page.goto(path);
    const served = await page.locator('h1').elementHandle();
    await hydrated(page);
    expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test(`${path} starts quietly: no script is fetched before interaction or idle`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'load' });
    const inline = await page.locator('script:not([type])').allTextContents();
    expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(3 * 1024);
    expect(scripts).toEqual([]);
  });
}

test('keeps a click that comes before the shell and replays it (SHL-050)', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Connexion' }).click();
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
});

test('opens dialogs, menus and questions before any JavaScript (SHL-091)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('link', { name: /Publicité Facebook et Instagram/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Combien coûtent vos services ?').click();
  await expect(page.getByText('Nos forfaits commencent')).toBeVisible();
  await page.getByRole('button', { name: 'AUDIT GRATUIT 45 MIN' }).click();
  await expect(page.getByRole('dialog', { name: 'Réserver votre consultation' })).toBeVisible();
  await context.close();
});

test('filters the catalogue and finds courses without JavaScript (MPL-002)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/formations');
  await page.getByRole('button', { name: 'SEO', exact: true }).click();
  await expect(page).toHaveURL(/filtre=seo/);
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await context.close();
});

test('loads one copy of react, react-dom and styled-components whatever is visited (CON-032)', async ({ page }) => {
  const bodies = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bodies.set(response.url(), await response.text().catch(() => ''));
  });
  for (const path of ['/', '/blog', '/outils/checklist-seo', '/formations']) {
    await page.goto(path);
    await hydrated(page);
  }
  const holding = (mark: string) => [...bodies].filter(([, body]) => body.includes(mark)).map(([url]) => url);
  // Marks that stand once in each library's production code.
  expect(holding('react.transitional.element')).toHaveLength(1);
  expect(holding('__reactFiber$')).toHaveLength(1);
  expect(holding('data-styled-version')).toHaveLength(1);
});

test('is interactive after two steps of loading at most', async ({ page }) => {
  const stepMs = 600;
  const starts: number[] = [];
  await page.route('**/*.js', async (route) => {
    starts.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, stepMs));
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const steps = new Set(starts.map((start) => Math.round((start - (starts[0] ?? 0)) / stepMs)));
  expect(steps.size).toBeLessThanOrEqual(2);
});
