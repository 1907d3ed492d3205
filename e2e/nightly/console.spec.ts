import { rm } from 'node:fs/promises';
import { startTestBackend, type TestBackend } from '@agence/backend/testing/startTestBackend';
import { serve } from '@agence/infra/serve';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { copyReleases } from '../support/siteCopy.ts';
import { expect, test } from '../support/test.ts';

const ORDERS = 10_000;
/** Rows that may stand in the page at once: what is seen of 64 pixels each, and as much above and below. */
const MOST_ROWS = 90;
/** What ten thousand rows may cost more than the first hundreds: nothing, but for what a busy machine adds. */
const MORE = 2.5;

/** The journeys' releases with a backend of their own, in which ten thousand orders are. */
async function serveOrders(): Promise<{ url: string; backend: TestBackend; close: () => Promise<void> }> {
  const backend = await startTestBackend();
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, created_at)
     select gen_random_uuid(), u.id, 'cs_nuit_' || n, 10000, 10000, now() - n * interval '1 minute'
     from generate_series(1, $1::integer) n, (select id from auth.users where email = $2) u`,
    [ORDERS, members.learner.email],
  );
  await backend.sql('delete from private.jobs');
  const dataDir = await copyReleases();
  const site = await serve({
    dataDir,
    port: 0,
    backend: { url: backend.url, anonKey: backend.secrets.publishableKey },
  });
  return {
    url: site.url,
    backend,
    async close() {
      await site.close();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Row numbers that stand in the page, as screen readers hear them; the header is the first. */
const rows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')].map((row) => Number(row.getAttribute('aria-rowindex'))),
  );
/** Row numbers of which something is seen. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')]
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((row) => Number(row.getAttribute('aria-rowindex'))),
  );

/** Waits until the page scrolls no more, and its rows have followed. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let at = Number.NaN;
    for (let still = 0; still < 6; still = scrollY === at ? still + 1 : 0) {
      at = scrollY;
      await frame();
    }
  });

test.describe('a list of ten thousand rows', () => {
  let site: Awaited<ReturnType<typeof serveOrders>>;
  test.beforeAll(async () => {
    site = await serveOrders();
  });
  test.afterAll(() => site?.close());
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('keeps few rows in the page, costs no more at its end than at its beginning, and is walked by keys alone', async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', locale: 'fr-CA' });
    const page = await context.newPage();
    await signInAs(page, members.admin, '/admin/commandes');
    const table = page.getByRole('table');
    await expect(table.getByRole('link').first()).toBeVisible();
    // It begins with twenty, and goes on by itself for who has asked for more.
    await page.getByRole('button', { name: 'Afficher les suivantes' }).click();
    const devtools = await context.newCDPSession(page);
    // What this page's thread computes itself: others on the machine do not count.
    await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await devtools.send('Performance.enable');
    const spent = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
    };
    /** Milliseconds of script, style and layout that four pages take, the least of some rounds. */
    const cost = async (key: 'PageDown' | 'PageUp') => {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 5; round += 1) {
        const before = await spent();
        for (let time = 0; time < 4; time += 1) {
          await page.keyboard.press(key);
          await scrolled(page);
        }
        least = Math.min(least, (await spent()) - before);
        expect((await rows(page)).length).toBeLessThanOrEqual(MOST_ROWS);
      }
      return least;
    };
    // Page by page nothing is left out: what is seen next begins before what was seen ends.
    let last = (await seen(page)).at(-1) ?? 0;
    for (let time = 0; time < 12; time += 1) {
      await page.keyboard.press('PageDown');
      await scrolled(page);
      const now = await seen(page);
      expect(now[0]).toBeLessThanOrEqual(last + 1);
      expect(now.at(-1)).toBeGreaterThan(last);
      last = now.at(-1) ?? 0;
    }
    await page.keyboard.press('Home');
    await scrolled(page);
    const few = await cost('PageDown');

    // End leads to the end of what is there, which asks for more, until all is there.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await table.getAttribute('aria-rowcount')).toBe(String(await countOf(site)));
    }).toPass({ intervals: [50], timeout: 500_000 });
    await page.keyboard.press('End');
    await expect.poll(async () => (await rows(page)).at(-1)).toBe(await countOf(site));
    const many = await cost('PageUp');
    expect(many, `${few} ms of four pages at the beginning`).toBeLessThan(MORE * few + 20);

    // Tab goes through the rows one after the other, whatever stands in the page.
    await page.keyboard.press('Home');
    await expect.poll(async () => (await rows(page))[0]).toBe(2);
    await table.getByRole('link').first().focus();
    for (let time = 0; time < 60; time += 1) {
      await page.keyboard.press('Tab');
      // A key that is held down comes again after two frames at the earliest; automation is faster than any hand.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))).toBe('62');
    await context.close();
  });
});

/** All orders and the header. */
const countOf = async ({ backend }: { backend: TestBackend }) => {
  const [{ count } = { count: 0 }] = await backend.sql<{ count: number }>(
    'select count(*)::integer as count from public.orders',
  );
  return count + 1;
};

test('every place of the console is reached and used by keys alone, and axe finds nothing on the way', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, members.admin, '/admin');
  const nav = page.getByRole('navigation', { name: 'Console' });
  await expect(nav.getByRole('link').first()).toBeVisible();
  const places = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(places.length).toBeGreaterThan(10);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  const found: string[] = [];
  // That of the day is where it begins.
  for (const place of [...places.slice(1), ...places.slice(0, 1)]) {
    // From the search by Tab through the links in their order, then Enter.
    await page.locator('[aria-keyshortcuts="Control+K"]').focus();
    for (const each of places.slice(0, places.indexOf(place) + 1)) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(each);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === place);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // The next stop is of the place itself; each that follows is seen when it has the focus.
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const shown = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return true;
        const { width, height } = activeElement.getBoundingClientRect();
        return width > 0 && height > 0;
      });
      expect(shown, `${place}, stop ${stop}`).toBe(true);
    }
    found.push(...(await violations(page)));
    // The search opens anywhere and gives the focus back. Who has walked beyond the last stop of a short place had none:
    // the heading has it then, as after everything else that takes it away.
    const before = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.outerHTML,
    );
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: /^Nom, courriel/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (before) await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML), place).toBe(before);
    else await expect(page.getByRole('heading', { level: 1 }), place).toBeFocused();
  }
  expect(found).toEqual([]);
});
