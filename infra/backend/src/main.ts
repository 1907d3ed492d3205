import { parseArgs } from 'node:util';
import { lockDataDir } from './lockDataDir.ts';
import { SettingsError } from './production/readSettings.ts';
import { readServiceSettings } from './production/serviceSettings.ts';
import type { Backend } from './startBackend.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * Process entry, started by `agence start`, and by `agence backend serve` in production:
 *
 *     node infra/backend/src/main.ts --data <folder> --port <number> --site-url <address> [--public-demo]
 *       [--extra-courses <number>]
 *     node infra/backend/src/main.ts --data <folder> --port <number> --production
 *
 * The latter reads address, mail and card provider from the environment (`readServiceSettings`).
 *
 * Once it serves, it reports `{ type: 'ready', url, anonKey, demoAccounts }` to its parent, or as a line of JSON on
 * standard output when it has none. It ends cleanly on SIGTERM, SIGINT and when the parent goes away. When it cannot
 * start it says why on standard error and exits with 1, with 2 where settings are missing or wrong.
 */
async function main(): Promise<void> {
  process.env.LITE_TELEMETRY = '0';
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      'site-url': { type: 'string' },
      'public-demo': { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      'extra-courses': { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  const settings = values.production ? readServiceSettings(process.env) : undefined;
  const siteUrl = settings?.siteUrl ?? values['site-url'];
  if (!values.data || !siteUrl || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      'Usage: main.ts --data <folder> --port <number> --site-url <address> [--public-demo] [--extra-courses <number>], or --production instead of an address',
    );
  }
  // Until it can be closed: what is done so far is done again, as after a power cut.
  const giveUp = () => process.exit(1);
  process.once('disconnect', giveUp);
  // Refused at once when another process has the folder, before the rest is loaded.
  lockDataDir(values.data)();
  const { startBackend } = await import('./startBackend.ts');
  const { openServices } = await import('./production/openServices.ts');
  const backend = await startBackend({
    dataDir: values.data,
    port,
    siteUrl,
    publicDemo: values['public-demo'],
    services: settings && openServices(settings),
    extraCourses: Number(values['extra-courses']) || 0,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.off('disconnect', giveUp);
  closeOnSignals(backend);
  const { url, anonKey, demoAccounts } = backend;
  const ready = { type: 'ready', url, anonKey, demoAccounts };
  if (process.send) process.send(ready);
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
}

function closeOnSignals(backend: Backend): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    backend.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  process.on('disconnect', close);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${wordsOf(error)}.\n`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}
