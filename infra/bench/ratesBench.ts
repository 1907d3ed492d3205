import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { loadSecrets } from '@agence/backend/secrets';
import { ROOT } from '../src/cli/workspace.ts';
import type { Flood, FloodReport } from './overloadFlood.ts';
import { withStartedSite } from './startedSite.ts';

const FOLDER = join(ROOT, '.cache/bench-overload');
const WARM_UP_MS = 3_000;
const PHASE_MS = 15_000;

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly connections: number;
  /** Answers a second at least, and the 99th percentile in milliseconds at most. */
  readonly bar: { readonly rate: number; readonly p99: number };
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'list of six courses',
    path: '/rest/v1/formations?select=id,slug,title&order=created_at&limit=6',
    connections: 20,
    bar: { rate: 300, p99: 150 },
  },
  { name: 'composed page', path: '/blog', connections: 100, bar: { rate: 5_000, p99: 50 } },
];

/**
 * How many a second the backend answers of a list, and the composition server of a page, and how long they take. Each connection is a
 * client of its own that asks again as soon as it is answered. Fails below a bar, and where anything but 200 is said.
 */
export async function runRatesBench(): Promise<void> {
  await withStartedSite(FOLDER, { TRUSTED_PROXIES: '127.0.0.1' }, async ({ port }) => {
    const headers = { apikey: loadSecrets(join(FOLDER, 'backend')).publishableKey };
    const during = async ({ path, connections }: Subject, ms: number) => {
      const flood: Flood = { port, path, headers, connections, isCrowd: true };
      const worker = new Worker(join(import.meta.dirname, 'overloadFlood.ts'), { workerData: flood });
      await wait(ms);
      worker.postMessage('report');
      const [report] = (await once(worker, 'message')) as [FloodReport];
      await worker.terminate();
      return report;
    };
    process.stdout.write(
      '| what | connections | a second | of at least | p99, ms | of at most |\n|---|---|---|---|---|---|\n',
    );
    for (const subject of SUBJECTS) {
      await during(subject, WARM_UP_MS);
      const { accepted, shed, other } = await during(subject, PHASE_MS);
      const sorted = [...accepted].sort((a, b) => a - b);
      const rate = (accepted.length * 1000) / PHASE_MS;
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
      const { name, connections, bar } = subject;
      process.stdout.write(
        `| ${name} | ${connections} | ${rate.toFixed(0)} | ${bar.rate} | ${p99.toFixed(1)} | ${bar.p99} |\n`,
      );
      const refused = shed.length + Object.values(other).reduce((sum, count) => sum + count, 0);
      if (refused > 0) process.stdout.write(`${name}: ${refused} were not answered with 200\n`);
      if (rate < bar.rate || p99 > bar.p99 || refused > 0) process.exitCode = 1;
    }
    if (process.exitCode) process.stdout.write('BELOW\n');
  });
}
