import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { loadSecrets } from '@agence/backend/secrets';
import { ROOT } from '../src/cli/workspace.ts';
import type { Flood, FloodReport } from './overloadFlood.ts';
import { withStartedSite } from './startedSite.ts';

const FOLDER = join(ROOT, '.cache/bench-overload');
/** A list of six rows, which nothing keeps. */
const PATH = '/rest/v1/formations?select=id,slug,title&order=created_at&limit=6';
const CONNECTIONS = 200;
const ROUNDS = 5;
const WARM_UP_MS = 10_000;
/** Until all are connected. */
const SETTLE_MS = 1_000;
const PHASE_MS = 3_000;
/** Of the probe's 99th percentile: what is let in, and what is turned away (LOD-02). */
const MAX_ACCEPTED = 10;
const MAX_SHED = 3;
/** Reads of somebody else in each round while one client floods. */
const OTHERS = 4;

const CROWD = `${CONNECTIONS} clients`;
const ONE = `one client, ${CONNECTIONS} connections`;

/** What was heard over one connection, and of each flood. */
interface Round {
  readonly alone: FloodReport;
  readonly floods: Readonly<Record<string, FloodReport>>;
  /** Of somebody else's reads, those that were answered. */
  readonly others: number;
}

/**
 * Asks for the same list over one connection, then over 200 of as many clients, then over 200 of one client, five times: other work of
 * the machine falls on some rounds, and the median of all counts. Prints how long requests take that are let in and turned away, and
 * what that is beside the one connection of the same round. Fails where it is more than 10 and 3 times as long, where anything but 200
 * and 503 with Retry-After is said, or where the one client keeps another out.
 */
export async function runOverloadBench(): Promise<void> {
  await withStartedSite(FOLDER, { TRUSTED_PROXIES: '127.0.0.1' }, async ({ port, url }) => {
    const headers = { apikey: loadSecrets(join(FOLDER, 'backend')).publishableKey };
    const during = async (connections: number, isCrowd: boolean, ms = PHASE_MS, beside?: () => Promise<void>) => {
      const flood: Flood = { port, path: PATH, headers, connections, isCrowd };
      const worker = new Worker(join(import.meta.dirname, 'overloadFlood.ts'), { workerData: flood });
      await wait(SETTLE_MS);
      worker.postMessage('begin');
      await Promise.all([wait(ms), beside?.()]);
      worker.postMessage('report');
      const [report] = (await once(worker, 'message')) as [FloodReport];
      await worker.terminate();
      return report;
    };
    const rounds: Round[] = [];
    await during(1, true, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await during(1, true);
      const crowd = await during(CONNECTIONS, true);
      let others = 0;
      const one = await during(CONNECTIONS, false, PHASE_MS, async () => {
        for (let index = 0; index < OTHERS; index += 1) {
          await wait(PHASE_MS / OTHERS);
          const answer = await fetch(url + PATH, { headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } });
          if (answer.ok) others += 1;
          await answer.arrayBuffer();
        }
      });
      rounds.push({ alone, floods: { [CROWD]: crowd, [ONE]: one }, others });
    }
    print(rounds);
  });
}

function print(rounds: readonly Round[]): void {
  const say = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const others = rounds.reduce((sum, round) => sum + round.others, 0);
  let passed = others === OTHERS * ROUNDS;
  const row = (name: string, timesOf: (round: Round) => readonly number[], bar?: number) => {
    const middle = (of: (round: Round) => number) => percentile(rounds.map(of), 0.5);
    const p99 = (times: readonly number[]) => percentile(times, 0.99);
    const ratio = middle((round) => p99(timesOf(round)) / p99(round.alone.accepted));
    if (bar !== undefined && !(ratio <= bar)) passed = false;
    const count = rounds.reduce((sum, round) => sum + timesOf(round).length, 0);
    const times = [middle((round) => percentile(timesOf(round), 0.5)), middle((round) => p99(timesOf(round)))];
    const beside = bar === undefined ? '–' : `${ratio.toFixed(1)} of ${bar}`;
    say(name, String(count), ...times.map((time) => time.toFixed(1)), beside);
  };
  say('requests', 'number', 'median, ms', 'p99, ms', 'p99 / p99 of one connection');
  say(...Array<string>(5).fill('---'));
  row('one connection', ({ alone }) => alone.accepted);
  for (const name of [CROWD, ONE]) {
    const of = ({ floods }: Round) => floods[name] as FloodReport;
    row(`${name}: let in`, (round) => of(round).accepted, MAX_ACCEPTED);
    row(`${name}: turned away`, (round) => of(round).shed, MAX_SHED);
    const rest = rounds.flatMap((round) => Object.entries(of(round).other));
    if (rest.length > 0) passed = false;
    for (const [status, count] of rest) say(`${name}: ${status}`, String(count), '–', '–', '–');
  }
  process.stdout.write(`\nanother client beside the one: ${others} of ${OTHERS * ROUNDS} answered\n`);
  if (!passed) {
    process.exitCode = 1;
    process.stdout.write('OVER\n');
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
