import { type Command, runOne } from '../cli/commandLine.ts';
import { bundleWorkers } from './bundleWorkers.ts';

const WORKERS: Command = {
  args: '<folder>',
  about: 'Writes what workerd serves the site with.',
  options: {},
  takes: (count) => count === 1,
  async run({ positionals: [folder = ''] }) {
    await bundleWorkers(folder);
    return { lines: [`workerd serve --experimental ${folder}/site.capnp`], json: { config: `${folder}/site.capnp` } };
  },
};

/** `agence workers`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence workers', WORKERS, args);
}
