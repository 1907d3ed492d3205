import { runs } from '@agence/shared-contracts/testing/runs';
import type { Locator, Page } from '@playwright/test';
import { onePagePerKind } from '../support/publicPages.ts';
import { saveData } from '../support/saveData.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Follows a link inside the site, as any in the text. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Suite' });
    document.querySelector('main')?.prepend(link);
    link.click();
    link.remove();
  }, to);

/** What was asked for since a moment, and when the next page came into the outlet. */
interface Arrival {
  readonly swappedAt: number;
  readonly asked: readonly { readonly path: string; readonly at: number }[];
}

/** Begins to watch: the next page's heading, and all requests that follow. */
async function watchArrival(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const outlet = document.getElementById('outlet') as HTMLElement;
    performance.clearResourceTimings();
    const watch = Object.assign(window, { arrival: { swappedAt: 0, heading: null as Element | null } }).arrival;
    new MutationObserver((_, observer) => {
      const heading = outlet.querySelector(':scope > [data-remote] h1');
      if (!heading || outlet.hasAttribute('data-ready')) return;
      Object.assign(watch, { swappedAt: performance.now(), heading });
      observer.disconnect();
    }).observe(outlet, { childList: true, subtree: true, attributes: true });
  });
}

const arrivalOf = (page: Page): Promise<Arrival> =>
  page.evaluate(() => ({
    swappedAt: (window as unknown as { arrival: Arrival }).arrival.swappedAt,
    asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      at: entry.startTime,
    })),
  }));

const code = ({ path }: Arrival['asked'][number]) => path.startsWith('/r/') && !/\.(?:woff2|json)$/.test(path);

test('a page arrives by one answer, is shown before any of its code is asked for, and is hydrated as it stands', async ({
  page,
}) => {
  const kinds = onePagePerKind.filter((one, index) => one.path !== '/' && index % runs(2, 1) === 0);
  expect(kinds.length).toBeGreaterThan(5);
  await saveData(page);
  for (const { path, heading } of kinds) {
    await test.step(path, async () => {
      await page.goto('/');
      await hydrated(page);
      await watchArrival(page);
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await hydrated(page);
      const { swappedAt, asked } = await arrivalOf(page);
      // Pictures are asked for by the HTML itself, in the moment in which it is read; the shell may still fetch what the last page needed.
      const [answer, ...others] = asked.filter(
        ({ path: one, at }) => at < swappedAt && !/^\/(?:pictures|storage|r\/shell)\//.test(one),
      );
      expect.soft(answer?.path, path).toBe(`/_page${path}`);
      expect.soft(others, path).toEqual([]);
      expect.soft(asked.filter(code).length, path).toBeGreaterThan(0);
      const isKept = await page.evaluate(
        () => (window as unknown as { arrival: { heading: Element } }).arrival.heading.isConnected,
      );
      expect.soft(isKept, `the heading of ${path} is the server's`).toBe(true);
      expect.soft(await page.evaluate(() => 'arrival' in window), 'no other document').toBe(true);
      // What stands in for scripts stays asleep.
      expect.soft(await page.locator('#outlet noscript > *').count(), path).toBe(0);
      await expect.soft(page.locator('script[data-page]')).toHaveCount(0);
    });
  }
});

test('on a slow line the first screen of a page is seen before its rest has come, and nothing moves when that comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.push(entry.value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { moved });
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).startsWith('/_page/formations')) return response;
      const [first, rest] = (await response.text()).split('\n');
      const body = new ReadableStream({
        start(controller) {
          const send = (line = '') => controller.enqueue(new TextEncoder().encode(`${line}\n`));
          send(first);
          Object.assign(window, {
            sendRest() {
              send(rest);
              controller.close();
            },
          });
        },
      });
      return new Response(body, response);
    };
  });
  await page.goto('/');
  await hydrated(page);
  await follow(page, '/formations');
  const heading = page.getByRole('heading', { level: 1, name: 'Apprenez ce soir, publiez demain' });
  const programme = page.getByRole('link', { name: 'Devenir formateur' }).first();
  await expect(heading).toBeInViewport();
  await expect(programme).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const before = await heading.boundingBox();
  const begun = await heading.elementHandle();
  await page.evaluate(() => {
    const { moved, sendRest } = window as unknown as { moved: number[]; sendRest(): void };
    moved.length = 0;
    sendRest();
  });
  await hydrated(page);
  await expect(programme).toBeAttached();
  expect(await heading.boundingBox()).toEqual(before);
  // Hydrated as it stood.
  expect(await begun?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  await expect(page).toHaveTitle(/^Formations/);
});

test('the first frame of a page has all that is on the screen and leaves out the rest, which follows', async ({
  page,
}) => {
  // Whole, as most lines bring it: with its last packet after the frame, the first screen would be all of it.
  await page.route('**/_page/formations', async (route) => route.fulfill({ response: await route.fetch() }));
  for (const height of [844, 2000]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      const outlet = document.getElementById('outlet') as HTMLElement;
      new MutationObserver((_, observer) => {
        const shown = outlet.querySelector(':scope > [data-remote="mfe-marketplace"]');
        if (!shown) return;
        observer.disconnect();
        // The last to speak before this frame is painted.
        requestAnimationFrame(() => {
          const leftOut = [...shown.querySelectorAll<HTMLElement>('*')].filter(
            (element) => getComputedStyle(element).contentVisibility === 'hidden',
          );
          const tops = leftOut.map((element) => Math.round(element.getBoundingClientRect().top));
          Object.assign(window, { firstFrame: tops });
        });
      }).observe(outlet, { childList: true, subtree: true, attributes: true });
    });
    await follow(page, '/formations');
    const frame = await page.waitForFunction(() => (window as unknown as { firstFrame?: number[] }).firstFrame);
    const tops = (await frame.jsonValue()) as number[];
    await hydrated(page);
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(height);
    expect(await page.locator('#outlet > [data-remote] [style*="--ag-later"]').count()).toBe(0);
  }
});

test('a page whose link the pointer rests on is shown by the click alone', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await watchArrival(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Réalisations' });
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/_page/realisations');
  await link.hover();
  await (await answered).finished();
  await showsByTheClickAlone(page, link, 'Six sites dessinés pour montrer la main');
});

test('a page of the header comes while nothing else is to do, and is shown by the click alone', async ({ page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/_page/blog');
  await page.goto('/');
  await hydrated(page);
  await (await answered).finished();
  await watchArrival(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await showsByTheClickAlone(page, link, 'Ce que nous apprenons en grimpant');
});

/** Follows a link whose page is there: nothing but pictures and modules is on its way until that page is shown, and it waits for none. */
async function showsByTheClickAlone(page: Page, link: Locator, heading: string) {
  const clickedAt = await page.evaluate(() => performance.now());
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  const { swappedAt, asked } = await arrivalOf(page);
  const waited = asked.filter(({ path, at }) => at > clickedAt && at < swappedAt && !/^\/(?:r|pictures)\//.test(path));
  expect(waited).toEqual([]);
}

test('a link that is followed before the shell is awake leads to a document that has been on its way since the press', async ({
  page,
}) => {
  await page.route('**/shell.js', () => {});
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
  const [came] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()));
  expect(came.deliveryType).toBe('navigational-prefetch');
});

test('what was typed and unfolded before the code of a page has come stays', { tag: '@nightly' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/');
  await hydrated(page);
  await page.route('**/r/mfe-marketplace/**', (route) => held.then(() => route.fallback()));
  await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apprenez ce soir, publiez demain' })).toBeFocused();
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('publicité');
  release();
  await hydrated(page);
  await expect(search).toHaveValue('publicité');
  await expect(search).toBeFocused();
});

test('Back to a page of this visit asks for nothing, and what was typed, folded and unfolded is as it was (SHL-054)', async ({
  page,
}, info) => {
  // What a page at rest asks for ahead is no part of Back.
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const pages = () => asked.filter((path) => [back, `/_page${back}`, `/_data${back}`].includes(path));
  let back = '';
  const home = onePagePerKind.find(({ path }) => path === '/')?.heading ?? '';
  const comeBack = async (heading: string | RegExp) => {
    asked.splice(0);
    back = await page.evaluate(() => {
      const outlet = document.getElementById('outlet') as HTMLElement;
      const times = Object.assign(window, { came: { from: 0, at: 0 } }).came;
      new MutationObserver((_, observer) => {
        if (outlet.hasAttribute('data-ready') || !outlet.querySelector(':scope > [data-remote] h1')) return;
        times.at = performance.now();
        observer.disconnect();
      }).observe(outlet, { childList: true, attributes: true });
      addEventListener('popstate', () => Object.assign(times, { from: performance.now() }), {
        once: true,
        capture: true,
      });
      history.back();
      return new Promise<string>((resolve) =>
        addEventListener('popstate', () => resolve(location.pathname), { once: true }),
      );
    });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hydrated(page);
    expect(pages(), back).toEqual([]);
    const took = await page.evaluate(() => {
      const { came } = window as unknown as { came: { from: number; at: number } };
      return came.at - came.from;
    });
    info.annotations.push({ type: 'measured', description: `Back to ${back}: ${took.toFixed(0)} ms` });
  };

  await page.goto('/outils/generateur-offre-quebec');
  await hydrated(page);
  await page.locator('#probleme').fill('Trop peu de demandes');
  await follow(page, '/publicite-facebook-quebec');
  await expect(page.getByRole('heading', { level: 1, name: /Facebook Ads/ })).toBeVisible();
  await hydrated(page);
  const questions = page.locator('#outlet > :not([data-stands-by]) details');
  const [question, other] = [questions.first(), questions.nth(1)];
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  await follow(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
  await hydrated(page);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await follow(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
  await hydrated(page);

  await comeBack(home);
  await expect(question).toHaveAttribute('open');
  await expect(other).not.toHaveAttribute('open');
  await comeBack(/Facebook Ads/);
  await expect(question).not.toHaveAttribute('open');
  await expect(other).toHaveAttribute('open');
  await comeBack('Générateur d’offre');
  await expect(page.locator('#probleme')).toHaveValue('Trop peu de demandes');
  await expect(page).toHaveTitle(/^Générateur d’offre gratuit/);
});

test('the page that Back leads to stands by where nobody sees, hears or reaches it, and is shown as it stands', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await follow(page, '/a-propos');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hydrated(page);
  const standing = page.locator('#outlet > [data-stands-by]');
  await expect(standing).toBeAttached();
  const isOf = await standing.evaluate((element) => {
    Object.assign(window, { standing: element });
    return [element.querySelector('h1')?.textContent, element.getBoundingClientRect().height];
  });
  expect(isOf).toEqual(['Ce que nous apprenons en grimpant', 0]);
  const heard = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const names = heard.nodes.map(({ name }) => name?.value);
  expect(names).toContain(await page.getByRole('heading', { level: 1 }).textContent());
  expect(names).not.toContain('Ce que nous apprenons en grimpant');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-stands-by]') === null)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
  await hydrated(page);
  const isShown = () => Object.is(document.querySelector('#outlet > [data-remote]'), Reflect.get(window, 'standing'));
  expect(await page.evaluate(isShown)).toBe(true);
});

test('a page of another version comes as a document', { tag: '@nightly' }, async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/_page/blog', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'agence-release': '9.9.9-0000000000' } });
  });
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  expect(new URL((await document).url()).pathname).toBe('/blog');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que nous apprenons en grimpant' })).toBeVisible();
});

for (const { path, heading } of onePagePerKind) {
  test(`${path} looks the same whether it comes as a document or into one`, { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A course says how often it was seen: counted in between, the number would be another and wider.
    await page.route('**/rest/v1/rpc/record_view', (route) => route.fulfill({ json: null }));
    await page.goto(path);
    await hydrated(page);
    const hard = await page.evaluate(looks);
    await page.goto(path === '/' ? '/blog' : '/');
    await hydrated(page);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await hydrated(page);
    expect(await page.evaluate(looks)).toEqual(hard);
  });
}

/** Every computed property of some two hundred elements. Runs in the page. */
async function looks(): Promise<string[]> {
  scrollTo(0, 0);
  // Later pages of a document are laid out whole once they have been seen, so that Back finds its place.
  document.body.style.setProperty('--ag-later', 'visible');
  (document.activeElement as HTMLElement).blur();
  // Those that follow the scrolling end with no time.
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(timed.map(({ finished }) => finished.catch(() => {})));
  // What is folded away has the size that it was last laid out with, if ever.
  const all = [...document.querySelectorAll('#outlet > [data-remote] *')].filter((one) => one.checkVisibility());
  const every = Math.max(1, Math.floor(all.length / 200));
  return all
    .filter((_, index) => index % every === 0)
    .map((element) => {
      const style = getComputedStyle(element);
      // What is registered (`@property`) stays of a page that was seen before.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return `${element.localName} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
    });
}
