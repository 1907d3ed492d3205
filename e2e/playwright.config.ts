import { join } from 'node:path';
import { chromiumLaunch, headlessShellPath } from '@agence/infra/chromium';
import { defineConfig } from '@playwright/test';
import { IS_STARTED, ROOT, SITE_URL, webServer } from './support/site.ts';

/** Of other engines, and what takes a minute or a matrix: by `npm run test:nightly`, as tests are that have its tag. */
const isNight = process.env.NIGHTLY !== undefined;
const ELSEWHERE = ['browsers/**', 'review/**', ...(isNight ? [] : ['nightly/**'])];

/** The whole site in Chromium. */
export default defineConfig({
  testDir: '.',
  testIgnore: ELSEWHERE,
  outputDir: join(ROOT, '.cache/e2e-results'),
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  ...(isNight ? {} : { grepInvert: /@nightly/ }),
  // Tests that serve releases themselves run renderers of a megabyte each: JavaScript already, and seconds of Babel's time.
  build: { external: ['**/.cache/**', '**/agence-releases/**'] },
  fullyParallel: true,
  // In the order of their folders: what is in `counting` knows how many courses there are, so it is done before a journey publishes
  // one. What changes the site for others has a site of its own (support/siteCopy.ts). Two more than there are cores: while
  // some tests wait, others work.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // For what hangs: each step has a limit of its own, and a busy machine only makes them take longer.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: join(ROOT, '.cache/playwright.json') }]],
  use: {
    baseURL: SITE_URL,
    // Only a site that was started for tests alone has a certificate that nobody knows.
    ignoreHTTPSErrors: IS_STARTED,
    // Of the test before nothing is left but what the engine has compiled, which takes a third of the processor's time. Tests
    // that watch what a first visit loads open contexts of their own.
    reuseContext: true,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    launchOptions: chromiumLaunch(headlessShellPath()),
  },
  // Files start by name: the longest journey, `creating`, begins early, so that nothing waits for it alone at the end, and late
  // enough that nobody counts courses any more. Projects start in this order: who needs workers of their own comes late within one,
  // and budgets know what is in the catalogue.
  projects: [
    { name: 'first', testMatch: '{composition,counting,nightly}/**/*.spec.ts', testIgnore: ELSEWHERE },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: ELSEWHERE },
  ],
  ...(IS_STARTED ? {} : { webServer }),
});
