import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import { getDotPath, safeParse } from 'valibot';
import { isSourceMap } from '../build/sourceMaps.ts';
import { checkFragment } from './checkFragment.ts';
import { refusalBySite } from './contractFit.ts';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';
import { SIGNATURE_FILE } from './signatureFile.ts';
import { verifiedFile } from './verifiedFile.ts';

/** As {@link checkFolder}, and that the release can be part of a site of this version. @throws RegistryError likewise */
export async function validateRelease(folder: string): Promise<Release> {
  const refusal = refusalBySite(await readRelease(folder));
  if (refusal) throw new RegistryError('contract_unsupported', refusal);
  return checkFolder(folder);
}

/**
 * Checks a release folder by itself: shape, every file's hash and size, nothing missing, nothing unlisted, safe and complete
 * prerendered pages.
 *
 * @throws RegistryError with what to change
 */
export async function checkFolder(folder: string): Promise<Release> {
  const release = await readRelease(folder);
  await checkFiles(folder, release);
  for (const [path, file] of Object.entries(release.fragments)) {
    checkFragment(release.name, path, await readFile(join(folder, file), 'utf8'));
  }
  return release;
}

/** @throws RegistryError `release_missing`, `release_invalid` */
export async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RegistryError('release_missing', `${folder} holds no release.json; build the release first.`);
  });
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    throw new RegistryError('release_invalid', `${file} is not readable: ${(error as Error).message}.`);
  }
  const parsed = safeParse(releaseSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryError('release_invalid', `${file}: ${getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}.`);
}

async function checkFiles(folder: string, release: Release): Promise<void> {
  for (const path of Object.keys(release.files)) await verifiedFile(folder, release, path);
  const named = [
    release.entry,
    release.server,
    ...release.modules,
    ...release.routes.flatMap(({ modules }) => modules),
  ];
  for (const path of [...named, ...Object.values(release.fragments), ...Object.values(release.publicFiles)]) {
    if (!Object.hasOwn(release.files, path))
      throw new RegistryError('file_missing', `${release.name} names ${path} but does not list it.`);
  }
  for (const [address, file] of Object.entries(release.publicFiles)) {
    const { hash } = pictureAt(address) ?? {};
    const [, digest = ''] = /^sha256-(.+)/.exec(release.files[file]?.integrity ?? '') ?? [];
    if (hash && !Buffer.from(digest, 'base64').toString('hex').startsWith(hash))
      throw new RegistryError('file_tampered', `${release.name}: ${address} is not the picture that its name says.`);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const isBeside = path === 'release.json' || path === SIGNATURE_FILE || (entry.isFile() && isSourceMap(path));
    if (!isBeside && !Object.hasOwn(release.files, path)) {
      throw new RegistryError('file_unlisted', `${release.name}: ${path} is in the folder but not in release.json.`);
    }
  }
}
