import { type Outcome, step } from './steps.ts';
import { ROOT } from './workspace.ts';

/**
 * `agence check`: types, lint, format and import rules, and what is unused or undeclared; all at once.
 * One program for all workspaces: ten would read the types of React and of ours ten times.
 */
export function check(): Promise<Outcome[]> {
  return Promise.all([
    step('types', 'tsc', ['-p', ROOT]),
    step('lint, format and import rules', 'biome', ['ci', ROOT]),
    step('unused and undeclared code', 'knip', ['--directory', ROOT]),
  ]);
}

export async function run(): Promise<void> {
  if ((await check()).some(({ failed }) => failed > 0)) process.exitCode = 1;
}
