import { type Engine, firefoxPath } from '@agence/infra/browsers';
import { chromiumLaunch, headlessShellPath } from '@agence/infra/chromium';
import { test as base, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { answerConsent } from '../../support/consent.ts';
import { SITE_URL } from '../../support/site.ts';
import { playwrightVisitor } from './playwrightVisitor.ts';
import { startWebKit } from './startWebKit.ts';
import type { Visitor } from './Visitor.ts';
import { webkitVisitor } from './webkitVisitor.ts';
import { without } from './without.ts';

export interface Fixtures {
  /** Somebody at the project's browser who has answered the cookie banner; what the browser complains of fails the test. */
  readonly visitor: Visitor;
  /** A feature that the browser lacks, by its name in `without.ts`. */
  readonly lacks: string | undefined;
}

export interface WorkerFixtures {
  readonly engine: Engine;
  /** Started once for all tests. */
  readonly started: Started;
}

/** A browser, to which visitors come one after the other. */
interface Started {
  /** Somebody who has never been here. */
  come(lacks: string | undefined): Promise<{ readonly visitor: Visitor; leave(): Promise<void> }>;
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
  visitor: async ({ started, lacks }, use) => {
    const { visitor, leave } = await started.come(lacks);
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
    async come(lacks) {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        locale: 'fr-CA',
        timezoneId: 'America/Toronto',
        viewport: { width: 1440, height: 900 },
      });
      await answerConsent(context, 'declined');
      if (lacks) await without[lacks]?.take(context);
      const visitor = playwrightVisitor(await context.newPage());
      return { visitor, leave: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

async function startWithDriver(): Promise<Started> {
  const { driver, stop } = await startWebKit();
  await driver.manage().window().setRect({ width: 1440, height: 900 });
  return {
    async come() {
      await driver.get(`${SITE_URL}/robots.txt`);
      await driver.executeScript("localStorage.setItem('cookie-consent', 'declined')");
      // Whoever comes next is somebody else; a page writes down what it knows when it is left.
      const leave = async () => {
        await driver.get(`${SITE_URL}/robots.txt`);
        await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
        await driver.manage().deleteAllCookies();
      };
      return { visitor: webkitVisitor(driver), leave };
    },
    stop,
  };
}
