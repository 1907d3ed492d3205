import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, runOne, SAID } from './commandLine.ts';
import { type Outcome, step } from './steps.ts';
import { ROOT } from './workspace.ts';

/**
 * `agence check`: types, lint, format and import rules, and what is unused or undeclared; all at once.
 * One program for all workspaces: ten would read the types of React and of ours ten times.
 *
 * @param changed files from the top of the repository that alone are new: only they are read for lint and format, and where none of
 * them is code nothing else is checked
 */
export function check(changed?: readonly string[]): Promise<Outcome[]> {
  const files = changed?.filter((file) => existsSync(join(ROOT, file)));
  const program = [
    // From the beginning: TypeScript 7.0.2 has kept what it found before, an error that was mended and one that was not there yet.
    () => step('types', 'tsc', ['-p', ROOT, '--incremental', 'false', '--tsBuildInfoFile', 'null']),
    () => step('unused and undeclared code', 'knip', ['--directory', ROOT]),
  ];
  const lint = () =>
    step('lint, format and import rules', 'biome', [
      'ci',
      '--colors=off',
      '--no-errors-on-unmatched',
      ...(files ?? [ROOT]),
    ]);
  const isCode = changed?.some((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)) ?? true;
  const checks = [...(files?.length === 0 ? [] : [lint]), ...(isCode ? program : [])];
  return Promise.all(checks.map((begin) => begin()));
}

const CHECK: Command = {
  args: '',
  about: 'Types, lint, format and import rules, and what is unused or undeclared, alone.',
  options: {},
  takes: (count) => count === 0,
  async run() {
    if ((await check()).some(({ failed }) => failed > 0)) process.exitCode = 1;
    return SAID;
  },
};

/** `agence check`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence check', CHECK, args);
}
