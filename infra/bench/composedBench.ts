import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';
import { checkout } from './checkout.ts';
import { median } from './median.ts';
import { childrenOf } from './releases/processMemory.ts';

/** The commit before each server half got a process of its own. */
const BEFORE = '32a7618';
/** Composers of each commit that share the load. */
const PROCESSES = 2;
const ROUNDS = 16;
const WARM_UP = 300;
/** Of a second, in which Linux counts the time of a process. */
const TICKS = 100;

interface Subject {
  readonly name: string;
  readonly pages: number;
  /** The n-th address that is asked for. */
  readonly path: (n: number) => string;
  /** How many times as much as before it may be. */
  readonly bar?: number;
}

const SUBJECTS: readonly Subject[] = [
  // What is searched for differs each time, so nothing of it is kept.
  { name: 'composed, the page of a server half', pages: 200, path: (n) => `/blog?q=${n}`, bar: 1.05 },
  // Which no server half has a part in. What it takes more is what every request has got since: an id, its times and limits.
  { name: 'kept', pages: 2_000, path: () => '/blog' },
];

interface Composers {
  readonly name: string;
  readonly urls: readonly string[];
  readonly children: readonly ChildProcess[];
}

/**
 * Processor time of a page, in all processes that have a part in it, beside that of the commit before server halves got processes of
 * their own: in one run, by turns. Fails where it is more than 1.05 times as much.
 */
export async function runComposedBench(): Promise<void> {
  const [before, now] = [await start('before', checkout(BEFORE)), await start('now', ROOT)];
  let asked = 0;
  const round = async ({ urls, children }: Composers, { pages, path }: Subject, count = pages) => {
    const started = await processorTime(children);
    await Promise.all(
      urls.map(async (url) => {
        for (let n = 0; n < count / urls.length; n += 1) {
          asked += 1;
          const answer = await fetch(url + path(asked), { headers: { 'accept-encoding': 'identity' } });
          if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
          await answer.arrayBuffer();
        }
      }),
    );
    return ((await processorTime(children)) - started) / count;
  };
  try {
    process.stdout.write('| page | before, ms of processor | now, ms | × | of at most |\n|---|---|---|---|---|\n');
    for (const subject of SUBJECTS) {
      for (const composers of [before, now]) await round(composers, subject, WARM_UP);
      const times: [number, number][] = [];
      for (let n = 0; n < ROUNDS; n += 1) times.push([await round(before, subject), await round(now, subject)]);
      const [old, own] = [median(times.map(([old]) => old)), median(times.map(([, own]) => own))];
      const { name, bar } = subject;
      process.stdout.write(
        `| ${name} | ${old.toFixed(2)} | ${own.toFixed(2)} | ${(own / old).toFixed(2)} | ${bar ?? '–'} |\n`,
      );
      if (bar !== undefined && own > old * bar) process.exitCode = 1;
    }
  } finally {
    for (const child of [...before.children, ...now.children]) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  }
}

async function start(name: string, root: string): Promise<Composers> {
  const dataDir = join(root, '.cache/bench-releases');
  const run = (...args: string[]) =>
    fork(join(import.meta.dirname, 'composedSiteProcess.ts'), [root, dataDir, ...args]);
  const [code] = await once(run('build'), 'exit');
  if (code !== 0) throw new Error(`The releases of ${root} cannot be built.`);
  const children = Array.from({ length: PROCESSES }, () => run());
  const urls = await Promise.all(children.map(async (child) => ((await once(child, 'message')) as [string])[0]));
  return { name, urls, children };
}

/** Milliseconds that processes and all that they have started have computed for (Linux). */
async function processorTime(children: readonly ChildProcess[]): Promise<number> {
  const own = children.map(({ pid }) => pid as number);
  const all = [...own, ...(await Promise.all(own.map(childrenOf))).flat()];
  const times = await Promise.all(
    all.map(async (pid) => {
      const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}
