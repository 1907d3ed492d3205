import { createHash } from 'node:crypto';
import { releaseSchema } from '@agence/shared-contracts/remote/release';
import { unpackTar } from 'modern-tar';
import { safeParse } from 'valibot';
import { parseJson } from '../registry/json.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { assertListed } from '../registry/verifiedFile.ts';
import { assertCompressed, COMPRESSIONS } from '../registry/wholeRelease.ts';
import { mayStandIn, type PublishedVersion } from '../store/versionArchive.ts';

/**
 * The files of a version out of its archive, if it is what was published and nothing else.
 *
 * @throws RegistryError `release_missing`, `file_missing`, `file_tampered`
 */
export async function verifiedArchive(
  { name, version, manifest }: PublishedVersion,
  archive: Uint8Array | undefined,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (!archive) throw new RegistryError('release_missing', `The store has no ${name} ${version}.`);
  const tampered = () =>
    new RegistryError('file_tampered', `${name} ${version} is not in the store as it was published.`);
  const entries = await unpackTar(archive, { strict: true });
  const files = new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
  const text = Buffer.from(files.get('release.json') ?? []);
  if (`sha384-${createHash('sha384').update(text).digest('base64')}` !== manifest) throw tampered();
  const parsed = safeParse(releaseSchema, parseJson(text.toString()));
  if (!parsed.success) throw tampered();
  const release = parsed.output;
  if (entries.some(({ header }) => header.type !== 'file' || !mayStandIn(release, header.name))) throw tampered();
  for (const [file, { bytes }] of Object.entries(release.files)) {
    assertListed(release, file, Buffer.from(files.get(file) ?? []));
    for (const ending of COMPRESSIONS) {
      const packed = files.get(`${file}.${ending}`);
      if (packed) await assertCompressed(release, { file, bytes, ending }, packed);
    }
  }
  return files;
}
