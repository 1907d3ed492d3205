import { acceptReport, reportProblems } from '../contract/contractReport.ts';
import { type Command, runCommandLine, SAID } from './commandLine.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    args: '',
    about: 'Whether shared-contracts/api describes the contract as it is.',
    options: {},
    takes: (count) => count === 0,
    async run() {
      const problems = await reportProblems();
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return SAID;
    },
  },
  accept: {
    args: '',
    about: 'Writes it anew; refuses a change without a new minor, and a breaking one without a new major.',
    options: {},
    takes: (count) => count === 0,
    async run() {
      const version = await acceptReport();
      return { lines: [`shared-contracts/api describes ${version}`], json: { version } };
    },
  },
};

/** `agence contract …`: the report of the contract's public surface. */
export function run(args: readonly string[]): Promise<void> {
  return runCommandLine('agence contract', COMMANDS, args);
}
