import { type Engine, firefoxPath } from '@agence/infra/browsers';
import { chromiumLaunch, headlessShellPath } from '@agence/infra/chromium';
import { test as base, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { answerConsent } from '../../support/consent.ts';
import { SITE_URL } from '../../support/site.ts';
import { playwrightVisitor } from './playwrightVisitor.ts';
import { startWebKit } from './startWebKit.ts';
import { PATIENCE_MS, type Visitor } from './Visitor.ts';
import { webkitVisitor } from './webkitVisitor.ts';
import { without } from './without.ts';

export interface Fixtures {
  /** Somebody at the project's browser who has answered the cookie banner; what the browser complains of fails the test. */
  readonly visitor: Visitor;
  /** A feature that the browser lacks, by its name in `without.ts`. */
  readonly lacks: string | undefined;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

export interface WorkerFixtures {
  readonly engine: Engine;
  /** Started once for all tests. */
  readonly started: Started;
}

/** A browser, to which visitors come one after the other. */
interface Started {
  /** Somebody who has never been here. */
  come(width: number, lacks: string | undefined): Promise<{ readonly visitor: Visitor; leave(): Promise<void> }>;
  stop(): Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ playwright, engine }, use) => {
      const started = engine === 'webkit' ? await startWithDriver() : await startWithPlaywright(playwright, engine);
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  lacks: [undefined, { option: true }],
  width: [1440, { option: true }],
  visitor: async ({ started, width, lacks }, use) => {
    const { visitor, leave } = await started.come(width, lacks);
    await use(visitor);
    expect(await visitor.complaints()).toEqual([]);
    await leave();
  },
});

export { expect };

async function startWithPlaywright(
  { firefox, chromium }: PlaywrightWorkerArgs['playwright'],
  engine: Exclude<Engine, 'webkit'>,
): Promise<Started> {
  const browser =
    engine === 'firefox'
      ? await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() as string })
      : await chromium.launch(chromiumLaunch(headlessShellPath()));
  return {
    async come(width, lacks) {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        locale: 'fr-CA',
        timezoneId: 'America/Toronto',
        viewport: { width, height: 900 },
      });
      await answerConsent(context, 'declined');
      if (lacks) await without[lacks]?.take(context);
      const visitor = playwrightVisitor(await context.newPage());
      return { visitor, leave: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

/** A window with its tools is no narrower in WebKitGTK's small browser. */
const NARROWEST = 450;

async function startWithDriver(): Promise<Started> {
  const { driver, stop } = await startWebKit();
  const first = await driver.getWindowHandle();
  return {
    async come(width) {
      await driver.get(`${SITE_URL}/robots.txt`);
      await driver.executeScript("localStorage.setItem('cookie-consent', 'declined')");
      const isNarrow = width < NARROWEST;
      if (isNarrow) {
        await driver.executeScript("open('/robots.txt', '_blank', 'popup')");
        await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, PATIENCE_MS);
        const handles = await driver.getAllWindowHandles();
        await driver.switchTo().window(handles.find((handle) => handle !== first) as string);
      }
      await driver.manage().window().setRect({ width, height: 900 });
      // Whoever comes next is somebody else; a page writes down what it knows when it is left.
      const leave = async () => {
        await driver.get(`${SITE_URL}/robots.txt`);
        await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
        await driver.manage().deleteAllCookies();
        if (!isNarrow) return;
        await driver.close();
        await driver.switchTo().window(first);
      };
      return { visitor: webkitVisitor(driver), leave };
    },
    stop,
  };
}
