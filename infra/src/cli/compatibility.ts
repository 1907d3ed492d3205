import { makeArchive } from '../compatibility/makeArchive.ts';
import { writeTable } from '../compatibility/table.ts';
import { type Command, runCommandLine, SAID } from './commandLine.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  archive: {
    args: '<tag>',
    about: 'Builds shell and remotes at a tag and keeps them in infra/compatibility.',
    options: {},
    takes: (count) => count === 1,
    async run({ positionals: [tag = ''] }) {
      const archive = await makeArchive(tag);
      return { lines: [archive], json: { archive } };
    },
  },
  table: {
    args: '',
    about: 'Tries every pair and writes docs/compatibility.md.',
    options: {},
    takes: (count) => count === 0,
    async run() {
      await writeTable();
      return SAID;
    },
  },
};

/** `agence compatibility …`: releases of earlier contracts, and how they get on with the present ones. */
export function run(args: readonly string[]): Promise<void> {
  return runCommandLine('agence compatibility', COMMANDS, args);
}
