import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import { packTar, unpackTar } from 'modern-tar';
import { is } from 'valibot';
import { isSourceMap } from '../build/sourceMaps.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { SIGNATURE_FILE } from '../registry/signatureFile.ts';
import { temporaryOf } from '../registry/temporary.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { isWhole } from '../registry/wholeRelease.ts';
import { type ObjectStore, StoreConflict } from './ObjectStore.ts';

/** Where a published version stands in a shared store: one archive, there as a whole or not at all. */
export const archiveOf = (name: string, version: string) => `releases/${name}/${version}.tar`;

/** @param manifest hash of its release.json */
export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
}

/** Puts a version into a shared store; one that is damaged there is mended. */
export async function upload(dataDir: string, store: ObjectStore, published: PublishedVersion): Promise<void> {
  const path = archiveOf(published.name, published.version);
  const archive = await pack(releaseFolder(dataDir, published.name, published.version));
  try {
    await store.put(path, archive, null);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    const present = await store.read(path);
    const isGood = present && (await unpacked(dataDir, published, present.bytes, async () => true).catch(() => false));
    if (present && !isGood) await store.put(path, archive, present.version);
  }
}

/**
 * Brings a version to a copy, where it appears once it is what was published.
 *
 * @throws RegistryError `release_missing`, `file_tampered`
 */
export async function download(dataDir: string, store: ObjectStore, published: PublishedVersion): Promise<void> {
  const { name, version } = published;
  const archive = await store.read(archiveOf(name, version));
  if (!archive) throw new RegistryError('release_missing', `${store.address} has no ${name} ${version}.`);
  await unpacked(dataDir, published, archive.bytes, (folder) => rename(folder, releaseFolder(dataDir, name, version)));
}

async function pack(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.flatMap((entry) =>
    entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
  );
  return packTar(
    await Promise.all(
      names.sort().map(async (name) => {
        const body = await readFile(join(folder, name));
        return { header: { name, size: body.length, type: 'file' as const, mtime: new Date(0) }, body };
      }),
    ),
  );
}

/** Does something with the folder of an archive, if it holds the version that was published and nothing else. */
async function unpacked<Result>(
  dataDir: string,
  { name, version, manifest }: PublishedVersion,
  archive: Uint8Array,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryOf(releaseFolder(dataDir, name, version));
  try {
    const files = await unpackTar(archive, { strict: true });
    for (const { header, data } of files) {
      const isInside = header.type === 'file' && is(releaseSchema.entries.entry, header.name);
      if (!isInside || !data) throw damaged(name, version);
      await mkdir(dirname(join(folder, header.name)), { recursive: true });
      await writeFile(join(folder, header.name), data, { flag: 'wx' });
    }
    const release = await readRelease(folder);
    const isKnown = files.every(({ header }) => mayStandIn(release, header.name));
    if (!isKnown || !(await isWhole(folder, manifest))) throw damaged(name, version);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Besides what a release lists there are what describes it, source maps and what the store has compressed. */
export function mayStandIn({ files }: Release, name: string): boolean {
  return (
    ['release.json', SIGNATURE_FILE].includes(name) ||
    isSourceMap(name) ||
    Object.hasOwn(files, name.replace(/\.(?:br|gz)$/, '')) ||
    Object.hasOwn(files, name)
  );
}

const damaged = (name: string, version: string) =>
  new RegistryError('file_tampered', `${name} ${version} is not in the shared store as it was published.`);
