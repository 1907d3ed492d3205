import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@agence/shared-contracts/remote/release';
import { RegistryError } from './RegistryError.ts';
import { manifestHash } from './releaseStore.ts';
import { verifiedBy } from './signature.ts';
import type { Teams } from './teams.ts';
import { readRelease } from './validateRelease.ts';
import { assertListed, verifiedFile } from './verifiedFile.ts';

/**
 * A published release, with every file as it was published and signed by its team.
 *
 * @param manifest hash of its release.json, as the registry has it
 * @throws RegistryError `release_missing`, `file_missing`, `file_tampered`, `signature_wrong` and the like
 */
export async function wholeRelease(folder: string, manifest: string, teams: Teams): Promise<Release> {
  const release = await verified(folder, manifest);
  await verifiedBy(folder, teams, 'retired');
  return release;
}

/**
 * The same of one whose files were checked as they came, and of which some lie elsewhere.
 *
 * @throws RegistryError `release_missing`, `file_tampered`, `signature_wrong` and the like
 */
export async function signedRelease(folder: string, manifest: string, teams: Teams): Promise<Release> {
  const release = await described(folder, manifest);
  await verifiedBy(folder, teams, 'retired');
  return release;
}

/** Endings of compressed files, and what opens them. */
const COMPRESSED = { br: promisify(brotliDecompress), gz: promisify(gunzip) };
/** In such steps zlib makes room, workerd's in 40 kB: a limit that is met exactly may stop a sound file. */
const UNPACKED_AT_ONCE = 64 * 1024;
type Compression = keyof typeof COMPRESSED;
export const COMPRESSIONS = Object.keys(COMPRESSED) as readonly Compression[];

/** Whether a published release has all its files. */
export function isWhole(folder: string, manifest: string): Promise<boolean> {
  return verified(folder, manifest).then(
    () => true,
    () => false,
  );
}

/** What a release says of itself, as it was published. */
async function described(folder: string, manifest: string): Promise<Release> {
  const release = await readRelease(folder);
  if ((await manifestHash(folder)) !== manifest) {
    const { name, version } = release;
    throw new RegistryError('file_tampered', `${name} ${version}: release.json has changed since it was published.`);
  }
  return release;
}

async function verified(folder: string, manifest: string): Promise<Release> {
  const release = await described(folder, manifest);
  await Promise.all(
    Object.entries(release.files).flatMap(([file, { bytes }]) => [
      verifiedFile(folder, release, file),
      ...COMPRESSIONS.map((ending) => verifyCompressed(folder, release, { file, bytes, ending })),
    ]),
  );
  return release;
}

/** What the store has made of a file for browsers, if it has. */
async function verifyCompressed(folder: string, release: Release, { file, ...made }: Compressed): Promise<void> {
  const packed = await readFile(join(folder, `${file}.${made.ending}`)).catch(() => undefined);
  if (packed) await assertCompressed(release, { file, ...made }, packed);
}

interface Compressed {
  readonly file: string;
  /** Of the file before, as its release lists it. */
  readonly bytes: number;
  readonly ending: Compression;
}

/** @throws RegistryError `file_tampered` where what the store has made of a file is not that file */
export async function assertCompressed(
  release: Release,
  { file, bytes, ending }: Compressed,
  packed: Uint8Array,
): Promise<void> {
  // Not much more than the file has is unpacked: a few bytes can stand for all memory.
  const content = await COMPRESSED[ending](packed, { maxOutputLength: bytes + UNPACKED_AT_ONCE }).catch(() => {
    throw new RegistryError('file_tampered', `${release.name}: ${file}.${ending} is not what was published.`);
  });
  assertListed(release, file, content);
}
