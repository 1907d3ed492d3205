import { parseArgs } from 'node:util';
import { lockDataDir } from './lockDataDir.ts';
import type { Backend } from './startBackend.ts';

/**
 * Process entry, started by `agence start`:
 *
 *     node infra/src/backend/main.ts --data <folder> --port <number> --site-url <address> [--extra-courses <number>]
 *
 * Once it serves, it reports `{ type: 'ready', url, anonKey, demoAccounts }` to its parent, or as a line of JSON on
 * standard output when it has none. It ends cleanly on SIGTERM, SIGINT and when the parent goes away. When it cannot
 * start it says why in one sentence on standard error and exits with 1.
 */
async function main(): Promise<void> {
  process.env.LITE_TELEMETRY = '0';
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      'site-url': { type: 'string' },
      'extra-courses': { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  if (!values.data || !values['site-url'] || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('Usage: main.ts --data <folder> --port <number> --site-url <address> [--extra-courses <number>]');
  }
  // Refused at once when another process has the folder, before the rest is loaded.
  lockDataDir(values.data)();
  const { startBackend } = await import('./startBackend.ts');
  const backend = await startBackend({
    dataDir: values.data,
    port,
    siteUrl: values['site-url'],
    extraCourses: Number(values['extra-courses']) || 0,
    log: (line) => process.stderr.write(`${line}\n`),
  });
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
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
