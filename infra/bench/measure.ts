import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../src/cli/chromium.ts';

/** One visit to a page. Times in milliseconds, sizes in bytes as sent. */
export interface Visit {
  readonly lcp: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** From the start of the visit until the header's buttons answer; undefined where nothing ever does. */
  readonly interactive: number | undefined;
  /** From a click on a link until the next page's heading shows. */
  readonly navigation: number;
}

/** A phone on a slow network: 150 ms round trips, 1.6 Mbit/s, a processor four times slower. */
export const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** How long a finger stays before that is a click, in milliseconds. */
export const TAP_MS = 80;

export async function launch(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}

/** Makes what a page does as slow as on that phone. @returns the session that watches its network */
export async function onSlowPhone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await withSlowProcessor(devtools);
  return devtools;
}

/** The same of its processor alone, where the server keeps to the network. */
export async function withSlowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Loads a page and waits until it answers and nothing more comes. */
export async function comeTo(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await rested(page);
}

/** How long nothing must come for a page to be at rest, in milliseconds. */
const REST_MS = 500;

/** Once a page answers and nothing more comes, also after a navigation: a document says that its network is idle but once. */
export async function rested(page: Page): Promise<void> {
  await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
  await networkRested(page);
}

/** Once no answer has come for a while. */
export async function networkRested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before: number;
  let came = -1;
  do {
    before = came;
    await page.waitForTimeout(REST_MS);
    came = await page.evaluate(() => performance.getEntriesByType('resource').length);
  } while (came !== before);
}

/** Visits a page with an empty cache. @param linkName accessible name of a link of the header to follow */
export async function visit(browser: Browser, url: string, linkName: string, hydrates: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await onSlowPhone(page);
  let scriptBytes = 0;
  let requests = 0;
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0 };
    Object.assign(window, { bench: seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  let interactive: number | undefined;
  if (hydrates) {
    await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
    interactive = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
  } else await page.waitForTimeout(500);
  const lcp = await page.evaluate(() => (window as unknown as { bench: { lcp: number } }).bench.lcp);
  const measured = { scriptBytes, requests };

  const started = performance.now();
  const before = await page.locator('h1').textContent();
  await page.getByRole('banner').getByRole('link', { name: linkName }).click();
  await page.waitForFunction((old) => {
    const heading = document.querySelector('h1')?.textContent;
    return heading && heading !== old;
  }, before);
  const navigation = performance.now() - started;
  await context.close();
  return { lcp, ...measured, interactive, navigation };
}
