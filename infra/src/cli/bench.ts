import { runCatalogueBench } from '../../bench/catalogueBench.ts';
import { runComposedBench } from '../../bench/composedBench.ts';
import { runOverloadBench } from '../../bench/overloadBench.ts';
import { runRatesBench } from '../../bench/ratesBench.ts';
import { runBadReleasesBench } from '../../bench/releases/badReleasesBench.ts';
import { runFlipsBench } from '../../bench/releases/flipsBench.ts';
import { runMemoryBench } from '../../bench/releases/memoryBench.ts';
import { runRestartsBench } from '../../bench/restartsBench.ts';
import { runBench } from '../../bench/runBench.ts';
import { runScrollBench } from '../../bench/scrollBench.ts';
import { runSearchBench } from '../../bench/searchBench.ts';
import { runServingMemoryBench } from '../../bench/servingMemoryBench.ts';
import { runSoakBench } from '../../bench/soakBench.ts';
import { runSocketsBench } from '../../bench/socketsBench.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  catalogue: runCatalogueBench,
  scroll: runScrollBench,
  search: runSearchBench,
  sockets: runSocketsBench,
  overload: runOverloadBench,
  rates: runRatesBench,
};

/** Proofs of what is promised in production. */
const PRODUCTION_PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  composed: runComposedBench,
  restarts: runRestartsBench,
  memory: runServingMemoryBench,
};

/** Proofs of what is promised to independent teams. */
const RELEASE_PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  bad: runBadReleasesBench,
  flips: runFlipsBench,
  memory: runMemoryBench,
};

/**
 * `agence bench [runs]`: measures the composed site beside static HTML and a build-time composition, in one run, then
 * the catalogue's queries and searches on 100 000 courses and its scrolling, and what slow and large requests, and too many, do to
 * the others, and how many of a list and a page are answered a second; `agence bench catalogue|scroll|search|sockets|overload|rates` one part alone;
 * `agence bench releases bad|flips|memory` how many bad releases get live, 200 flips under readers and open tabs, memory over
 * 200 promotions; `agence bench composed` processor time of a page beside that of the commit before server halves got processes of their own;
 * `agence bench restarts|memory` page loads while processes of `agence serve` are killed, and memory after a first start;
 * `agence bench soak [minutes]` memory and handles over an hour.
 */
export async function run([part = '5', proof = '']: readonly string[]): Promise<void> {
  const chosen = part === 'releases' ? RELEASE_PROOFS[proof] : { ...PARTS, ...PRODUCTION_PROOFS }[part];
  if (chosen) return chosen();
  if (part === 'soak') return runSoakBench(proof === '' ? undefined : Number(proof));
  await runBench(Number(part));
  for (const measure of Object.values(PARTS)) await measure();
}
