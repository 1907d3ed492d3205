import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildRelease } from '../build/buildRelease.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { promote, publish } from '../registry/releaseStore.ts';
import { RELEASES, type ReleaseName, ROOT, sourceFolder } from './workspace.ts';

/** What every release is made with: a change there builds all of them again. */
const COMMON_SOURCES = ['shared-contracts/src', 'infra/src/build', 'package-lock.json'];

/**
 * Builds, publishes and promotes every release whose sources have changed since the last time.
 *
 * @param say receives a line per release
 */
export async function releaseAll(
  dataDir: string,
  say: (line: string) => void,
  releases: readonly ReleaseName[] = RELEASES,
): Promise<void> {
  const common = await hashOf(COMMON_SOURCES.map((path) => join(ROOT, path)));
  for (const name of releases) {
    const hash = createHash('sha256')
      .update(common)
      .update(process.env.AGENCE_DRAFTS ?? '')
      .update(await hashOf([sourceFolder(name)]))
      .digest('hex');
    if (await isCurrent(dataDir, name, hash)) continue;
    const started = performance.now();
    const { version } = await buildRelease(sourceFolder(name));
    await publish(dataDir, join(sourceFolder(name), 'dist'));
    await promote(dataDir, name, version);
    await mkdir(join(dataDir, 'builds'), { recursive: true });
    await writeFile(join(dataDir, 'builds', name), `${hash} ${version}`);
    say(`${name} ${version} built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Whether the sources with this hash are what visitors get already. */
async function isCurrent(dataDir: string, name: ReleaseName, hash: string): Promise<boolean> {
  const record = join(dataDir, 'builds', name);
  if (!existsSync(record)) return false;
  const [builtFrom, version] = (await readFile(record, 'utf8')).split(' ');
  const { remotes } = await readRegistry(dataDir);
  return builtFrom === hash && remotes[name]?.active === version;
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
