import type { LaterParts, RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { hasStoppedClock } from './clock.ts';
import { answerConsent } from './consent.ts';
import { CLIENT_HEADER } from './site.ts';

/** What the browser said that it should not have: console errors and warnings, exceptions, policy reports. */
export type Complaints = string[];

interface Fixtures {
  /** Every unexpected complaint fails the test; one that provokes a failure lists what it expects. */
  readonly complaints: Complaints;
  readonly allowComplaints: (expected: RegExp) => void;
  /** What the visitor has answered to the cookie banner. */
  readonly consent: 'accepted' | 'declined' | 'unasked';
}

let client = 0;

/** Playwright's test, in which an unexpected console error is a failure. */
export const test = base.extend<Fixtures>({
  consent: ['declined', { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    client += 1;
    // Of a network for such tests: each is a client of its own.
    const address = `198.18.${workerIndex % 256}.${client % 256}`;
    await use(CLIENT_HEADER ? { ...extraHTTPHeaders, [CLIENT_HEADER]: address } : extraHTTPHeaders);
  },
  context: async ({ context, consent }, use) => {
    if (consent !== 'unasked') await answerConsent(context, consent);
    await use(context);
  },
  // Only tests that look at a page open one.
  complaints: async ({ baseURL: _ }, use) => {
    const complaints: Complaints = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use, info) => {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const which = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
      complaints.push(`${message.type()}: ${message.text()}${which}`);
    });
    // A backend on a busy machine refuses some reads early (edge/admission.ts): what is asked again and answered is no fault.
    page.on('response', (response) => {
      if (!response.ok()) return;
      const answered = complaints.findIndex(
        (complaint) => complaint.includes('status of 503') && complaint.endsWith(` ${response.url()}`),
      );
      if (answered >= 0) complaints.splice(answered, 1);
    });
    page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
    await use(page);
    // What hangs under load is seldom seen twice.
    if (info.status !== info.expectedStatus && !page.isClosed())
      process.stdout.write(`${await page.evaluate(howFarItCame).catch(String)}\n`);
    if (!page.isClosed()) await leaveNothing(page);
  },
  allowComplaints: async ({ complaints }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => void expected.push(pattern));
    for (let index = complaints.length - 1; index >= 0; index -= 1) {
      if (expected.some((pattern) => pattern.test(complaints[index] ?? ''))) complaints.splice(index, 1);
    }
  },
});

export { expect };

/**
 * The next test has the same page (`reuseContext`). Playwright takes back what a test has left only while the next one
 * begins, which then hears of requests refused and of a clock that is gone.
 */
async function leaveNothing(page: Page) {
  page.removeAllListeners();
  await page.goto('about:blank');
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  if (hasStoppedClock(page.context())) await page.clock.resume();
  // A pointer that rests where a link comes to stand asks for its page.
  await page.mouse.move(0, 0);
}

/** How long a page may take to answer to the visitor, however busy the machine is, in milliseconds. */
const HYDRATION_LIMIT_MS = 45_000;

/** Waits until the shell and the page's remote answer to the visitor; the footer follows when it comes near. */
export async function hydrated(page: Page) {
  for (const id of ['shell-header', 'outlet']) {
    const isReady = page.locator(`#${id}[data-ready]`).waitFor({ state: 'attached', timeout: HYDRATION_LIMIT_MS });
    await isReady.catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await page.evaluate(howFarItCame)}`);
    });
  }
}

/** What a page that does not answer was waiting for. Runs in the page. */
function howFarItCame(): string {
  const paints = performance.getEntriesByType('paint').map(({ name, startTime }) => `${name} at ${startTime}`);
  const files = performance.getEntriesByType('resource').map((entry) => {
    const { name, startTime, responseEnd, responseStatus } = entry as PerformanceResourceTiming;
    return `${responseStatus} ${name} from ${startTime} to ${responseEnd}`;
  });
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
  return [`${document.readyState}, ${document.visibilityState}`, ...paints, ...files, 'asked for:', ...preloads].join(
    '\n',
  );
}

/** Comes near the footer and waits until it answers too; before that its form is the browser's, and its clicks are not tracked. */
export async function hydratedFooter(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('#shell-footer[data-ready]').waitFor({ state: 'attached' });
}

/** Comes near a part of a page and waits until it answers too: its code comes when it is near. */
export async function hydratedPart(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  // The mark of what is not hydrated comes with the page's effects: without it a part may also be older than these.
  await page.waitForFunction((part) => {
    const element = document.querySelector(part);
    return (
      element && !element.closest('[data-served]') && Object.keys(element).some((key) => /^__reactProps/.test(key))
    );
  }, selector);
}

/** The releases that the page was composed from. */
export async function registryOf(page: Page): Promise<RegistrySnapshot> {
  return JSON.parse((await page.locator('#registry').textContent()) ?? '');
}

/** The releases that a page is composed from, with their routes, for tests that open none. */
export async function servedRegistry(request: APIRequestContext, path = '/'): Promise<RegistrySnapshot> {
  const html = await (await request.get(path)).text();
  const registry: RegistrySnapshot = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  if (!registry.later) return registry;
  const { routes }: LaterParts = await (await request.get(registry.later)).json();
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [name, { ...remote, routes: routes[name] }]);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
