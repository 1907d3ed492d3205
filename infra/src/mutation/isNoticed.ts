import type { Field } from './fields.ts';
import type { Mutant } from './mutantsOf.ts';
import { runTests } from './runTests.ts';

/** What one test may take at first, in milliseconds: a mutant that waits for ever is noticed. */
const LIMIT_MS = 30_000;
/** As long as the tests themselves may take. */
const LONGEST_MS = 120_000;

/** Files of tests that have passed with nothing changed. */
const green = new Set<string>();

/** Whether some test notices a mutant: one of those near it, or else any other that reaches its file. */
export async function isNoticed(mutant: Mutant, { tests }: Field): Promise<boolean> {
  return (await fails(mutant, tests)) || fails(mutant, ['']);
}

/**
 * Whether tests fail because of a mutant, and not without it too. On a busy machine they are late for the others: then they have
 * more time, with the mutant and without.
 *
 * @throws Error where they fail without it though they have time: every mutant would seem noticed
 */
async function fails(mutant: Mutant, tests: readonly string[]): Promise<boolean> {
  const files = [mutant.file];
  let said = '';
  for (let limitMs = LIMIT_MS; limitMs <= LONGEST_MS; limitMs *= 2) {
    const outcome = await runTests({ files, tests, mutant, limitMs });
    if (outcome.pass) return false;
    const { failed } = outcome;
    const isLate = limitMs > LIMIT_MS || failed.length === 0 || outcome.said.includes('timed out in');
    if (!isLate && failed.every((file) => green.has(file))) return true;
    const control = await runTests({ files, tests: failed.length > 0 ? failed : tests, limitMs });
    if (control.pass) {
      for (const file of failed) green.add(file);
      return true;
    }
    said = control.said;
  }
  throw new Error(`Tests fail though nothing is changed:\n${said}`);
}
