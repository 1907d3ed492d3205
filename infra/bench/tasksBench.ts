import type { Browser, Page } from '@playwright/test';
import { onePagePerKind } from '../../e2e/support/publicPages.ts';
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
  /** Scripts by how long they ran, then what was no script. */
  readonly what: string;
}

/**
 * Visits a page of each kind as on a phone, to its end, and names every task after the first paint that is longer than the limit: of
 * three visits the one in the middle. Fails where there is one.
 */
export async function runTasksBench(): Promise<void> {
  const site = await serveCatalogue(0, Number(process.env.PORT ?? 4199));
  const browser = await launch();
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
  await page.goto(url, { waitUntil: 'load' });
  // No locator: the script that Playwright brings along for these keeps such a phone busy for 100 ms.
  await page.evaluate(() => window.isReady);
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  const tasks = await page.evaluate(() => window.longTasks());
  await context.close();
  return tasks.filter(({ took }) => took > LIMIT_MS);
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

declare global {
  interface Window {
    /** Resolves when the page answers to the visitor. */
    isReady: Promise<void>;
    longTasks(): Task[];
  }
}

/** As Chromium tells of frames that came late. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly (PerformanceEntry & {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
  })[];
}

/** Runs in the document before anything of it. */
function watch() {
  window.isReady = new Promise((resolve) => {
    const look = () => document.querySelector('#outlet[data-ready]') && resolve();
    new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  const of = (type: string) => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    return entries;
  };
  const [paints, tasks, frames] = [of('paint'), of('longtask'), of('long-animation-frame') as LongFrame[]];
  const nameOf = (url: string) => url.split('/').at(-1) || 'the page';
  window.longTasks = () => {
    const painted = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    return tasks
      .filter(({ startTime }) => startTime >= painted)
      .map(({ startTime, duration }) => {
        const end = startTime + duration;
        const frame = frames.find((one) => one.startTime < end && startTime < one.startTime + one.duration);
        const scripts = (frame?.scripts ?? []).filter((one) => one.startTime < end && one.startTime >= startTime - 1);
        const ran = scripts
          .toSorted((a, b) => b.duration - a.duration)
          .map(
            (one) => `${one.duration.toFixed(0)} ${one.invoker} (${one.sourceFunctionName} ${nameOf(one.sourceURL)})`,
          );
        const inScripts = scripts.reduce((sum, one) => sum + one.duration, 0);
        ran.push(`${Math.max(0, duration - inScripts).toFixed(0)} no script`);
        return { at: startTime - painted, took: duration, what: ran.join(', ') };
      });
  };
}
