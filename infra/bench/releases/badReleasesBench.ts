import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseAll } from '../../src/cli/releaseAll.ts';
import { ROOT } from '../../src/cli/workspace.ts';
import { gateBrowser } from '../../src/gate/browser.ts';
import { BAD_RELEASES } from '../../src/gate/corpus/badReleases.ts';
import { goodRelease, TEAM } from '../../src/gate/corpus/goodRelease.ts';
import { tryRelease } from '../../src/gate/corpus/tryRelease.ts';
import { siteOfStore } from '../../src/gate/liveSite.ts';
import { isOpen, runGate } from '../../src/gate/runGate.ts';
import { activate } from '../../src/registry/activate.ts';
import { newKey } from '../../src/registry/keys.ts';
import { publish } from '../../src/registry/publish.ts';
import { readRegistry } from '../../src/registry/registryFile.ts';
import { rootKeyOf } from '../../src/registry/rootKey.ts';
import { readRoot } from '../../src/registry/teams.ts';
import { writeRoot } from '../../src/registry/writeRoot.ts';

const FOLDER = join(ROOT, '.cache/bench/bad-releases');
const REMOTE = 'mfe-evenements';

/**
 * Brings every bad release of the corpus before the gate, and those that it lets pass into a store of the whole site. Prints what
 * was said of each, and how many got live.
 *
 * @throws Error when one got live, or a team reads another sentence than it should
 */
export async function runBadReleasesBench(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const store = join(FOLDER, 'site');
  await releaseAll(store, say);
  const { privateKey: key, publicKey } = newKey();
  const root = await readRoot(store);
  const teams = { ...root.teams, evenements: { ...TEAM, keys: [publicKey], retired: [] } };
  await writeRoot(store, { ...root, version: root.version + 1, teams }, await rootKeyOf(store));

  const good = await goodRelease(join(FOLDER, REMOTE));
  const browser = gateBrowser();
  const start = performance.now();
  const report = await runGate(good, { site: await siteOfStore(store), browser });
  say(`\nThe good release: ${isOpen(report) ? 'passes' : 'is refused'} in ${secondsSince(start)} s`);
  const { version } = await publish(store, good, { key });
  await activate(store, { versions: { [REMOTE]: version }, by: 'bench' });

  say('\n| a release with | is refused by | in s | with |\n| --- | --- | --- | --- |');
  let live = 0;
  let wrong = 0;
  for (const [index, bad] of BAD_RELEASES.entries()) {
    const began = performance.now();
    const folder = join(FOLDER, `bad-${index}`);
    const site = await siteOfStore(store);
    const { draft, refusal, isAsExpected } = await tryRelease(bad, folder, { good, key, site, browser });
    const said = refusal?.sentence ?? (await refusedByStore(store, folder, bad.row === 'publish' ? undefined : key));
    const isLive = (await readRegistry(store)).remotes[draft.release.name]?.active === draft.release.version && !said;
    const isRight = bad.row === 'publish' ? !refusal && bad.says.test(said ?? '') : isAsExpected;
    if (isLive) live += 1;
    if (!isRight) wrong += 1;
    const by = refusal?.id ?? (said ? 'publish' : 'NOBODY');
    say(
      `| ${bad.what} | ${by}${isRight ? '' : ' (not as it should be)'} | ${secondsSince(began)} | ${firstLine(said ?? '')} |`,
    );
    await rm(folder, { recursive: true, force: true });
  }
  await browser.close();
  await rm(FOLDER, { recursive: true, force: true });
  say(`\n${live} of ${BAD_RELEASES.length} bad releases live`);
  if (live > 0 || wrong > 0)
    throw new Error(`${live} bad releases got live, ${wrong} were not refused as they should be.`);
}

/** Publishes and promotes what the gate lets pass. @returns why that is refused */
async function refusedByStore(store: string, folder: string, key: string | undefined): Promise<string | undefined> {
  try {
    const { name, version } = await publish(store, folder, { key });
    await activate(store, { versions: { [name]: version }, by: 'bench' });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
const firstLine = (text: string) => (text.split('\n')[0] ?? '').replaceAll('|', '\\|');

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
