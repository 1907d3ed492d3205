import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildMode } from '../build/viteConfig.ts';
import { activate } from '../registry/activate.ts';
import { ensureStore } from '../registry/ensureStore.ts';
import { historyOf, START, standingDecision } from '../registry/history.ts';
import { publish } from '../registry/publish.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { renew } from '../registry/renew.ts';
import { told } from '../registry/told.ts';
import { isWhole } from '../registry/wholeRelease.ts';
import { RELEASES, type ReleaseName, ROOT, sourceFolder } from './workspace.ts';

/** What every release is made with: a change there builds all of them again. */
export const COMMON_SOURCES = ['shared-contracts/src', 'infra/src/build', 'package-lock.json'];

/**
 * Builds and publishes every release whose sources have changed since the last time, and makes them what visitors get, except
 * where a person has decided otherwise.
 *
 * @param say receives a line per release
 */
export async function releaseAll(dataDir: string, say: (line: string) => void): Promise<void> {
  await publishChanged(dataDir, say, RELEASES);
  await showBuilt(dataDir, say, RELEASES);
}

/**
 * Makes what was built last what visitors get, in one flip: a new contract may need all of it at once. What a person has
 * promoted, rolled back, withdrawn or locked stays as it is. Where the new releases do not go together the site stays too.
 *
 * @param say receives a line where something stays
 */
export async function showBuilt(
  dataDir: string,
  say: (line: string) => void,
  releases: readonly ReleaseName[],
): Promise<void> {
  const { remotes, revision } = await readRegistry(dataDir);
  const stays = (error: Error) => {
    if (!(error instanceof RegistryError)) throw error;
    say(`The site stays as it was: ${error.message}`);
  };
  const history = await historyOf(dataDir).catch(stays);
  // Without it nobody knows what a person has decided.
  if (!history) return;
  const versions: Record<string, string> = {};
  for (const name of releases) {
    const { version } = await recordOf(dataDir, name);
    const entry = remotes[name];
    const known = version ? entry?.versions[version] : undefined;
    if (!entry || !version || !known || known.withdrawn || entry.active === version) continue;
    const decision = standingDecision(history, name, entry.locked !== undefined, version);
    if (decision) {
      const stays = entry.active ? `stays at ${entry.active}` : 'stays out of the site';
      say(
        `${name} ${stays}, as ${told(decision)}; here is also ${version}: agence registry promote ${name} ${version}`,
      );
    } else versions[name] = version;
  }
  await activate(dataDir, { versions, by: START, expected: revision }).catch(stays);
}

/**
 * Builds and publishes every release whose sources have changed since the last time.
 *
 * @param say receives a line per release
 * @param mode `development` is for `agence dev` alone: uncompressed, and built into the data folder instead of `dist`
 */
export async function publishChanged(
  dataDir: string,
  say: (line: string) => void,
  releases: readonly ReleaseName[],
  mode: BuildMode = 'production',
): Promise<void> {
  await ensureStore(dataDir);
  await renew(dataDir);
  const common = await hashOf(COMMON_SOURCES.map((path) => join(ROOT, path)));
  for (const name of releases) {
    const hash = createHash('sha256')
      .update(common)
      .update(process.env.AGENCE_DRAFTS ?? '')
      .update(mode)
      .update(await hashOf([sourceFolder(name)]))
      .digest('hex');
    if (await isCurrent(dataDir, name, hash)) continue;
    const started = performance.now();
    const dist = await distOf(dataDir, name, mode);
    // Who has nothing to build does without the bundler: it takes half a second, and memory for good.
    const { buildRelease } = await import('../build/buildRelease.ts');
    const { version } = await buildRelease(sourceFolder(name), { mode, dist });
    await publish(dataDir, dist, { by: START, compressed: mode === 'production' });
    await mkdir(join(dataDir, 'builds'), { recursive: true });
    await writeFile(join(dataDir, 'builds', name), `${hash} ${version}`);
    say(`${name} ${version} built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Where it is built: beside its sources, unless they are somebody else's, or it is for development alone. */
async function distOf(dataDir: string, name: ReleaseName, mode: BuildMode): Promise<string> {
  const beside = join(sourceFolder(name), 'dist');
  const isOurs = async (folder: string) =>
    access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
  const mayBuild = (await isOurs(sourceFolder(name))) && (!existsSync(beside) || (await isOurs(beside)));
  return mode === 'production' && mayBuild ? beside : join(dataDir, 'dist', name);
}

/** Whether the sources with this hash are built and published already. */
async function isCurrent(dataDir: string, name: ReleaseName, hash: string): Promise<boolean> {
  const { builtFrom, version } = await recordOf(dataDir, name);
  if (!version || builtFrom !== hash) return false;
  const known = (await readRegistry(dataDir)).remotes[name]?.versions[version];
  if (known?.withdrawn) return true;
  return known !== undefined && (await isWhole(releaseFolder(dataDir, name, version), known.manifest));
}

/** What was built here last, and from sources with which hash. */
async function recordOf(dataDir: string, name: ReleaseName) {
  const text = await readFile(join(dataDir, 'builds', name), 'utf8').catch(() => '');
  const [builtFrom, version] = text.split(' ');
  return { builtFrom, version };
}

/** Hash over names and contents of files and folders, without what builds and installs leave there. */
async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(path)) hash.update(relative(ROOT, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const kept = entries.filter(({ name }) => name !== 'dist' && name !== 'node_modules');
  const nested = kept.map((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesOf(child) : [child];
  });
  return (await Promise.all(nested)).flat().sort();
}
