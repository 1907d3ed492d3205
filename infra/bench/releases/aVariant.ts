import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import { contentVersion } from '../../src/build/contentVersion.ts';
import { publish } from '../../src/registry/publish.ts';
import { readRegistry } from '../../src/registry/registryFile.ts';
import { releaseFolder } from '../../src/registry/releaseStore.ts';
import { readRelease } from '../../src/registry/validateRelease.ts';

/**
 * Publishes the active release of a remote once more, with a server half and an entry that say who they are: another
 * version to a store, the same pages to a visitor.
 *
 * @param mark what both files end with, as a comment
 * @returns its version
 */
export async function publishVariant(dataDir: string, name: string, mark: string): Promise<string> {
  const { remotes } = await readRegistry(dataDir);
  const stored = releaseFolder(dataDir, name, remotes[name]?.active ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'variant-'));
  try {
    await cp(stored, folder, { recursive: true });
    const release = await readRelease(folder);
    await removeUnlisted(folder, release);
    for (const file of [release.server, release.entry]) {
      const text = `${await readFile(join(folder, file), 'utf8')}\n// ${mark}\n`;
      await writeFile(join(folder, file), text);
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      release.files[file] = { integrity, bytes: Buffer.byteLength(text) };
    }
    const version = contentVersion(release);
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, version }));
    await publish(dataDir, folder, { compressed: false });
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the store has made of a release: its signature, and compressed files. */
async function removeUnlisted(folder: string, release: Release): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isListed = release.files[path.slice(folder.length + 1)] !== undefined;
    if (entry.isFile() && !isListed) await rm(path);
  }
}
