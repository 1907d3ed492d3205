import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DEMO_ACCOUNTS, type DemoAccount } from '@agence/backend/demoAccounts';
import { loadSecrets } from '@agence/backend/secrets';
import { ROOT } from '../src/cli/workspace.ts';
import type { Attack } from './socketAttack.ts';
import { withStartedSite } from './startedSite.ts';

const FOLDER = join(ROOT, '.cache/bench-sockets');
const PROBES = 20;
/** What the probes may take beside the attack, as a multiple of what they take without it. */
const MAX_RATIO = 2;
/** What a machine with other work adds to a page of three milliseconds by itself. */
const ALLOWANCE_MS = 10;
const MAX_GROWTH_MB = 100;
/** How long the attack lasts before the probes begin, so that every place it can take is taken. */
const TAKE_HOLD_MS = 12_000;

/** Rounds before the measured ones, until code is compiled and heaps have the size that they need anyway. */
const WARM_UPS = 3;

type Probe = () => Promise<Response>;

/**
 * 60 sockets at a byte a second and 30 uploads of 19 MB beside 20 sign-ins, checkouts and pages each. Prints how much longer
 * those take than without, and how much memory both processes gain. Fails where one is not answered, takes more than twice
 * its time, or memory grows by more than 100 MB.
 */
export async function runSocketsBench(): Promise<void> {
  await withStartedSite(FOLDER, {}, async ({ url, pid }) => {
    const { probes, attack } = await prepare(url);
    for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await timeProbes(probes);
    const before = await timeProbes(probes);
    const memory = watchMemory(pid);
    const attacker = new Worker(join(import.meta.dirname, 'socketAttack.ts'), { workerData: attack });
    await wait(TAKE_HOLD_MS);
    const beside = await timeProbes(probes);
    attacker.postMessage('report');
    const [statuses] = await once(attacker, 'message');
    await attacker.terminate();
    print(before, beside, memory.stop(), statuses);
  });
}

async function prepare(url: string): Promise<{ probes: Readonly<Record<string, Probe>>; attack: Attack }> {
  const { publishableKey: anonKey } = loadSecrets(join(FOLDER, 'backend'));
  const json = { apikey: anonKey, 'content-type': 'application/json' };
  const post = (path: string, body: unknown, token = anonKey) =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const signIn = (role: DemoAccount['role']) =>
    post(
      '/auth/v1/token?grant_type=password',
      DEMO_ACCOUNTS.find((account) => account.role === role),
    );
  const tokenOf = async (role: DemoAccount['role']) =>
    ((await (await signIn(role)).json()) as { access_token: string }).access_token;
  const read = async <Row>(path: string) =>
    ((await (await fetch(`${url}/rest/v1/${path}`, { headers: { apikey: anonKey } })).json()) as Row[])[0];
  const course = await read<{ id: string }>('formations?select=id&slug=eq.google-ads-premieres-campagnes-rentables');
  const product = await read<{ id: string; price: number }>(`products?select=id,price&formation_id=eq.${course?.id}`);
  const buyer = await tokenOf('admin');
  return {
    probes: {
      'sign-in': () => signIn('learner'),
      checkout: () =>
        post(
          '/functions/v1/create-payment',
          { product_id: product?.id, amount: product?.price, currency: 'CAD' },
          buyer,
        ),
      page: () => fetch(`${url}/formations`),
    },
    attack: { url, anonKey, token: await tokenOf('creator'), course: course?.id ?? '' },
  };
}

/** Milliseconds of each probe, one after the other; infinity where the answer was none of success. */
async function timeProbes(probes: Readonly<Record<string, Probe>>): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(probes).map((name) => [name, []]));
  for (let round = 0; round < PROBES; round += 1) {
    for (const [name, probe] of Object.entries(probes)) {
      const started = performance.now();
      const answer = await probe().catch(() => undefined);
      await answer?.arrayBuffer();
      times.get(name)?.push(answer?.ok ? performance.now() - started : Number.POSITIVE_INFINITY);
    }
  }
  return times;
}

/** The largest memory of a process and what it started, beyond what it has now. In megabytes. */
function watchMemory(pid: number): { stop(): number } {
  const now = () => {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    const rows = table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
    const family = new Set([pid]);
    for (const _ of rows) for (const [child, parent] of rows) if (family.has(parent)) family.add(child);
    return rows.reduce((sum, [one, , kilobytes]) => sum + (family.has(one) ? kilobytes : 0), 0) / 1024;
  };
  const before = now();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, now());
  }, 500);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(most, now()) - before;
    },
  };
}

function print(
  before: ReadonlyMap<string, readonly number[]>,
  beside: ReadonlyMap<string, readonly number[]>,
  growth: number,
  statuses: Readonly<Record<string, number>>,
): void {
  const say = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  let passed = growth <= MAX_GROWTH_MB;
  say('probe', 'answered', 'median without, ms', 'median beside, ms', 'beside / without', 'at worst, ms');
  say(...Array<string>(6).fill('---'));
  for (const [name, times] of beside) {
    const answered = times.filter(Number.isFinite).length;
    const [without, with_] = [median(before.get(name) ?? []), median(times)];
    if (answered < PROBES || with_ > Math.max(without * MAX_RATIO, without + ALLOWANCE_MS)) passed = false;
    const worst = Math.max(...times);
    say(
      name,
      `${answered} of ${PROBES}`,
      without.toFixed(1),
      with_.toFixed(1),
      (with_ / without).toFixed(2),
      worst.toFixed(1),
    );
  }
  process.stdout.write(`\nmemory: ${growth.toFixed(0)} MB more, of ${MAX_GROWTH_MB} allowed\n`);
  process.stdout.write(
    `what the attack met: ${Object.entries(statuses)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ')}\n`,
  );
  if (!passed) {
    process.exitCode = 1;
    process.stdout.write('OVER\n');
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
