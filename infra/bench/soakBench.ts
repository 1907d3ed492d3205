import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSecrets } from '@agence/backend/secrets';
import { ROOT } from '../src/cli/workspace.ts';
import { childrenOf, memoryOf } from './releases/processMemory.ts';
import { withStartedSite } from './startedSite.ts';

const FOLDER = join(ROOT, '.cache/bench-soak');
const MINUTE_MS = 60_000;
const VISITORS = 10;
/** Between two requests of a visitor, in milliseconds. */
const PAUSE_MS = 200;
/** How long an answer may take until it counts as none. */
const HANGS_MS = 30_000;
/** Of what is measured: code is compiled, caches fill and heaps get their size meanwhile. */
const WARM_UP_SHARE = 1 / 4;
const SAMPLES = 120;
/** Growth of resident memory in ten minutes, of what it is; and of open files and sockets over all. */
const MAX_GROWTH = 0.01;
const MAX_HANDLES = 20;

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly handles: number;
}

/**
 * Visits pages, made-up addresses, data, lists, and fails to sign in, from ever other clients, for an hour or as long as is said.
 * Prints how fast resident memory of all processes grows, as the line through its samples says, and how many files and sockets are
 * open. Fails where memory grows by more than 1 % in ten minutes, handles by more than 20, or anything is answered with 5xx but 503: a
 * machine that is busy otherwise is late.
 */
export async function runSoakBench(minutes = 60): Promise<void> {
  if (!(minutes > 0)) throw new Error('How many minutes?');
  await withStartedSite(FOLDER, { TRUSTED_PROXIES: '127.0.0.1' }, async ({ url, pid }) => {
    const { publishableKey: apikey } = loadSecrets(join(FOLDER, 'backend'));
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => new URL(page).pathname);
    const until = performance.now() + minutes * MINUTE_MS;
    let requests = 0;
    let late = 0;
    const failures: string[] = [];

    async function ask(path: string, init: RequestInit = {}): Promise<void> {
      const client = `198.${18 + (requests % 2)}.${(requests >> 9) & 255}.${(requests >> 1) & 255}`;
      requests += 1;
      const headers = { apikey, 'content-type': 'application/json', 'x-forwarded-for': client };
      const signal = AbortSignal.timeout(HANGS_MS);
      const answer = await fetch(url + path, { ...init, headers, signal, redirect: 'manual' }).catch(String);
      if (typeof answer === 'string') {
        failures.push(`${path}: ${answer}`);
        return;
      }
      await answer.arrayBuffer();
      if (answer.status === 503) late += 1;
      else if (answer.status >= 500) failures.push(`${path}: ${answer.status}`);
    }

    async function visit(start: number): Promise<void> {
      for (let turn = start; performance.now() < until; turn += 1) {
        const page = pages[turn % pages.length] as string;
        await ask(page);
        await ask(`/_data${page}`);
        await ask('/rest/v1/formations?select=id,slug,title&limit=6');
        if (turn % 10 === 0) await ask(`/nimporte-quoi-${turn}`);
        if (turn % 50 === 0) {
          const body = JSON.stringify({ email: `inconnue-${turn}@exemple.test`, password: 'pas le bon' });
          await ask('/auth/v1/token?grant_type=password', { method: 'POST', body });
        }
        await wait(PAUSE_MS);
      }
    }

    const visiting = Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index * 7)));
    const samples: Sample[] = [];
    await wait(minutes * MINUTE_MS * WARM_UP_SHARE);
    const began = performance.now();
    while (performance.now() < until) {
      const { own, children } = await memoryOf(pid);
      const elapsed = (performance.now() - began) / MINUTE_MS;
      samples.push({ minutes: elapsed, megabytes: own + children, handles: await handlesOf(pid) });
      await wait((until - began) / SAMPLES);
    }
    await visiting;
    print(minutes, `${requests} (${late} late)`, samples, failures);
  });
}

/** Open files and sockets of a process and all that it has started (Linux). */
async function handlesOf(pid: number): Promise<number> {
  const lists = [pid, ...(await childrenOf(pid))].map((one) => readdir(`/proc/${one}/fd`).catch(() => []));
  return (await Promise.all(lists)).reduce((sum, { length }) => sum + length, 0);
}

function print(minutes: number, requests: string, samples: readonly Sample[], failures: readonly string[]): void {
  const growth = (10 * slopeOf(samples)) / mean(samples.map(({ megabytes }) => megabytes));
  const third = Math.ceil(samples.length / 3);
  const median = (some: readonly Sample[]) =>
    some.map(({ handles }) => handles).sort((a, b) => a - b)[Math.floor(some.length / 2)] ?? Number.NaN;
  const [before, after] = [median(samples.slice(0, third)), median(samples.slice(-third))];
  const [first, last] = [samples[0], samples.at(-1)];
  process.stdout.write(
    '| minutes | requests | other 5xx | memory at first, MB | at last | growth in ten minutes | handles at first | at last |\n' +
      `|${' --- |'.repeat(8)}\n` +
      `| ${minutes} | ${requests} | ${failures.length} | ${first?.megabytes.toFixed(0)} | ${last?.megabytes.toFixed(0)} | ${(growth * 100).toFixed(2)} % | ${before} | ${after} |\n`,
  );
  for (const failure of failures.slice(0, 5)) process.stdout.write(`${failure}\n`);
  const isFlat = growth <= MAX_GROWTH && after <= before + MAX_HANDLES;
  if (!isFlat || failures.length > 0) {
    process.exitCode = 1;
    process.stdout.write('OVER\n');
  }
}

/** Megabytes a minute of the line through the samples (least squares). */
function slopeOf(samples: readonly Sample[]): number {
  const [atMean, sizeMean] = [mean(samples.map((one) => one.minutes)), mean(samples.map((one) => one.megabytes))];
  let [products, squares] = [0, 0];
  for (const { minutes, megabytes } of samples) {
    products += (minutes - atMean) * (megabytes - sizeMean);
    squares += (minutes - atMean) ** 2;
  }
  return products / squares;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
