import { runCatalogueBench } from '../bench/catalogueBench.ts';
import { runBench } from '../bench/runBench.ts';
import { runScrollBench } from '../bench/scrollBench.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  catalogue: runCatalogueBench,
  scroll: runScrollBench,
};

/**
 * `agence bench [runs]`: measures the composed site beside static HTML and a build-time composition, in one run, then
 * the catalogue's queries on 100 000 courses and its scrolling; `agence bench catalogue|scroll` one part alone.
 */
export async function run([part = '5']: readonly string[]): Promise<void> {
  const chosen = PARTS[part];
  if (chosen) return chosen();
  await runBench(Number(part));
  for (const measure of Object.values(PARTS)) await measure();
}
