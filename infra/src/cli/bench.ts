import { runCatalogueBench } from '../../bench/catalogueBench.ts';
import { runComposedBench } from '../../bench/composedBench.ts';
import { runControlsBench } from '../../bench/controlsBench.ts';
import { runEmbeddedBench } from '../../bench/embeddedBench.ts';
import { runHotBench } from '../../bench/hotBench.ts';
import { runNavigationBench } from '../../bench/navigationBench.ts';
import { runOverloadBench } from '../../bench/overloadBench.ts';
import { runRatesBench } from '../../bench/ratesBench.ts';
import { runBadReleasesBench } from '../../bench/releases/badReleasesBench.ts';
import { runFlipsBench } from '../../bench/releases/flipsBench.ts';
import { runMemoryBench } from '../../bench/releases/memoryBench.ts';
import { runRestartsBench } from '../../bench/restartsBench.ts';
import { runBench } from '../../bench/runBench.ts';
import { runPopularBench } from '../../bench/scale/popularBench.ts';
import { runScaleBench } from '../../bench/scale/scaleBench.ts';
import { runScrollBench } from '../../bench/scrollBench.ts';
import { runSearchBench } from '../../bench/searchBench.ts';
import { runServingMemoryBench } from '../../bench/servingMemoryBench.ts';
import { runSoakBench } from '../../bench/soakBench.ts';
import { runSocketsBench } from '../../bench/socketsBench.ts';
import { runTasksBench } from '../../bench/tasksBench.ts';

import { type Command, runOne, SAID } from './commandLine.ts';
import { UsageError } from './UsageError.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  catalogue: runCatalogueBench,
  scroll: runScrollBench,
  search: runSearchBench,
  sockets: runSocketsBench,
  overload: runOverloadBench,
  rates: runRatesBench,
  navigation: () => runNavigationBench(),
  tasks: runTasksBench,
  controls: runControlsBench,
};

/** Proofs of what is promised in production, and in development. */
const PRODUCTION_PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  composed: runComposedBench,
  hot: runHotBench,
  restarts: runRestartsBench,
  memory: runServingMemoryBench,
  popular: runPopularBench,
  embedded: runEmbeddedBench,
};

/** Proofs of what is promised to independent teams. */
const RELEASE_PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  bad: runBadReleasesBench,
  flips: runFlipsBench,
  memory: runMemoryBench,
};

const BENCH: Command = {
  args: '[<runs> | <part> | releases <proof> | soak [<minutes>] | scale [<people>]]',
  about: [
    'Without a part, or with a number of runs (5): the composed site beside static HTML and a build-time composition, then the parts',
    `${Object.keys(PARTS).join(', ')}, each of which runs alone too.`,
    'composed: processor time of a page beside that of the commit before server halves got processes of their own.',
    'hot: how soon a saved component is on screen under agence dev.',
    'restarts: page loads while processes of agence serve are killed. memory: of all processes, after a first start and a second.',
    'releases bad: how many bad releases get live; flips: 200 under readers and open tabs; memory: over 200 promotions.',
    'scale: what every request of pages and functions takes of a filled PostgreSQL database, of 100,000 people or as many as follow.',
    'embedded: processor time of what people do on the embedded backend, beside that of the commit before a worker counted figures.',
    'popular: looks, first visits, reviews and sales of one course a second.',
    'soak: memory and open files of all processes over an hour, or as many minutes as follow.',
  ].join('\n'),
  options: {},
  takes: (count) => count <= 2,
  async run({ positionals: [part = '5', proof], countAt }) {
    if (part === 'soak') await runSoakBench(countAt(1));
    else if (part === 'scale') await runScaleBench(countAt(1));
    else if (part === 'releases') await named(RELEASE_PROOFS, proof)();
    else if (proof !== undefined) throw new UsageError(`${part} has no part "${proof}".`);
    else if (/^\d+$/.test(part)) {
      await runBench(Number(part));
      for (const measure of Object.values(PARTS)) await measure();
    } else await named({ ...PARTS, ...PRODUCTION_PROOFS }, part)();
    return SAID;
  },
};

/** @throws UsageError where there is none of that name */
function named(parts: Readonly<Record<string, () => Promise<void>>>, name = ''): () => Promise<void> {
  const found = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!found)
    throw new UsageError(
      `There is ${name ? `no "${name}"` : 'something missing'}; there are ${Object.keys(parts).join(', ')}.`,
    );
  return found;
}

/** `agence bench`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence bench', BENCH, args);
}
