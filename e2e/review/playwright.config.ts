import { join } from 'node:path';
import { chromiumLaunch, headlessShellPath } from '@agence/infra/chromium';
import { defineConfig } from '@playwright/test';
import { IS_STARTED, ROOT, SITE_URL, webServer } from '../support/site.ts';

const { args, ...browser } = chromiumLaunch(headlessShellPath());

/** Pictures of every screen, for reviewers (`npm run review`). */
export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, '.cache/review-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Some four times as long as all public pages take. Chromium may stop giving a page frames: seen twice in some hundred pictures of it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: join(ROOT, '.cache/review.json') }]],
  globalTeardown: './writePage.ts',
  use: {
    baseURL: SITE_URL,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // Large pictures are otherwise painted some frames after the page that is photographed.
    launchOptions: { ...browser, args: [...args, '--disable-checker-imaging'] },
  },
  ...(IS_STARTED ? {} : { webServer }),
});
