import { serve } from '../composer/serve.ts';
import { createLog } from '../log/createLog.ts';
import { readServerSettings } from './serverSettings.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** One of the processes of `agence serve`: a composer without a state of its own, told by the first process when to end. */
async function main(): Promise<void> {
  const { store, host, port, siteUrl, backend, clientOf, metricsToken } = readServerSettings(process.env);
  const log = createLog({ format: 'json' });
  const site = await serve({
    ...{ dataDir: store, host, port, siteUrl, backend, clientOf, metricsToken, log },
    isProduction: true,
    tell: (heard) => tell({ heard }),
  });
  let isEnding = false;
  const handOver = async (noticeMs: number) => {
    if (isEnding) return;
    isEnding = true;
    await site.handOver(noticeMs);
    process.exit(0);
  };
  process.on('message', (told: ToWorker) => {
    if ('heard' in told) site.heardElsewhere(told.heard);
    else void handOver(told.handOver);
  });
  process.on('SIGTERM', () => handOver(0));
  tell({ ready: true });
}

function tell(message: FromWorker): void {
  process.send?.(message);
}

// Ctrl+C goes to all processes of a terminal; what it means the first of them decides.
process.on('SIGINT', () => {});
try {
  await main();
} catch (error) {
  tell({ failed: (error as Error).message });
  process.exitCode = 1;
  process.disconnect();
}
