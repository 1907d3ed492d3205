import { SettingsError } from '@agence/backend/production/readSettings';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { refusePrivateKeys } from './privateKeys.ts';
import { readServerSettings } from './serverSettings.ts';
import { startWorkers } from './workers.ts';

/** How long a balancer has to see that the site is about to end, in milliseconds. */
export const NOTICE_MS = 3_000;

const SERVE: Command = {
  args: '',
  about:
    'Serves the site in production, with settings from the environment (see README.md, Production). Builds and promotes nothing. ' +
    'SIGTERM ends it with its running requests, SIGHUP replaces its processes one after the other.',
  options: {},
  takes: (count) => count === 0,
  async run() {
    const {
      workers: count,
      siteUrl,
      host,
      port,
    } = withUsage(() => {
      const settings = readServerSettings(process.env);
      refusePrivateKeys(settings.store, process.env);
      return settings;
    });
    const workers = await startWorkers(count, say);
    process.on('SIGHUP', () =>
      workers.replace().then(
        () => say('All serving processes have been replaced.'),
        (error: Error) => say(`The serving processes stay: ${error.message}`),
      ),
    );
    say(`${siteUrl} is served at ${host}:${port} by ${count} processes.`);
    const noticeMs = await new Promise<number>((resolve) => {
      process.once('SIGTERM', () => resolve(NOTICE_MS));
      process.once('SIGINT', () => resolve(0));
    });
    await workers.stop(noticeMs);
    return { lines: ['The site is closed.'], json: { closed: true } };
  },
};

/** `agence serve`: the site in production (AMB-59). Exit code 2 says that a setting is missing or wrong. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence serve', SERVE, args);
}

/** Settings are what a command was started with: exit code 2. */
export function withUsage<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.message) : error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
