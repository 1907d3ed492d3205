import type { Outcome, Taken } from './steps.ts';

const SHOWN_FILES = 10;

/** Says where the time went: each step, then the slowest test files. */
export function timesOf(outcomes: readonly Outcome[]): string {
  const files = outcomes.flatMap((outcome) => outcome.files).sort((one, other) => other.seconds - one.seconds);
  return `\nWhere the time went\n${lines(outcomes)}\nSlowest files\n${lines(files.slice(0, SHOWN_FILES))}`;
}

function lines(taken: readonly Taken[]): string {
  return taken.map(({ what, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${what}\n`).join('');
}
