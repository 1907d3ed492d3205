import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideBrowsers } from './browsers.ts';
import { changedFiles, touchedBy } from './changed.ts';
import { check } from './check.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { CACHE, type Outcome, suite } from './steps.ts';
import { journeys } from './testBrowsers.ts';
import { timesOf } from './times.ts';
import { verdictOn } from './verdict.ts';
import { ROOT } from './workspace.ts';

/**
 * `agence test`: types, lint, unit and contract tests, then the whole site in a browser; with `--changed [base]` what
 * has changed since a branch or commit (what is not committed, if none is named) can touch.
 */
export async function run(args: readonly string[]): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const touched = args[0] === '--changed' ? touchedBy(changedFiles(args[1] ?? 'HEAD')) : undefined;
  const outcomes = await check();
  if (touched?.units.length !== 0) outcomes.push(await units(touched?.units));
  if (touched?.browser.length !== 0) outcomes.push(...(await browserTests(touched?.browser)));
  process.stdout.write(timesOf(outcomes));
  process.stdout.write(verdictOn(outcomes));
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function units(paths: readonly string[] = []): Promise<Outcome> {
  return suite('unit and contract tests', 'vitest', ['run', '--root', ROOT, ...paths], 'vitest.json', readVitest);
}

async function browserTests(paths: readonly string[] = []): Promise<Outcome[]> {
  const engines = await provideBrowsers();
  await rm(join(CACHE, 'e2e-site'), { recursive: true, force: true });
  const all = ['test', '--config', join(ROOT, 'e2e'), ...paths];
  return [await suite('browser tests', 'playwright', all, 'playwright.json', readPlaywright), await journeys(engines)];
}
