import { join } from 'node:path';
import { step } from './steps.ts';
import { DEV_RELEASES, ROOT } from './workspace.ts';

/** `agence check`: types, lint, format and import rules. @returns how many of them hold and do not */
export async function check() {
  const outcomes = [];
  for (const workspace of ['shared-contracts', 'infra', ...DEV_RELEASES, 'e2e']) {
    outcomes.push(await step(`types of ${workspace}`, 'tsc', ['-p', join(ROOT, workspace)]));
  }
  outcomes.push(await step('lint, format and import rules', 'biome', ['ci', ROOT]));
  return outcomes;
}

export async function run(): Promise<void> {
  if ((await check()).some(({ failed }) => failed > 0)) process.exitCode = 1;
}
