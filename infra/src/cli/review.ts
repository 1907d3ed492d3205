import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideBrowsers } from './browsers.ts';
import { type Command, playwrightArgs, runOne, SAID } from './commandLine.ts';
import { readPlaywright } from './reports.ts';
import { CACHE, suite } from './steps.ts';
import { ROOT } from './workspace.ts';

const REVIEW: Command = {
  args: '[-g <words>]',
  about:
    'Photographs every screen at three widths, by day and by night, and puts all on one page: .cache/review/index.html.',
  options: {
    grep: { type: 'string', short: 'g', value: 'words', about: 'only views whose names have them, e.g. 390-dark' },
  },
  takes: (count) => count === 0,
  async run(given) {
    await provideBrowsers();
    const args = playwrightArgs(given);
    if (args.length === 0) await rm(join(CACHE, 'review'), { recursive: true, force: true });
    const all = ['test', '--config', join(ROOT, 'e2e/review'), ...args];
    const { failed } = await suite('review', 'playwright', all, 'review.json', readPlaywright);
    if (failed > 0) process.exitCode = 1;
    return SAID;
  },
};

/** `agence review`: pictures of every screen, for reviewers. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence review', REVIEW, args);
}
