import type { Browser, CDPSession, ElementHandle, Page } from '@playwright/test';
import { onePagePerKind } from '../../e2e/support/publicPages.ts';
import { benchmarkIndex } from './benchmarkIndex.ts';
import { serveCatalogue } from './catalogueSite.ts';
import { comeTo, launch, onSlowPhone, TAP_MS } from './measure.ts';

/** How soon a control answers at the latest: from the finger, or the key, until what comes of it is painted. In milliseconds. */
const LIMIT_MS = 100;
/** Those that a visitor can act on without leaving the page. */
const CONTROLS = 'button, summary, input, select, textarea, [role=tab], [role=slider]';

/** A control by its words, with how long it took to answer in milliseconds. */
interface Answer {
  readonly control: string;
  readonly took: number;
}

/**
 * Uses every control of a page of each kind as on a phone: taps it, or types into it. Prints those that answer later than the limit,
 * or the slowest where there is none; fails where there is one. What opens something, or leads away, is followed by a page loaded anew.
 */
export async function runControlsBench(): Promise<void> {
  const site = await serveCatalogue(0, Number(process.env.PORT ?? 4199));
  const browser = await launch();
  process.stdout.write(`\nBenchmark index of this machine: ${await benchmarkIndex(browser)}\n`);
  process.stdout.write('\n| page | control | answers after, ms |\n| --- | --- | --- |\n');
  try {
    for (const { path } of onePagePerKind) {
      const answers = (await tryAll(browser, site.url + path)).sort((a, b) => b.took - a.took);
      const late = answers.filter(({ took }) => took > LIMIT_MS);
      if (late.length > 0) process.exitCode = 1;
      for (const { control, took } of late.length > 0 ? late : answers.slice(0, 1))
        process.stdout.write(`| ${path} | ${control} | ${took.toFixed(0)} |\n`);
      process.stdout.write(`| ${path} | ${answers.length} in all | |\n`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function tryAll(browser: Browser, url: string): Promise<Answer[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await onSlowPhone(page);
  await page.addInitScript(watch);
  await comeTo(page, url);
  const answers: Answer[] = [];
  const count = await page.locator(CONTROLS).count();
  for (let index = 0; index < count; index += 1) {
    const control = await page
      .locator(CONTROLS)
      .nth(index)
      .elementHandle({ timeout: 1000 })
      .catch(() => null);
    if (!control || !(await canBeUsed(control))) continue;
    const name = await control.evaluate(nameOf);
    await page.evaluate(() => window.forgetAnswers());
    await use(page, devtools, control);
    answers.push({ control: name, took: await page.evaluate(() => window.slowestAnswer()) });
    // What it has opened or left stands before those that follow.
    if ((await page.locator('dialog[open], [aria-expanded=true]').count()) > 0 || page.url() !== url)
      await comeTo(page, url);
  }
  await context.close();
  return answers;
}

/** Whether a finger reaches it, once it is scrolled to. */
async function canBeUsed(control: ElementHandle): Promise<boolean> {
  return (await control.isVisible()) && (await control.isEnabled());
}

async function use(page: Page, devtools: CDPSession, control: ElementHandle): Promise<void> {
  const isTyped = await control.evaluate(
    (element) =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file', 'submit'].includes(element.type)),
  );
  await control.scrollIntoViewIfNeeded();
  if (isTyped) {
    await control.focus();
    await page.keyboard.press('5');
  } else await tap(page, devtools, control);
  // An answer is known with the frame after the one that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
}

/** A finger that stays as long as one does, where a tap reaches the control. */
async function tap(page: Page, devtools: CDPSession, control: ElementHandle): Promise<void> {
  const isReached = await control.tap({ trial: true, timeout: 5000 }).then(
    () => true,
    () => false,
  );
  const box = await control.boundingBox();
  if (!isReached || !box) return;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

declare global {
  interface Window {
    forgetAnswers(): void;
    slowestAnswer(): number;
  }
}

/** Runs in each document before anything of it. */
function watch() {
  let slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) slowest = Math.max(slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.forgetAnswers = () => {
    slowest = 0;
  };
  window.slowestAnswer = () => slowest;
}

/** What visitors call a control. Runs in the page. */
function nameOf(control: Element): string {
  const labels = [...((control as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
  const words = control.getAttribute('aria-label') ?? (labels.join(' ') || control.textContent || control.localName);
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}
