import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import { RegistryError } from './RegistryError.ts';

/**
 * A file of a release, as it was built.
 *
 * @param folder of the release
 * @throws RegistryError `file_missing`, also for a link or a file that the release does not list; `file_tampered`
 */
export async function verifiedFile(folder: string, release: Release, file: string): Promise<Buffer> {
  if (!Object.hasOwn(release.files, file))
    throw new RegistryError('file_missing', `${release.name} names ${file} but does not list it.`);
  const stat = await lstat(join(folder, file)).catch(() => undefined);
  if (!stat?.isFile())
    throw new RegistryError('file_missing', `${release.name} lists ${file}, which is not in its folder.`);
  const content = await readFile(join(folder, file));
  assertListed(release, file, content);
  return content;
}

/** @throws RegistryError `file_tampered` when a release lists other bytes under this name */
export function assertListed({ name, files }: Release, file: string, content: Buffer): void {
  const listed = Object.hasOwn(files, file) ? files[file] : undefined;
  const { integrity, bytes } = listed ?? { integrity: '', bytes: 0 };
  const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
  const actual = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
  if (actual === integrity && content.length === bytes) return;
  throw new RegistryError('file_tampered', `${name}: ${file} is not the file that was built.`);
}

/**
 * Checks all that a release's server half may load.
 *
 * @throws RegistryError as {@link verifiedFile} does
 */
export async function verifyServerHalf(folder: string, release: Release): Promise<void> {
  const files = Object.keys(release.files).filter((file) => file.startsWith('server/'));
  await Promise.all([release.server, ...files].map((file) => verifiedFile(folder, release, file)));
}
