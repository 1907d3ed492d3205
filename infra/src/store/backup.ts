import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { tar } from '@agence/backend/tar';
import { alone } from '../registry/change.ts';
import { historyOf } from '../registry/history.ts';
import { publicKeyOf } from '../registry/keys.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot } from '../registry/teams.ts';
import { temporaryOf } from '../registry/temporary.ts';
import { wholeRelease } from '../registry/wholeRelease.ts';

/** What of a data folder is the release store's. All else follows from it, is one machine's, or has a backup of its own. */
const PARTS = ['root.json', 'registry.json', 'audit', 'releases', 'config.json', 'keys'];
/** File of a private key → what of `root.json` is its public half. */
const KEYS = { 'keys/root.key': 'rootKey', 'keys/registry.key': 'registryKey' } as const;

/** What a backup holds. */
export interface Backup {
  readonly revision: number;
  readonly releases: number;
  /** Files of private keys. */
  readonly keys: readonly string[];
}

/**
 * Writes releases, registry, history, teams and the keys that stand beside them into one archive, while the site goes on. Only who
 * makes it may read the file (mode 0600): whoever has the keys decides what visitors get.
 *
 * @param archive file to write; it appears when it is complete
 * @throws RegistryError as `readRegistry` and `historyOf` do; BackendError where tar fails
 */
export function backup(dataDir: string, archive: string): Promise<Backup> {
  return alone(dataDir, async () => {
    // Of a shared store the history is here once it was read.
    await historyOf(dataDir, 'any');
    const partial = temporaryOf(resolve(archive));
    try {
      await (await open(partial, 'wx', 0o600)).close();
      const parts = PARTS.filter((part) => existsSync(join(dataDir, part)));
      await tar(['-czf', partial, '--exclude', '*.tmp', '-C', dataDir, ...parts]);
      await rename(partial, resolve(archive));
    } finally {
      await rm(partial, { force: true });
    }
    return contentOf(dataDir);
  });
}

/**
 * Makes a release store from such an archive, if all of it is as it was published and signed. The folder must not hold anything:
 * restoring never overwrites.
 *
 * @throws RegistryError `store_taken`, or what is wrong with the archive; BackendError where tar fails
 */
export async function restore(archive: string, dataDir: string): Promise<Backup> {
  const target = resolve(dataDir);
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new RegistryError(
      'store_taken',
      `${dataDir} is not empty: move it away first, or restore into another folder.`,
    );
  }
  const fresh = await mkdtemp(join(dirname(target), 'restore-'));
  try {
    await tar(['-xzf', resolve(archive), '-C', fresh]);
    await assertWhole(fresh);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
    return await contentOf(target);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** @throws RegistryError where anything is not what it was */
async function assertWhole(dataDir: string): Promise<void> {
  const root = await readRoot(dataDir);
  await historyOf(dataDir, 'any');
  for (const [name, { versions }] of Object.entries((await readRegistry(dataDir, 'any')).remotes)) {
    for (const [version, { manifest, withdrawn }] of Object.entries(versions)) {
      if (!withdrawn) await wholeRelease(releaseFolder(dataDir, name, version), manifest, root.teams);
    }
  }
  for (const [file, half] of Object.entries(KEYS)) {
    const key = await readFile(join(dataDir, file), 'utf8').catch(() => undefined);
    if (key === undefined) continue;
    if (publicKeyOf(key.trim()) !== root[half])
      throw new RegistryError('key_invalid', `${file} is not the key of this store.`);
    await chmod(join(dataDir, file), 0o600);
  }
}

async function contentOf(dataDir: string): Promise<Backup> {
  const { revision, remotes } = await readRegistry(dataDir, 'any');
  const versions = Object.values(remotes).flatMap(({ versions }) => Object.values(versions));
  return {
    revision,
    releases: versions.filter(({ withdrawn }) => !withdrawn).length,
    keys: Object.keys(KEYS).filter((file) => existsSync(join(dataDir, file))),
  };
}
