import { UsageError } from '../cli/UsageError.ts';
import { bundleWorkers } from './bundleWorkers.ts';

/** `agence workers <folder>`: writes what workerd serves the site with. */
export async function run([folder, ...others]: readonly string[]): Promise<void> {
  if (!folder || others.length > 0) throw new UsageError('Usage: agence workers <folder>');
  await bundleWorkers(folder);
  process.stdout.write(`workerd serve --experimental ${folder}/site.capnp\n`);
}
