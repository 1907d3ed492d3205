import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from './check.ts';
import { chromiumPath } from './chromium.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { CACHE, execute, suite } from './steps.ts';
import { ROOT } from './workspace.ts';

/** `agence test`: types, lint, unit and contract tests, then the whole site in a browser. */
export async function run(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const outcomes = await check();
  outcomes.push(await suite('unit and contract tests', 'vitest', ['run', '--root', ROOT], 'vitest.json', readVitest));
  await provideChromium();
  await rm(join(CACHE, 'e2e-site'), { recursive: true, force: true });
  const e2e = ['test', '--config', join(ROOT, 'e2e')];
  outcomes.push(await suite('browser tests', 'playwright', e2e, 'playwright.json', readPlaywright));
  // Once more at the end: logs that are cut keep their last lines.
  for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\n✗ ${failure}\n`);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  if (sum('failed') > 0) process.exitCode = 1;
}

/** Finds a Chromium, or gets one: Playwright's own, else the distribution's package. */
async function provideChromium(): Promise<void> {
  if (chromiumPath() || (await execute('playwright', ['install', 'chromium'])) === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await execute('apt-get', ['update', '-qq']);
    await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!chromiumPath()) throw new Error('Browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
}
