import { runCatalogueBench } from '../bench/catalogueBench.ts';
import { runBench } from '../bench/runBench.ts';
import { runScrollBench } from '../bench/scrollBench.ts';
import { runSearchBench } from '../bench/searchBench.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  catalogue: runCatalogueBench,
  scroll: runScrollBench,
  search: runSearchBench,
};

/**
 * `agence bench [runs]`: measures the composed site beside static HTML and a build-time composition, in one run, then
 * the catalogue's queries and searches on 100 000 courses and its scrolling; `agence bench catalogue|scroll|search` one part
 * alone.
 */
export async function run([part = '5']: readonly string[]): Promise<void> {
  const chosen = PARTS[part];
  if (chosen) return chosen();
  await runBench(Number(part));
  for (const measure of Object.values(PARTS)) await measure();
}
