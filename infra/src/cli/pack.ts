import { join } from 'node:path';
import { packPackages } from '../packing/packPackages.ts';
import { type Command, runOne } from './commandLine.ts';
import { CACHE } from './steps.ts';

const PACK: Command = {
  args: '',
  about: 'Makes the packages that a remote outside this repository installs.',
  options: {},
  takes: (count) => count === 0,
  async run() {
    const packed = await packPackages(join(CACHE, 'packages'));
    return { lines: Object.values(packed), json: packed };
  },
};

/** `agence pack`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence pack', PACK, args);
}
