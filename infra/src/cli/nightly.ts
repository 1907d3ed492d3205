import { mkdir } from 'node:fs/promises';
import { runPopularBench } from '../../bench/scale/popularBench.ts';
import { runScaleBench } from '../../bench/scale/scaleBench.ts';
import { runSoakBench } from '../../bench/soakBench.ts';
import { runSocketsBench } from '../../bench/socketsBench.ts';
import { tryMachines } from '../machines/tryMachines.ts';
import { tryUpgrades } from '../machines/tryUpgrades.ts';
import { run as mutate } from '../mutation/mutate.ts';
import { provideBrowsers } from './browsers.ts';
import { check } from './check.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { nginxPath } from './nginxConfig.ts';
import { CACHE } from './steps.ts';
import { browserTests, buildSite, tell, units } from './test.ts';
import { journeys } from './testBrowsers.ts';
import { run as testNginx } from './testNginx.ts';
import { run as testWorkerd } from './testWorkerd.ts';
import { UsageError } from './UsageError.ts';

/** An hour of it is run by hand. */
const SOAK_MINUTES = 10;

/** Each runs alone; what a change touches is run by whoever makes it. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  checks: async () => tell(await check()),
  units: async () => tell([await units()]),
  site: () => inBrowser('e2e/(?:composition|counting|journeys)/'),
  long: () => inBrowser('e2e/nightly/'),
  engines: async () => tell([await journeys(await provideBrowsers())]),
  async nginx() {
    if (nginxPath()) await testNginx([]);
    else process.stdout.write('\nNot tried behind nginx: it is not installed.\n');
  },
  workerd: () => testWorkerd([]),
  machines: tryMachines,
  upgrades: tryUpgrades,
  sockets: () => runSocketsBench(),
  async scale() {
    await runScaleBench();
    await runPopularBench();
  },
  // Loading Lighthouse takes seconds.
  lighthouse: async () => (await import('./lighthouseByNight.ts')).lighthouseByNight(),
  soak: () => runSoakBench(SOAK_MINUTES),
  mutants: () => mutate([]),
};

const NIGHTLY: Command = {
  args: '[<part> …]',
  about: `All tests and checks at length: everything random, every matrix, every engine. Parts run alone too: ${Object.keys(PARTS).join(', ')}.`,
  options: {},
  takes: () => true,
  async run({ positionals }) {
    await nightly(positionals);
    return SAID;
  },
};

/** `agence nightly`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence nightly', NIGHTLY, args);
}

/**
 * All tests and checks (`checks`, `units`, `site`) with everything random and every matrix at length,
 * what takes minutes or downloads packages (`long`), all journeys in every browser, and without each younger feature those that meet it (`engines`), the
 * composition tests behind nginx where it is installed and on workerd, a fresh clone in every situation of a machine and after 30 kills (`machines`),
 * data folders of ten commits upgraded (`upgrades`),
 * a page of each kind in Lighthouse (`lighthouse`), slow and large senders beside sign-in, checkout and pages (`sockets`), every request of a filled database and one popular course (`scale`), ten minutes' soak, and mutants.
 *
 * @throws UsageError for a part that there is not
 */
async function nightly(parts: readonly string[]): Promise<void> {
  const chosen = parts.length > 0 ? parts : Object.keys(PARTS);
  const unknown = chosen.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join()}; there are ${Object.keys(PARTS).join()}.`);
  Object.assign(process.env, { NIGHTLY: '1', BROWSERS: 'met' });
  await mkdir(CACHE, { recursive: true });
  const took: string[] = [];
  for (const part of chosen) {
    process.stdout.write(`\n— ${part}\n`);
    const start = performance.now();
    await PARTS[part]?.();
    took.push(`${((performance.now() - start) / 60_000).toFixed(1).padStart(8)} min  ${part}\n`);
  }
  process.stdout.write(`\nHow long each part took\n${took.join('')}`);
}

async function inBrowser(path: string): Promise<void> {
  await provideBrowsers();
  await buildSite();
  tell([await browserTests([path])]);
}
