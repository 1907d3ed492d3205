import type { Browser, Page } from '@playwright/test';
import { onePagePerKind } from '../../e2e/support/publicPages.ts';
import { benchmarkIndex } from './benchmarkIndex.ts';
import { serveCatalogue } from './catalogueSite.ts';
import { launch, onSlowPhone } from './measure.ts';

/** For how long nobody is answered at the most once there is something to see, in milliseconds. */
const LIMIT_MS = 50;
const VISITS = 3;

/** What kept the main thread. Times in milliseconds. */
interface Task {
  /** After the first paint. */
  readonly at: number;
  readonly took: number;
  /** What it was made of, the longest first. */
  readonly what: string;
}

/** As Chromium writes them into a trace. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  /** As long as its thread ran: what else the machine does is no part of it, while the slowdown is. */
  readonly tdur: number;
  readonly args: { readonly data?: { readonly functionName?: string; readonly url?: string } };
}

/** A task of a thread, around all that it does. */
const TASK = 'ThreadControllerImpl::RunTask';
/** Parts of a task that are worth a name, in microseconds. */
const LEAST_PART = 5000;

/**
 * Visits a page of each kind as on a phone, to its end, and names every task after the first paint that is longer than the limit: of
 * three visits the one in the middle. By a trace: of what browsers tell pages (`longtask`), style, layout and paint are no part.
 * Fails where there is one.
 */
export async function runTasksBench(): Promise<void> {
  const site = await serveCatalogue(0, Number(process.env.PORT ?? 4199));
  const browser = await launch();
  process.stdout.write(`\nBenchmark index of this machine: ${await benchmarkIndex(browser)}\n`);
  process.stdout.write('\n| page | after, ms | took, ms | what |\n| --- | --- | --- | --- |\n');
  try {
    for (const { path } of onePagePerKind) {
      const visits: Task[][] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await tasksOf(browser, site.url + path));
      const longest = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ took }) => took));
      const middle = visits.sort((a, b) => longest(a) - longest(b))[Math.floor(VISITS / 2)] ?? [];
      for (const { at, took, what } of middle) {
        process.exitCode = 1;
        process.stdout.write(`| ${path} | ${at.toFixed(0)} | ${took.toFixed(0)} | ${what} |\n`);
      }
      if (middle.length === 0) process.stdout.write(`| ${path} | | none over ${LIMIT_MS} | |\n`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function tasksOf(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await onSlowPhone(page);
  await page.addInitScript(watch);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(url, { waitUntil: 'load' });
  // No locator: the script that Playwright brings along for these keeps such a phone busy for 100 ms.
  await page.evaluate(() => window.isReady);
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  return longTasks(traceEvents);
}

/** A screen at a time, each seen before the next. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await seen();
    }
  });
}

function longTasks(events: readonly TraceEvent[]): Task[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('Nothing was painted');
  const ofPage = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === painted.pid && tid === painted.tid);
  const isIn = (one: TraceEvent, outer: TraceEvent) =>
    one !== outer && one.ts >= outer.ts && one.ts + one.dur <= outer.ts + outer.dur;
  const long = ofPage.filter(({ name, ts, tdur }) => name === TASK && ts >= painted.ts && tdur > LIMIT_MS * 1000);
  return long
    .filter((task) => !long.some((outer) => isIn(task, outer)))
    .map((task) => {
      const parts = ofPage.filter((one) => one.name !== TASK && one.tdur >= LEAST_PART && isIn(one, task));
      const what = parts
        .filter((part) => !parts.some((outer) => isIn(part, outer)))
        .toSorted((a, b) => b.tdur - a.tdur)
        .map(
          ({ name, tdur, args: { data } }) =>
            `${ms(tdur)} ${[name, data?.functionName, fileOf(data?.url)].join(' ').trim()}`,
        );
      return { at: (task.ts - painted.ts) / 1000, took: task.tdur / 1000, what: what.join(', ') };
    });
}

const ms = (microseconds: number) => (microseconds / 1000).toFixed(0);
const fileOf = (url = '') => url.split('/').at(-1);

declare global {
  interface Window {
    /** Resolves when the page answers to the visitor. */
    isReady: Promise<void>;
  }
}

/** Runs in the document before anything of it. */
function watch() {
  window.isReady = new Promise((resolve) => {
    const look = () => document.querySelector('#outlet[data-ready]') && resolve();
    new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
}
