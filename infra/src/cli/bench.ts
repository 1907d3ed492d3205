import { runCatalogueBench } from '../bench/catalogueBench.ts';
import { runBench } from '../bench/runBench.ts';

/**
 * `agence bench [runs]`: measures the composed site beside static HTML and a build-time composition, in one run, then the
 * catalogue's queries on 100 000 courses; `agence bench catalogue` those alone.
 */
export async function run([runs = '5']: readonly string[]): Promise<void> {
  if (runs !== 'catalogue') await runBench(Number(runs));
  await runCatalogueBench();
}
