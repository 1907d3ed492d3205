import { join } from 'node:path';
import { ENGINES } from '@agence/infra/browsers';
import { defineConfig } from '@playwright/test';
import { ROOT, webServer } from '../support/site.ts';
import type { Fixtures, WorkerFixtures } from './support/test.ts';

const isAll = process.env.BROWSERS === 'all';

/**
 * What a visitor, a buyer and a learner do, in every engine, and in a Chromium that lacks a younger feature. There
 * `npm test` walks the journey that meets it, and in Chromium as it is those that no other browser test walks; `npm run
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
    ...(engine !== 'chromium' ? { grepInvert: /@without/ } : isAll ? {} : { grepInvert: /@pages/ }),
  })).reverse(),
  webServer,
});
