import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from './steps.ts';

/** Of a reason that a runner has already told whole. In characters. */
const SHOWN = 2000;

/**
 * The end of `agence test`: why what failed has failed, what has been remarked, and then, since logs that are cut keep
 * their last lines, nothing but the names and the numbers.
 */
export function verdictOn(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return [
    ...failures.filter(({ reason }) => reason).map(told),
    outcomes
      .flatMap(({ remarks = [] }) => remarks)
      .map((remark) => `! ${remark}\n`)
      .join(''),
    namesOf(failures),
    `${sum('passed')} passed, ${sum('failed')} failed\n`,
  ]
    .filter(Boolean)
    .map((part) => `\n${part}`)
    .join('');
}

function told({ name, reason = '' }: Failure): string {
  // In reports the runners' reasons are coloured.
  const plain = stripVTControlCharacters(reason);
  return `✗ ${name}\n${plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain}\n`;
}

/** Each once: a test can fail for several reasons, and at each of several tries. */
function namesOf(failures: readonly Failure[]): string {
  return [...new Set(failures.map(({ name }) => `✗ ${name}\n`))].join('');
}
