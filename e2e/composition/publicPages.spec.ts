import { brotliCompressSync, createBrotliDecompress } from 'node:zlib';
import { REMARK } from '@agence/infra/reports';
import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page, Response, Route } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { LIGHT, violations } from '../support/axe.ts';
import { onePagePerKind, publicPages } from '../support/publicPages.ts';
import { becomeIdle, stayBusy } from '../support/quietStart.ts';
import { shiftedWhenScrolled, watchShifts } from '../support/shifts.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Budget = Omit<(typeof budgets.pages)[number], 'page'>;

/** What a page may weigh; one that has no line of its own may run as much as any of them. */
function budgetOf(path: string): Budget {
  const most = (of: (budget: Budget) => number) => Math.max(...budgets.pages.map(of));
  return (
    budgets.pages.find((budget) => budget.path === path) ?? {
      path,
      scriptKilobytes: most(({ scriptKilobytes }) => scriptKilobytes),
      scriptFiles: most(({ scriptFiles }) => scriptFiles),
      htmlKilobytes: budgets.htmlKilobytes,
    }
  );
}

/** Between two tests what a page loads is not kept: each is somebody's first visit. */
test.use({ reuseContext: false });
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

for (const remote of new Set(publicPages.map((page) => page.remote))) {
  const pages = runs(onePagePerKind, publicPages).filter((page) => page.remote === remote);
  test(`${remote}: ${pages.length} pages start quietly, hydrate silently under their policy, stay within their budgets, shift nothing (CLS ≤ 0.02) when fonts come late, open their dialog, and axe finds nothing, ${LIGHT}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + pages.length * 30_000);
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });
    await stayBusy(page);
    await watchShifts(page);
    // As on a slow line: what is read first is set in the system's fonts.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const { path, heading } of pages) {
      await test.step(path, async () => {
        // What the page before asked for last is not this one's.
        await page.goto('about:blank');
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize(DESKTOP);
        scripts.clear();
        const document = (await page.goto(path, { waitUntil: 'load' })) as Response;
        const inline = await page.locator('script:not([type])').allTextContents();
        expect.soft(brotliCompressSync(inline.join('')).length, 'inline script').toBeLessThanOrEqual(3 * 1024);
        expect.soft([...scripts.keys()], `${path} fetched before interaction or idle`).toEqual([]);

        const served = await page.locator('h1').elementHandle();
        await becomeIdle(page);
        await hydrated(page);
        const isServed = await served?.evaluate((element) => element.isConnected);
        expect.soft(isServed, `the heading of ${path} is the served one`).toBe(true);
        await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

        await expectWithin(budgetOf(path), page, document, scripts);

        await page.setViewportSize(PHONE);
        expect.soft(await shiftedWhenScrolled(page), path).toBeLessThanOrEqual(0.02);
        // In the middle of a movement, colours are others.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await violations(page), path).toEqual([]);

        await page.getByRole('contentinfo').getByRole('button', { name: 'Réserver une consultation' }).click();
        const booking = page.getByRole('dialog', { name: 'Réserver votre consultation' });
        await expect.soft(booking).toBeVisible();
        await page.keyboard.press('Escape');
        await expect.soft(booking).toBeHidden();
      });
    }
  });
}

test('the heading of every public page is in its first flight of packets', async ({ request }) => {
  const limit = budgets.headingKilobytes * 1000;
  for (const { path } of publicPages) {
    const answer = await request.get(path, { headers: { 'sec-ch-ua': '"Chromium";v="150"' } });
    const head = answer.headersArray().reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    const bytes = head + (await bytesUntilHeading(await answer.text()));
    test.info().annotations.push({ type: 'measured', description: `${path}: heading within ${bytes} B` });
    expect.soft(bytes, `${path}: headers and what is compressed until its heading, B`).toBeLessThanOrEqual(limit);
    remarkLittleRoom(`heading of ${path}`, bytes, limit);
  }
});

test('a page looks the same with the styles of its first screen first as with all in their own order', {
  tag: '@nightly',
}, async ({ browser, baseURL }) => {
  // Every style of some 20,000 elements, twice.
  test.setTimeout(600_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const { path } of publicPages) {
      await page.goto(path);
      expect.soft(await page.evaluate(differencesInOrder), `${path} at ${size.width}`).toEqual([]);
    }
  }
  await context.close();
});

test('every public page is complete without JavaScript (SHL-001, SHL-058)', {
  tag: '@nightly',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  for (const { path, heading } of publicPages) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
    });
  }
  await context.close();
});

test('shows its first screen before the styles of what lies below have come, and nothing below without them', async ({
  page,
}) => {
  let come = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/r/later/_styles/**', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        come = go;
      });
      await route.continue();
    });
  });
  await page.goto('/formations', { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#shell-footer')).not.toBeVisible();
  come();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('keeps a click that comes before the shell and replays it (SHL-050)', async ({ page }) => {
  await stayBusy(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
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

test('loads one copy of react, react-dom and styled-components whatever is visited, and no secret (CON-032, INF-021)', {
  tag: '@nightly',
}, async ({ page }) => {
  const bodies = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (['script', 'document'].includes(response.request().resourceType()))
      // Of a module that is in the cache already there is nothing more.
      bodies.set(response.url(), bodies.get(response.url()) ?? response.text().catch(() => ''));
  });
  for (const path of ['/', '/blog', '/outils/checklist-seo', '/formations', '/boutique', '/dashboard']) {
    await page.goto(path);
    await page.locator('#shell-header[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // Of a page that was left there is nothing more.
    await Promise.all(bodies.values());
  }
  const texts = await Promise.all([...bodies].map(async ([url, body]) => [url, await body] as const));
  const holding = (mark: string | RegExp) =>
    texts.filter(([url, text]) => url.endsWith('.js') && text.match(mark)).map(([url]) => url);
  // Marks that stand once in each library's production code.
  expect.soft(holding('react.transitional.element')).toHaveLength(1);
  expect.soft(holding(/__reactFiber\$/)).toHaveLength(1);
  expect.soft(holding('data-styled-version')).toHaveLength(1);
  // Browsers get the public key alone.
  expect.soft(texts.length).toBeGreaterThan(20);
  const secrets = texts.filter(([, text]) => /sb_secret_|service_role"|whsec_|sk_(?:live|test)_/.test(text));
  expect.soft(secrets.map(([url]) => url)).toEqual([]);
  expect.soft(texts.some(([, text]) => text.includes('sb_publishable_'))).toBe(true);
});

test('is interactive after two steps of loading at most', async ({ page }) => {
  let steps = 0;
  const held: Route[] = [];
  let timer: NodeJS.Timeout | undefined;
  // A step is everything that is asked for before anything of it has come: until the page has nothing more to do, which on a
  // busy machine is not when it has been silent for a while.
  const answer = async () => {
    const { length } = held;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    if (held.length > length) return;
    steps += 1;
    for (const route of held.splice(0)) void route.continue();
  };
  await page.route('**/*.js', (route) => {
    held.push(route);
    clearTimeout(timer);
    // At the end the page is gone; what is not answered before does not come alive.
    timer = setTimeout(() => void answer().catch(() => {}), 600);
  });
  await page.goto('/');
  await hydrated(page);
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThanOrEqual(2);
  clearTimeout(timer);
});

/** Waits until the page is at rest and weighs it. */
async function expectWithin(budget: Budget, page: Page, document: Response, scripts: ReadonlyMap<string, Response>) {
  await page.waitForLoadState('networkidle');
  const unasked = [...scripts.keys()].filter((url) => /startSession|SignInDialog|AccountDialog/.test(url));
  expect.soft(unasked, 'neither the Supabase client nor the dialogs of accounts').toEqual([]);
  const sizes = await Promise.all([...scripts.values()].map(compressedSize));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const html = brotliCompressSync(await document.body()).length;
  test.info().annotations.push({
    type: 'measured',
    description: `${budget.path}: ${total} B in ${scripts.size} files, HTML ${html} B`,
  });
  expect.soft(total, `${budget.path}: scripts, B`).toBeLessThanOrEqual(budget.scriptKilobytes * 1000);
  expect.soft(scripts.size, `${budget.path}: script files`).toBeLessThanOrEqual(budget.scriptFiles);
  expect.soft(html, `${budget.path}: HTML, B`).toBeLessThanOrEqual(budget.htmlKilobytes * 1000);
  remarkLittleRoom(`scripts of ${budget.path}`, total, budget.scriptKilobytes * 1000);
  remarkLittleRoom(`HTML of ${budget.path}`, html, budget.htmlKilobytes * 1000);
}

/** How much of a page, compressed, has come when its heading can be read. */
async function bytesUntilHeading(html: string): Promise<number> {
  const heading = Buffer.byteLength(html.slice(0, html.indexOf('</h1>')));
  const compressed = brotliCompressSync(html);
  const reader = createBrotliDecompress();
  let read = 0;
  reader.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  for (let at = 0; at < compressed.length; at += 100) {
    await new Promise((done) => reader.write(compressed.subarray(at, at + 100), done));
    if (read >= heading) return Math.min(at + 100, compressed.length);
  }
  throw new Error('It has no heading');
}

/** What styles of a page change when styled-components has put all of them into one order. Runs in the page. */
async function differencesInOrder(): Promise<string[]> {
  const sheets = [...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[data-styled]')];
  const texts = await Promise.all(
    sheets.map((sheet) => ('href' in sheet ? fetch(sheet.href).then((answer) => answer.text()) : sheet.textContent)),
  );
  // What is not laid out has no sizes.
  document.body.style.setProperty('--ag-later', 'visible');
  const elements = [...document.querySelectorAll('body *:not(style, link, script)')];
  const looks = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isThere = pseudo === '' || style.content !== 'none';
        const said = isThere ? [...style].map((name) => `${name}:${style.getPropertyValue(name)}`) : [];
        return `${element.className}${pseudo} ${said.join(';')}`;
      }),
    );
  const before = looks();
  const components: { css: string; isShells: boolean; place: number }[] = [];
  let css = '';
  for (const rule of texts.flatMap((text) => text.split('/*!sc*/\n'))) {
    const [, place, id] = /^data-styled\.g(\d+)\[id="([^"]+)"\]/.exec(rule) ?? [];
    css += rule;
    if (place === undefined || id === undefined) continue;
    components.push({ css, isShells: id.startsWith('shell__'), place: Number(place) });
    css = '';
  }
  components.sort((a, b) => Number(b.isShells) - Number(a.isShells) || a.place - b.place);
  for (const sheet of sheets) sheet.remove();
  const ordered = new CSSStyleSheet();
  ordered.replaceSync(components.map((one) => one.css).join(''));
  document.adoptedStyleSheets = [ordered];
  return looks().filter((said, index) => said !== before[index]);
}

/** Share of a budget that stays free: bytes move with every hash, and no such move may stop a release. */
const ROOM = 0.02;

/** For the end of `npm test`, which it does not fail. */
function remarkLittleRoom(what: string, used: number, limit: number) {
  if (used <= limit * (1 - ROOM)) return;
  const description = `${what}: ${used} of ${limit} B, which leaves less than ${ROOM * 100} %`;
  test.info().annotations.push({ type: REMARK, description });
}

const compressed = new Map<string, number>();

/** In bytes. The same file is under the same address on every page. */
async function compressedSize(response: Response): Promise<number> {
  const size = compressed.get(response.url()) ?? brotliCompressSync(await response.body()).length;
  compressed.set(response.url(), size);
  return size;
}
