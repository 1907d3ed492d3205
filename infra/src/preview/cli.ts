import { resolve } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { controlOf } from '../registry/controlOf.ts';
import { STORE_OPTION } from '../registry/target.ts';
import { readRelease } from '../registry/validateRelease.ts';

const MAX_HOURS = 24;
const AN_HOUR_MS = 3_600_000;

const PREVIEW: Command = {
  args: '[<folder> | <remote> <version>] [--hours <n>]',
  about:
    'Prints an address at which a published version is seen in its place before it is promoted; without a version that of the release in a folder (dist).',
  options: {
    ...STORE_OPTION,
    hours: { type: 'string', value: 'n', about: 'how long it is seen (24, which is the most)' },
  },
  takes: (count) => count <= 2,
  async run(given) {
    const [name, version] = given.positionals.length === 2 ? given.positionals : await releaseIn(given.positionals[0]);
    const hours = given.count('hours') ?? MAX_HOURS;
    if (hours < 1 || hours > MAX_HOURS) throw new UsageError('A preview lasts from 1 to 24 hours.');
    const issued = await (await controlOf(given)).preview(name as string, version as string, hours * AN_HOUR_MS);
    return { lines: [issued.address], json: issued };
  },
};

async function releaseIn(folder = 'dist'): Promise<readonly string[]> {
  const { name, version } = await readRelease(resolve(folder));
  return [name, version];
}

/** `agence preview`: a release before it is promoted. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence preview', PREVIEW, args);
}
