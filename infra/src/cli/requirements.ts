import { type Command, runOne } from './commandLine.ts';
import { readLibrary } from './references.ts';
import { unnamedRequirements } from './unnamedRequirements.ts';
import { ROOT } from './workspace.ts';

const REQUIREMENTS: Command = {
  args: '',
  about: "Which requirements stand in no test's title and in no decision. Fails over one.",
  options: {},
  takes: (count) => count === 0,
  async run() {
    const { required, unnamed } = unnamedRequirements(readLibrary(ROOT));
    if (unnamed.length > 0) process.exitCode = 1;
    return {
      lines: [...unnamed, `${unnamed.length} of ${required} requirements are named by no test and no decision.`],
      json: { required, unnamed },
    };
  },
};

/** `agence requirements`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence requirements', REQUIREMENTS, args);
}
