import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildRelease } from '../build/buildRelease.ts';
import { type LiveSite, type Part, withRelease } from '../gate/liveSite.ts';
import { readLiveSite } from '../gate/readLiveSite.ts';
import { activate } from '../registry/activate.ts';
import { ensureStore } from '../registry/ensureStore.ts';
import { publish } from '../registry/publish.ts';
import { checkFolder } from '../registry/validateRelease.ts';
import { touchedBy } from './changed.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { remoteReport } from './remoteReport.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { CACHE, type Outcome, suite } from './steps.ts';
import { DATA_DIR, namedReleases, type ReleaseName, ROOT, sourceFolder } from './workspace.ts';

const REPORT = join(CACHE, 'remote-report.md');

const TEST_REMOTE: Command = {
  args: '<remote or folder> [--site <address or store>] [<browser test> …]',
  about:
    'Unit, contract and browser tests of what one remote can touch, with the remote as it is in this folder and all others as the site has ' +
    'them; of a remote elsewhere, whose built release is named by its folder, all browser tests. With parts of their paths only some of ' +
    'these. The report stands in the cache, and in the summary of CI.',
  options: {
    site: { type: 'string', value: 'address or store', about: 'where the others are taken from; AGENCE_SITE' },
  },
  takes: (count) => count > 0,
  async run({ positionals: [named = '', ...browserTests], text }) {
    await testRemote(named, browserTests, text('site'));
    return SAID;
  },
};

/** `agence test-remote`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence test-remote', TEST_REMOTE, args);
}

/**
 * Tries one remote, of this repository or built elsewhere, with all others as the site has them.
 *
 * @throws UsageError for a remote that there is not, RegistryError for a damaged release, Error where there is no site to take the others from
 */
async function testRemote(named: string, browserTests: readonly string[], asked: string | undefined): Promise<void> {
  const { own, units, browser } = existsSync(join(named, 'release.json'))
    ? await builtElsewhere(resolve(named))
    : await builtHere(named);
  const { AGENCE_SITE, AGENCE_STORE } = process.env;
  const site = await readLiveSite(asked ?? (AGENCE_SITE || AGENCE_STORE || DATA_DIR));
  const parts = withRelease(site.active, own);
  process.env.E2E_STORE = await storeOfParts(parts, site.teams);

  const runUnits = ['run', '--root', ROOT, ...(units ?? [])];
  const runBrowser = ['test', '--config', join(ROOT, 'e2e'), ...(browserTests.length > 0 ? browserTests : browser)];
  const outcomes: Outcome[] = [
    ...(units ? [await suite('unit and contract tests', 'vitest', runUnits, 'vitest.json', readVitest)] : []),
    await suite('composition and journeys', 'playwright', runBrowser, 'playwright.json', readPlaywright),
  ];
  const report = remoteReport(
    own.release,
    parts.map((part) => part.release),
    outcomes,
  );
  await writeFile(REPORT, report);
  if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, report);
  process.stdout.write(`\n${report}\nThe report: ${REPORT}\n`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/** What is tried, and by which tests; without `units` these are run where the remote is written. */
interface Trial {
  readonly own: Part;
  readonly units?: readonly string[];
  readonly browser: readonly string[];
}

async function builtHere(named: string): Promise<Trial> {
  const [name] = namedReleases([named]) as [ReleaseName];
  const release = await buildRelease(sourceFolder(name));
  const { units = [], browser = [] } = touchedBy([`${name}/package.json`]) ?? {};
  return { own: { release, folder: join(sourceFolder(name), 'dist') }, units, browser };
}

async function builtElsewhere(folder: string): Promise<Trial> {
  return { own: { release: await checkFolder(folder), folder }, browser: [] };
}

/** A store of its own with exactly these releases. @returns its folder */
async function storeOfParts(parts: readonly Part[], teams: LiveSite['teams']): Promise<string> {
  const dataDir = join(CACHE, 'remote-site');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  // What somebody owns is the site's to say; whose keys are good is this store's own.
  await ensureStore(
    dataDir,
    Object.fromEntries(Object.entries(teams).map(([team, { keys: _, retired: __, ...claims }]) => [team, claims])),
  );
  for (const { release, folder } of parts) {
    // In a store stand compressed files beside those of the release.
    const clean = join(dataDir, 'clean', release.name);
    const listed = new Set(['release.json', ...Object.keys(release.files)].map((file) => join(folder, file)));
    const filter = async (path: string) => listed.has(path) || (await stat(path)).isDirectory();
    await cp(folder, clean, { recursive: true, filter });
    await publish(dataDir, clean);
  }
  await rm(join(dataDir, 'clean'), { recursive: true });
  const versions = Object.fromEntries(parts.map(({ release }) => [release.name, release.version]));
  await activate(dataDir, { versions, by: 'test-remote' });
  return dataDir;
}
