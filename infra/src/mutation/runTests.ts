import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../cli/workspace.ts';
import type { Mutant } from './mutantsOf.ts';

/** A mutant that loops for ever ends no test: so many times what one test may take. */
const LIMIT_TIMES = 8;

export interface Run {
  /** Sources whose tests run. */
  readonly files: readonly string[];
  /** Where these tests stand: folders, or single ones. */
  readonly tests: readonly string[];
  /** What is changed; nothing to see whether the tests pass at all. */
  readonly mutant?: Mutant | undefined;
  /** What one test may take, in milliseconds. */
  readonly limitMs: number;
}

export interface Outcome {
  readonly pass: boolean;
  /** Files of tests that do not; none where a mutant never ended. */
  readonly failed: readonly string[];
  readonly said: string;
}

/** Runs the unit tests that reach some sources, in a process of their own: workers would keep what others have changed. */
export async function runTests(run: Run): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'testRunner.ts'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NIGHTLY: '', MUTANT: JSON.stringify(run.mutant ?? null) },
  });
  const timer = run.mutant && setTimeout(() => child.kill('SIGKILL'), LIMIT_TIMES * run.limitMs);
  const outcome = await new Promise<Outcome | undefined>((resolve) => {
    child.once('message', (told) => resolve(told as Outcome)).once('close', () => resolve(undefined));
    child.send(run);
  });
  clearTimeout(timer);
  child.kill('SIGKILL');
  return outcome ?? { pass: false, failed: [], said: 'The tests never ended.' };
}
