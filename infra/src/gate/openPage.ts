import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { BrowserContext, Page } from 'playwright-core';
import { isBackendPath } from '../composer/proxy.ts';
import { watchPage } from './watchPage.ts';

/** How long a page may take until it answers, in milliseconds. */
const READY_LIMIT_MS = 15_000;
/** How long a visit may take in all, in milliseconds: a page that hangs answers nothing. */
const VISIT_LIMIT_MS = 30_000;
/** How long a control may take to show that it was pressed, in milliseconds of its page. */
const ANSWER_LIMIT_MS = 1_000;
/** Of how many controls one must answer. */
const MAX_CONTROLS = 5;
/** The shell's notice that a page does not work, over its served content. */
const NOTICE = '#contenu > div:not(#outlet)';
/** What would change something at the backend is not asked of it. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

export interface OpenedPage {
  readonly page: Page;
  /** What the browser said that it should not have. */
  readonly complaints: string[];
}

/**
 * Opens an empty tab that keeps what it is told.
 *
 * @param origin of the site
 * @param hasBackend without one a page may say that it is not there
 */
export async function openTab(context: BrowserContext, origin: string, hasBackend: boolean): Promise<OpenedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const isBackends = (url: string) => isBackendPath(URL.parse(url)?.pathname ?? '');
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isBackends(message.location().url) && (!hasBackend || /Failed to load/.test(message.text()))) return;
    complaints.push(firstLine(message.text()));
  });
  page.on('pageerror', (error) => complaints.push(firstLine(`${error.name}: ${error.message}`)));
  // Mails and simulated payments are for who sits at this machine, not for what is being looked at.
  const isOfThisMachine = (url: string) =>
    [BACKEND_ADDRESSES.mailbox, BACKEND_ADDRESSES.simulator].some((path) => URL.parse(url)?.pathname.startsWith(path));
  const isElsewhere = (url: string) => /^https?:/.test(url) && new URL(url).origin !== origin;
  // Also those that a policy refuses before they leave.
  page.on('request', (request) => {
    if (isElsewhere(request.url())) complaints.push(`${request.url()} was asked for: pages live on their site alone`);
  });
  await page.route('**', (route) => {
    const request = route.request();
    if (isElsewhere(request.url()) || isOfThisMachine(request.url())) return route.abort();
    return READS.includes(request.method()) ? route.fallback() : route.fulfill({ status: 503, body: '{}' });
  });
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.addInitScript(watchPage);
  return { page, complaints };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

/**
 * Opens an address as a first visit: it comes alive where it was served, says nothing, and a control answers.
 *
 * @returns what is wrong, in sentences
 */
export async function visitFaults(tab: OpenedPage, url: string, expected: Expected): Promise<string[]> {
  const { pathname } = new URL(url);
  try {
    return await withTimeout(visit(tab, url, expected), VISIT_LIMIT_MS, pathname);
  } catch (error) {
    return [`${pathname} cannot be used in a browser: ${(error as Error).message.split('\n')[0]}.`];
  } finally {
    void tab.page.close().catch(() => {});
  }
}

interface Expected {
  /** The visitor is asked to sign in; nothing of the remote runs. */
  readonly isMembers: boolean;
  /** What the server answers. */
  readonly status: number;
}

async function visit(
  { page, complaints }: OpenedPage,
  url: string,
  { isMembers, status }: Expected,
): Promise<string[]> {
  const { pathname } = new URL(url);
  const said = () => {
    const own = complaints.filter((line) => status !== 404 || !/\b404\b/.test(line));
    return [...new Set(own)].map((line) => `${pathname}: the browser says: ${line}`);
  };
  await page.goto(url, { waitUntil: 'load' });
  const heading = await page.$('#outlet h1');
  // The quiet start waits for somebody.
  await page.keyboard.press('Shift');
  try {
    const roots = (isMembers ? ['shell-header'] : ['shell-header', 'outlet']).map((id) => `#${id}[data-ready]`);
    await page.waitForFunction(
      ({ roots, notice }) => document.querySelector(notice) || roots.every((root) => document.querySelector(root)),
      { roots, notice: NOTICE },
      { timeout: READY_LIMIT_MS, polling: 50 },
    );
  } catch {
    return [...said(), `${pathname} does not come alive within ${READY_LIMIT_MS / 1000} s.`];
  }
  const isKept = !heading || (await heading.evaluate((element) => element.isConnected));
  const hasFailed = (await page.$(NOTICE)) !== null;
  const faults = [
    ...said(),
    ...(isMembers || (isKept && !hasFailed)
      ? []
      : [`${pathname}: the browser renders another page than the server; it is not hydrated.`]),
  ];
  if (isMembers || faults.length > 0) return faults;
  const silent = await controlFault(page, pathname);
  return [...(silent ? [silent] : []), ...said().map((line) => `${line} (after pressing a control)`)];
}

/** Presses controls until one shows that it was pressed. A page without any has nothing to prove. */
async function controlFault(page: Page, pathname: string): Promise<string | undefined> {
  const controls = await page.$$(
    '#outlet button:not([disabled], [type=submit], [commandfor], [popovertarget]), #outlet [role=button], #outlet [role=tab]',
  );
  const pressed: string[] = [];
  for (const control of controls) {
    if (pressed.length === MAX_CONTROLS) break;
    if (!(await control.isVisible())) continue;
    pressed.push(((await control.textContent()) ?? '').trim().slice(0, 40));
    const before = page.url();
    const answered = await control.evaluate(isAnswered, ANSWER_LIMIT_MS).catch((error: Error) => {
      // Another document is an answer too.
      if (page.url() === before && !/navigation/.test(error.message)) throw error;
      return true;
    });
    if (answered) return undefined;
  }
  if (pressed.length === 0) return undefined;
  return `${pathname}: no control answers; pressed: ${pressed.map((label) => `« ${label} »`).join(', ')}.`;
}

/** Runs in the page: presses a control. Its turns are counted, not the clock's seconds: a busy machine is late with both. */
async function isAnswered(control: Node, limitMs: number): Promise<boolean> {
  const before = location.href;
  window.agenceGate.hasChanged();
  (control as HTMLElement).click();
  return window.agenceGate.comesTrue(() => window.agenceGate.hasChanged() || location.href !== before, limitMs);
}

/**
 * Goes to another page of the site without loading the document again.
 *
 * @param title of the document there
 * @returns whether it came
 */
export async function followLink(page: Page, path: string, title: string): Promise<boolean> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  try {
    await page.waitForFunction(
      ({ path, title }) =>
        location.pathname === path && document.title === title && document.querySelector('#outlet h1'),
      { path, title },
      { timeout: READY_LIMIT_MS, polling: 50 },
    );
  } catch {
    return false;
  }
  // What runs once it is painted has run.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  return true;
}
