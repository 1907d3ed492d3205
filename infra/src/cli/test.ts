import { mkdir, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { provideBrowsers } from './browsers.ts';
import { changedFiles, touchedBy } from './changed.ts';
import { check } from './check.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { publishInProcess } from './releaseProcess.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { CACHE, type Outcome, suite } from './steps.ts';
import { journeys } from './testBrowsers.ts';
import { timesOf } from './times.ts';
import { UsageError } from './UsageError.ts';
import { verdictOn } from './verdict.ts';
import { RELEASES, ROOT } from './workspace.ts';

/** Data folder of the site that browser tests visit. */
const SITE = join(CACHE, 'e2e-site');

const TEST: Command = {
  args: '[--changed [<base>]]',
  about: 'Types, lint, unit and contract tests, then the whole site in a browser.',
  options: {
    changed: {
      type: 'boolean',
      about: 'what has changed since a branch or commit (what is not committed, if none is named) can touch',
    },
  },
  takes: (count) => count <= 1,
  async run(given) {
    const [base] = given.positionals;
    const isOfChanges = given.flag('changed');
    if (base !== undefined && !isOfChanges) throw new UsageError(`"${base}" means nothing without --changed.`);
    await test(isOfChanges ? changedFiles(base ?? 'HEAD') : undefined);
    return SAID;
  },
};

/** `agence test`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence test', TEST, args);
}

async function test(files: readonly string[] | undefined): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const touched = files && touchedBy(files);
  const site = touched?.browser.length === 0 ? undefined : buildSite();
  const outcomes = await check(files);
  if (touched?.units.length !== 0) outcomes.push(await units(touched?.units));
  await site;
  if (site) {
    const engines = await provideBrowsers();
    outcomes.push(await browserTests(touched?.browser), await journeys(engines));
  }
  tell(outcomes);
}

/** Says where the time went and what failed. */
export function tell(outcomes: readonly Outcome[]): void {
  process.stdout.write(timesOf(outcomes));
  process.stdout.write(verdictOn(outcomes));
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/** @param paths parts of the paths of those to run, instead of all */
export function units(paths: readonly string[] = []): Promise<Outcome> {
  return suite('unit and contract tests', 'vitest', ['run', '--root', ROOT, ...paths], 'vitest.json', readVitest);
}

/** @param paths patterns for the paths of those to run, instead of all */
export function browserTests(paths: readonly string[] = []): Promise<Outcome> {
  const all = ['test', '--config', join(ROOT, 'e2e'), ...paths];
  return suite('browser tests', 'playwright', all, 'playwright.json', readPlaywright);
}

/**
 * Begins the browser tests' site anew and builds its releases in what checks and unit tests leave of the processor. What
 * does not build is told when the site starts.
 */
export async function buildSite(): Promise<void> {
  await rm(SITE, { recursive: true, force: true });
  await publishInProcess(SITE, [RELEASES, 'production'], { priority: constants.priority.PRIORITY_BELOW_NORMAL });
}
