import type { Browser, CDPSession, Page } from '@playwright/test';
import { serveCatalogue } from './catalogueSite.ts';
import { launch } from './measure.ts';
import { type ScrollRecord, startRecording } from './scrollFrames.ts';
import { recordShownFrames, type ShownFrames } from './shownFrames.ts';

const COURSES = 10_000;
const LIST = '[role=region][aria-label="Liste des formations"]';
const CPU_SLOWDOWN = 4;
/** One frame of 60 Hz, in milliseconds. */
const LIMIT_MS = 17;
/** How fast the list is scrolled, in pixels per second: reading along, looking for something, and a long swipe. */
const SPEEDS = [800, 2000, 5000];
const SECONDS = 6;

/** A page of the same size without anything on it: what this machine can show at best. */
const PLAIN_LIST = `<!doctype html><title>Plain list</title><style>
  ul { display: grid; grid-template-columns: repeat(3, 1fr); height: 400px; margin: 0; }
</style><div id="list">${'<ul><li>A</li><li>B</li><li>C</li></ul>'.repeat(COURSES / 3)}</div>`;

/**
 * Scrolls the catalogue of 10 000 courses in a real browser with its processor slowed four times, beside a plain list.
 * Prints the times between frames on the screen, and between those of the page's own thread, on which the browser does
 * not wait while it scrolls. Fails when the 95th percentile on the screen is above one frame or a row was missing.
 */
export async function runScrollBench(): Promise<void> {
  const site = await serveCatalogue(COURSES, Number(process.env.PORT ?? 4199));
  const browser = await launch();
  try {
    const plain = await openList(browser, (page) => page.setContent(PLAIN_LIST));
    const catalogue = await openList(browser, async (page) => {
      await page.goto(`${site.url}/formations`);
      await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
      await page.locator(LIST).evaluate((list) => list.scrollIntoView());
    });
    process.stdout.write(
      `\n| scrolling 10 000 courses, processor 4 times slower | shown p95, ms | shown worst, ms | plain list p95, ms | blank | unpainted | plain list unpainted | waiting | brief | page p95, ms | page late |\n|${' --- |'.repeat(11)}\n`,
    );
    for (const speed of SPEEDS) {
      const reference = await scroll(plain, { list: '#list', isVirtual: false }, speed);
      const recording = await scroll(catalogue, { list: `${LIST} > ul`, isVirtual: true }, speed);
      report(speed, recording, reference);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A scroll as a visitor saw it, and as the page's own thread did. */
interface Recording {
  readonly shown: ShownFrames;
  readonly page: ScrollRecord;
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
): Promise<Recording> {
  await page.bringToFront();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(startRecording, selectors);
  const stop = await recordShownFrames(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -speed * SECONDS,
    speed,
    gestureSourceType: 'mouse',
  });
  const shown = await stop();
  return { shown, page: await page.evaluate(() => window.recordScroll?.stop() as ScrollRecord) };
}

function report(speed: number, { shown, page }: Recording, reference: Recording) {
  const p95 = percentile(shown.intervals, 0.95);
  const passed = p95 <= LIMIT_MS && page.blank === 0 && page.waiting === 0;
  if (!passed) process.exitCode = 1;
  const cells = [
    `${speed} px/s`,
    `${p95.toFixed(1)} ${passed ? '' : 'OVER'}`,
    Math.max(...shown.intervals).toFixed(1),
    percentile(reference.shown.intervals, 0.95).toFixed(1),
    page.blank,
    shown.unpainted,
    reference.shown.unpainted,
    page.waiting,
    page.brief,
    percentile(page.frames, 0.95).toFixed(1),
    `${Math.round((100 * page.frames.filter((time) => time > LIMIT_MS).length) / page.frames.length)} %`,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
