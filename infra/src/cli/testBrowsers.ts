import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINES, type Engine, provideBrowsers } from './browsers.ts';
import { type Command, playwrightArgs, runOne, SAID } from './commandLine.ts';
import { readPlaywright } from './reports.ts';
import { CACHE, type Outcome, suite } from './steps.ts';
import { ROOT } from './workspace.ts';

const BROWSERS: Command = {
  args: '[<browser test> …] [-g <words>]',
  about: 'Every journey in every engine of this machine, and in a Chromium without each younger feature.',
  options: { grep: { type: 'string', short: 'g', value: 'words', about: 'only tests whose titles have them' } },
  takes: () => true,
  async run(given) {
    await test(playwrightArgs(given));
    return SAID;
  },
};

/** `agence browsers`: every journey in every engine, and in a Chromium without each younger feature. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence browsers', BROWSERS, args);
}

async function test(args: readonly string[]): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  process.env.BROWSERS = 'all';
  const { passed, failed } = await journeys(await provideBrowsers(), args);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * The journeys in the engines of this machine; what it cannot have is named.
 *
 * @param args further arguments of Playwright, such as `-g blog`
 */
export function journeys(engines: readonly Engine[], args: readonly string[] = []): Promise<Outcome> {
  for (const engine of ENGINES.filter((one) => !engines.includes(one)))
    process.stdout.write(`\n! ${engine} is not on this machine: nothing is tested in it.\n`);
  const projects = engines.flatMap((engine) => ['--project', engine]);
  const all = ['test', '--config', join(ROOT, 'e2e/browsers'), ...projects, ...args];
  return suite(`journeys in ${engines.join(', ')}`, 'playwright', all, 'browsers.json', readPlaywright);
}
