import { join } from 'node:path';
import { packPackages } from '../packing/packPackages.ts';
import { CACHE } from './steps.ts';

/** `agence pack`: the packages that a remote outside this repository installs. */
export async function run(): Promise<void> {
  for (const file of Object.values(await packPackages(join(CACHE, 'packages')))) process.stdout.write(`${file}\n`);
}
