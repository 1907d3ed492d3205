import { join } from 'node:path';
import { ENGINES } from '@agence/infra/browsers';
import { defineConfig } from '@playwright/test';
import { ROOT, webServer } from '../support/site.ts';
import type { Fixtures, WorkerFixtures } from './support/test.ts';

/** By day: `publicPages`, `frame`, `memberArea`, `buying` and `viewer` walk the others. */
const CHROMIUM = /@(?:navigation|devices)/;
const isNight = process.env.BROWSERS !== undefined;

/**
 * What a visitor, a buyer and a learner do, in every engine, and in a Chromium that lacks a younger feature. `npm test` walks
 * in Chromium what no other browser test walks there, and leaves the second device and what is lacking to the night; `npm run
 * test:browsers` walks all. The engines that take longest come first.
 */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: '.',
  outputDir: join(ROOT, '.cache/browsers-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // For what hangs: each step has a limit of its own, and a busy machine only makes them take longer.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: join(ROOT, '.cache/browsers.json') }]],
  projects: ENGINES.map((engine) => ({
    name: engine,
    use: { engine },
    ...(engine === 'chromium'
      ? isNight
        ? {}
        : { grep: CHROMIUM }
      : { grepInvert: isNight ? /@without/ : /@(?:devices|nightly)/ }),
  })).reverse(),
  webServer,
});
