import type { Browser, CDPSession, Page } from '@playwright/test';
import { serveCatalogue } from './catalogueSite.ts';
import { launch } from './measure.ts';
import { type ScrollRecord, startRecording } from './scrollFrames.ts';

const COURSES = 10_000;
const LIST = '[role=region][aria-label="Liste des formations"]';
const CPU_SLOWDOWN = 4;
/** One frame of 60 Hz, in milliseconds (issue 7). */
const LIMIT_MS = 17;
/** How fast the list is scrolled, in pixels per second: reading along, looking for something, and a long swipe. */
const SPEEDS = [800, 2000, 5000];
const SECONDS = 6;

/** A list of the same size without anything in it: what this machine can show at best. */
const PLAIN_LIST = `<!doctype html><title>Plain list</title><style>
  #list { height: 600px; overflow-y: auto; } ul { display: grid; grid-template-columns: repeat(3, 1fr); height: 400px; margin: 0; }
</style><div id="list">${'<ul><li>A</li><li>B</li><li>C</li></ul>'.repeat(COURSES / 3)}</div>`;

/**
 * Scrolls the catalogue of 10 000 courses in a real browser with its processor slowed four times, beside a plain list.
 * Prints frame times and blank rows, and fails when the 95th percentile is above one frame or a row was missing.
 */
export async function runScrollBench(): Promise<void> {
  const site = await serveCatalogue(COURSES, Number(process.env.PORT ?? 4199));
  const browser = await launch();
  try {
    const plain = await openList(browser, (page) => page.setContent(PLAIN_LIST));
    const catalogue = await openList(browser, async (page) => {
      await page.goto(`${site.url}/formations`);
      await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
      await page.locator(LIST).scrollIntoViewIfNeeded();
    });
    process.stdout.write(
      `\n| scrolling 10 000 courses, processor 4 times slower | p50, ms | p95, ms | late frames | worst, ms | plain list p95, ms | ratio | blank | waiting | brief |\n|${' --- |'.repeat(10)}\n`,
    );
    for (const speed of SPEEDS) {
      const reference = await scroll(plain, { list: '#list' }, speed);
      const record = await scroll(catalogue, { list: LIST, cells: ':scope > ul' }, speed);
      report(speed, record, reference);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

interface List {
  readonly page: Page;
  readonly devtools: CDPSession;
}

async function openList(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<List> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await open(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools };
}

async function scroll(
  { page, devtools }: List,
  selectors: Parameters<typeof startRecording>[0],
  speed: number,
): Promise<ScrollRecord> {
  await page.bringToFront();
  const box = await page.locator(selectors.list).boundingBox();
  if (!box) throw new Error('The list is not on the page');
  await page.evaluate(startRecording, selectors);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height, 600) / 2,
    yDistance: -speed * SECONDS,
    speed,
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => window.recordScroll?.stop() as ScrollRecord);
}

function report(speed: number, record: ScrollRecord, reference: ScrollRecord) {
  const p95 = percentile(record.frames, 0.95);
  const passed = p95 <= LIMIT_MS && record.blank === 0 && record.waiting === 0;
  if (!passed) process.exitCode = 1;
  const cells = [
    `${speed} px/s`,
    percentile(record.frames, 0.5).toFixed(1),
    `${p95.toFixed(1)} ${passed ? '' : 'OVER'}`,
    `${Math.round((100 * record.frames.filter((time) => time > LIMIT_MS).length) / record.frames.length)} %`,
    Math.max(...record.frames).toFixed(1),
    percentile(reference.frames, 0.95).toFixed(1),
    (p95 / percentile(reference.frames, 0.95)).toFixed(2),
    record.blank,
    record.waiting,
    record.brief,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
