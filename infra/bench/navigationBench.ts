import type { Browser, Page } from '@playwright/test';
import { serveCatalogue } from './catalogueSite.ts';
import { launch, NETWORK, networkRested, rested, TAP_MS, withSlowProcessor } from './measure.ts';
import { median } from './median.ts';
import { overTls, type SiteOverTls } from './overTls.ts';
import { spreadOf } from './spreadOf.ts';

/** From a page to one that it has a link to, across all remotes. */
const STEPS = [
  ['/', '/formations'],
  ['/formations', '/blog'],
  ['/blog', '/blog/referencement-local-quebec-guide-complet'],
  ['/blog', '/outils'],
  ['/outils', '/outils/checklist-seo'],
  ['/outils', '/creation-site-web-quebec'],
] as const;
/** Shares of the time that a plain page takes. */
const LIMITS = { lcp: 1, cold: 0.6, prefetched: 0.25 };
/** How long Back takes at the most, in milliseconds; on the phone, beyond what it takes there in an empty page. */
const BACK_LIMIT_MS = 50;
/** Begins what a page tells. */
const TOLD = 'painted after ';

/** Times of one step, in milliseconds. */
interface Times {
  readonly lcp: number;
  /** From the click until the heading of the next page is painted. */
  readonly next: number;
  readonly back?: number;
  /** The same where the processor is not made slower. */
  readonly backAtOnce?: number;
}

/**
 * Goes from page to page as on a phone, on a site over HTTP/2 with TLS: the same HTML without scripts, twice, so that it is known how
 * far two sets of runs of one thing may differ; then ours, with nothing fetched before the tap, and with what was pointed at. Links are
 * tapped, and time counts from the click. Back is measured on the phone beside Back in an empty page, which no site can undercut, and
 * with the processor as it is. Interleaved in one run; prints medians and ratios, and fails where one is above its limit. Without
 * movement: how long a transition takes is chosen.
 */
export async function runNavigationBench(runs = 9): Promise<void> {
  const site = await serveCatalogue(0, Number(process.env.PORT ?? 4199));
  const ours = await overTls(site.url, NETWORK);
  const plain = await overTls(site.url, NETWORK, (html) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  const browser = await launch();
  const subjects: readonly (readonly [string, SiteOverTls, 'page' | 'cold' | 'prefetched'])[] = [
    ['plain', plain, 'page'],
    ['again', plain, 'page'],
    ['cold', ours, 'cold'],
    ['prefetched', ours, 'prefetched'],
  ];
  process.stdout.write(`\n| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}\n`);
  try {
    for (const step of STEPS) {
      const times = new Map<string, Times[]>(subjects.map(([name]) => [name, []]));
      const empty: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        empty.push(await backInEmptyPage(browser, site.url));
        for (const [name, { url }, how] of subjects) {
          const one = await take(browser, url, step, how);
          // In the first run nobody has anything kept.
          if (run > 0) times.get(name)?.push(one);
        }
      }
      report(step, times, median(empty));
    }
  } finally {
    await browser.close();
    ours.close();
    plain.close();
    await site.close();
  }
}

const HEAD = ['from', 'to', 'LCP plain, ms', 'ours / plain', 'plain / plain'].concat([
  ...['next plain, ms', 'cold / plain', 'prefetched / plain'],
  ...['back, ms', 'back on the phone, ms', 'in an empty page, ms', 'beyond it, ms'],
]);

function report(
  [from, to]: readonly [string, string],
  times: ReadonlyMap<string, readonly Times[]>,
  emptyBack: number,
) {
  const all = (of: keyof Times, ...names: string[]) =>
    names.flatMap((name) => (times.get(name) ?? []).flatMap((one) => one[of] ?? []));
  const plain = (of: keyof Times) => all(of, 'plain', 'again');
  const middle = (name: string, of: keyof Times) => median(all(of, name));
  const ratio = (name: string, of: keyof Times) => middle(name, of) / median(plain(of));
  const spread = spreadOf(plain('lcp'));
  const within = (value: number, limit: number, digits: number) => {
    if (value > limit) process.exitCode = 1;
    return `${value.toFixed(digits)}${value > limit ? ' OVER' : ''}`;
  };
  const cells = [
    ...[from, to, median(plain('lcp')).toFixed(0)],
    within(ratio('cold', 'lcp'), LIMITS.lcp + spread, 2),
    (1 + spread).toFixed(2),
    median(plain('next')).toFixed(0),
    within(ratio('cold', 'next'), LIMITS.cold, 2),
    within(ratio('prefetched', 'next'), LIMITS.prefetched, 2),
    within(middle('cold', 'backAtOnce'), BACK_LIMIT_MS, 0),
    middle('cold', 'back').toFixed(0),
    emptyBack.toFixed(0),
    within(middle('cold', 'back') - emptyBack, BACK_LIMIT_MS, 0),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

async function take(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  how: 'page' | 'cold' | 'prefetched',
): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await context.newCDPSession(page);
  await withSlowProcessor(devtools);
  await page.addInitScript(watch, TOLD);
  // Nothing comes at rest, as where few go: the tap begins it.
  if (how === 'cold')
    await page.addInitScript(() => {
      const value = Object.defineProperty({}, 'saveData', { get: () => !window.painted.isTouched });
      Object.defineProperty(navigator, 'connection', { value });
    });
  await page.goto(site + from, { waitUntil: 'load' });
  if (how === 'page') await page.waitForLoadState('networkidle');
  else await rested(page);
  const lcp = await page.evaluate(() => window.painted.lcp);
  if (how === 'prefetched') {
    await page.evaluate((path) => window.painted.point(path), to);
    // It may have come at rest.
    await page.waitForFunction(
      (path) => performance.getEntriesByName(new URL(path, location.href).href).length > 0,
      `/_page${to}`,
    );
    await networkRested(page);
  }
  await page.evaluate((path) => window.painted.touch(path), to);
  await page.waitForTimeout(TAP_MS);
  const next = await go(page, (path) => window.painted.click(path), to);
  if (how === 'page') {
    await context.close();
    return { lcp, next };
  }
  await rested(page);
  const back = await go(page, () => window.painted.back(), to);
  await rested(page);
  await go(page, () => window.painted.forward(), to);
  await rested(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const backAtOnce = await go(page, () => window.painted.back(), to);
  await context.close();
  return { lcp, next, back, backAtOnce };
}

/** What an arrival on the phone costs at least: a page of one heading, which a line of script changes. */
async function backInEmptyPage(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await withSlowProcessor(await context.newCDPSession(page));
  await page.addInitScript(watch, TOLD);
  const body = '<div id="outlet"><div data-remote><h1></h1></div></div>';
  await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/`);
  await page.evaluate(() => {
    const heading = document.querySelector('h1') as HTMLElement;
    const show = () => {
      heading.textContent = location.hash;
    };
    history.pushState(null, '', '#2');
    show();
    addEventListener('popstate', show);
  });
  const back = await go(page, () => window.painted.back(), '');
  await context.close();
  return back;
}

/**
 * The page tells: were it asked, the script that Playwright asks with would keep such a phone busy for 80 ms of what is measured.
 *
 * @returns how long it takes from an action until another heading is painted, in milliseconds
 */
async function go(page: Page, act: (path: string) => void, path: string): Promise<number> {
  const told = page.waitForEvent('console', (message) => message.text().startsWith(TOLD));
  await page.evaluate(act, path);
  return Number((await told).text().slice(TOLD.length));
}

declare global {
  interface Window {
    painted: {
      lcp: number;
      isTouched: boolean;
      point(path: string): void;
      touch(path: string): void;
      click(path: string): void;
      back(): void;
      forward(): void;
    };
  }
}

/** Runs in each document before anything of it. @param told what a line of its console begins with that says how long an action took */
function watch(told: string) {
  const KEY = 'bench-left-at';
  const now = () => performance.timeOrigin + performance.now();
  const linkTo = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`) as HTMLAnchorElement;
  const heading = () => document.querySelector('#outlet > [data-remote] h1')?.textContent;
  /** Once a frame with another heading has been drawn, in this document or the next. */
  const whenPainted = (before: string | null | undefined, at: number) => {
    const look = () => {
      if (heading() === before || heading() === undefined) requestAnimationFrame(look);
      else {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          console.log(told + (now() - at));
        };
        port2.postMessage(undefined);
      }
    };
    requestAnimationFrame(look);
  };
  const begin = (act: () => void) => {
    const before = heading();
    const at = now();
    sessionStorage.setItem(KEY, JSON.stringify([at, before]));
    whenPainted(before, at);
    act();
  };
  window.painted = {
    lcp: 0,
    isTouched: false,
    point: (path) =>
      void linkTo(path).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    touch(path) {
      window.painted.isTouched = true;
      linkTo(path).dispatchEvent(new Event('touchstart', { bubbles: true }));
    },
    click: (path) => begin(() => linkTo(path).click()),
    back: () => begin(() => history.back()),
    forward: () => begin(() => history.forward()),
  };
  const [left = 0, before] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [number?, string?];
  new PerformanceObserver((list) => {
    window.painted.lcp = list.getEntries().at(-1)?.startTime ?? window.painted.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (left > 0) whenPainted(before, left);
}
