import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { auditFolder } from './history.ts';
import type { Registry } from './registryFile.ts';
import { isLeftOver } from './temporary.ts';

/**
 * Removes what the registry does not know: what an interrupted process has begun, versions that were never listed, are not
 * any more or were withdrawn, and entries of revisions that never were. Only while nobody else changes the store.
 */
export async function sweep(dataDir: string, { revision, remotes }: Registry): Promise<void> {
  for (const file of await namesIn(dataDir)) await removeLeftOver(join(dataDir, file));
  for (const file of await namesIn(auditFolder(dataDir))) {
    const path = join(auditFolder(dataDir), file);
    if (Number.parseInt(file, 10) > revision) await remove(path);
    else await removeLeftOver(path);
  }
  const releases = join(dataDir, 'releases');
  for (const name of await namesIn(releases)) {
    for (const version of await namesIn(join(releases, name))) {
      const path = join(releases, name, version);
      const known = remotes[name]?.versions[version];
      if (version.endsWith('.tmp')) await removeLeftOver(path);
      else if (!known || known.withdrawn) await remove(path);
    }
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);
const remove = (path: string) => rm(path, { recursive: true, force: true });

async function removeLeftOver(path: string): Promise<void> {
  if (await isLeftOver(path)) await remove(path);
}
