import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Command, runOne } from '../cli/commandLine.ts';
import { DATA_DIR } from '../cli/workspace.ts';
import { folderOfStore } from '../store/origin.ts';
import { refresh } from '../store/refresh.ts';
import { traceStack } from './traceStack.ts';

const TRACE: Command = {
  args: '<file> [--store <store>]',
  about:
    'Where in the sources the stack of an error in a browser, or a line of the log, leads, by the source maps of the releases it names. - reads what is typed.',
  options: { store: { type: 'string', value: 'store', about: 'release store; AGENCE_STORE, or that of npm start' } },
  takes: (count) => count === 1,
  async run({ positionals: [file = ''], text: option }) {
    const stack = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
    const folder = folderOfStore(option('store') ?? (process.env.AGENCE_STORE || DATA_DIR));
    await refresh(folder);
    const lines = await traceStack(folder, stack);
    return { lines, json: { lines } };
  },
};

/** `agence trace`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence trace', TRACE, args);
}
