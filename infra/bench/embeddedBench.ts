import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';
import { checkout } from './checkout.ts';
import type { Round } from './embeddedBackendProcess.ts';
import { median } from './median.ts';

/** The commit before a worker counted figures. */
const BEFORE = 'f691877~1';
const ROUNDS = 12;
const COUNT = 25;
/** All acts together may take so many times as much as before. */
const BAR = 1.05;

/**
 * Processor time of what people do on the embedded backend, with what it leaves to the worker, beside that of the commit before a
 * worker counted figures: in one run, by turns. Fails where all of it takes longer than before.
 */
export async function runEmbeddedBench(): Promise<void> {
  const before = start(checkout(BEFORE));
  const now = start(ROOT);
  try {
    const [[acts]] = (await Promise.all([before, now].map((child) => once(child, 'message')))) as [[string[]], unknown];
    process.stdout.write('| act | before, ms of processor | now, ms | × |\n|---|---|---|---|\n');
    const say = (name: string, old: number, own: number) =>
      process.stdout.write(`| ${name} | ${old.toFixed(2)} | ${own.toFixed(2)} | ${(own / old).toFixed(2)} |\n`);
    let [all, ours] = [0, 0];
    for (const act of acts) {
      const times: [number, number][] = [];
      for (let n = 0; n <= ROUNDS; n += 1) times.push([await round(before, act), await round(now, act)]);
      // The first round is a warm-up.
      const [old, own] = [median(times.slice(1).map(([old]) => old)), median(times.slice(1).map(([, own]) => own))];
      say(act, old, own);
      all += old;
      ours += own;
    }
    say('all', all, ours);
    if (ours > all * BAR) process.exitCode = 1;
  } finally {
    for (const child of [before, now]) {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    }
  }
}

const start = (root: string) => fork(join(import.meta.dirname, 'embeddedBackendProcess.ts'), [root]);

async function round(child: ChildProcess, act: string): Promise<number> {
  child.send({ act, count: COUNT } satisfies Round);
  return ((await once(child, 'message')) as [number])[0];
}
