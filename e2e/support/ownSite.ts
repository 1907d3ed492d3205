import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSeeded } from '@agence/backend/testing/seededFolder';
import { type Browser, expect, type Page } from '@playwright/test';
import { answerConsent } from './consent.ts';
import { freePort } from './freePort.ts';
import { ROOT } from './site.ts';
import { copyReleases } from './siteCopy.ts';
import { type RunningCommand, startCommand } from './startCommand.ts';

/** A whole site for one journey, which stops and starts, and gives its owner a second factor. */
export interface OwnSite {
  readonly url: string;
  /** Of its backend. */
  readonly backendDir: string;
  /** Somebody with a browser of their own, who has declined what asks for consent. */
  somebody(browser: Browser, userAgent?: string): Promise<Page>;
  /** Does something while nothing runs, and starts it again. */
  whileStopped(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Starts the journeys' releases once more, with a backend, a worker and a card simulator of their own. */
export async function startOwnSite(): Promise<OwnSite> {
  const dataDir = await copyReleases();
  await fillSeeded(join(dataDir, 'backend'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), AGENCE_DATA: dataDir, SITE_URL: url };
  let running: RunningCommand;
  const start = async () => {
    running = startCommand('node', ['infra/bin/agence.mjs', 'start', '--as-released'], { cwd: ROOT, env });
    await running.says(/Ctrl\+C stops everything/);
  };
  await start();
  return {
    url,
    backendDir: join(dataDir, 'backend'),
    async somebody(browser, userAgent) {
      const context = await browser.newContext({ baseURL: url, locale: 'fr-CA', ...(userAgent ? { userAgent } : {}) });
      await answerConsent(context, 'declined');
      return context.newPage();
    },
    async whileStopped(work) {
      await running.stop();
      await work();
      await start();
    },
    async close() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits for the worker to have sent somebody a mail, which the page shows then. @returns its text */
export async function mailOf(page: Page, email: string, subject: string): Promise<string> {
  const mail = page.locator('article').filter({ has: page.getByRole('heading', { name: subject, exact: true }) });
  await expect(async () => {
    await page.goto(`/courriels-de-developpement?pour=${encodeURIComponent(email)}`);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return (await mail.first().textContent()) ?? '';
}
