import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@agence/shared-contracts/remote/release';
import { contentVersion } from '../build/contentVersion.ts';
import { change } from './change.ts';
import { publicKeyOf } from './keys.ts';
import { ownershipRefusals } from './ownership.ts';
import { RegistryError } from './RegistryError.ts';
import { type Registry, readRegistry } from './registryFile.ts';
import { manifestHash, releaseFolder } from './releaseStore.ts';
import { rootKeyOf } from './rootKey.ts';
import { signRelease, verifiedBy } from './signature.ts';
import { SIGNATURE_FILE } from './signatureFile.ts';
import { holderOf, readRoot, type Team, type Teams, teamOfRemote } from './teams.ts';
import { temporaryOf } from './temporary.ts';
import { validateRelease } from './validateRelease.ts';
import { isWhole } from './wholeRelease.ts';

const COMPRESSIBLE = /\.(?:m?js|css|svg|json|txt|xml|html|webmanifest)$/;

export interface PublishOptions {
  /** A private key of the team whose release it is; what is signed already needs none. */
  readonly key?: string | undefined;
  /** Who publishes, where that is not the holder of the key. */
  readonly by?: string | undefined;
  /** Whether its files are compressed as far as they can be, which takes longer than building them. */
  readonly compressed?: boolean;
}

/**
 * Checks a built release and copies it to the store, signed by its team, where it never changes again. Visitors do not see
 * it before it is promoted. Publishing the same version again changes nothing, or mends what is damaged in the store.
 *
 * @throws RegistryError when the release does not fit, is not its team's, or its version has other bytes
 */
export async function publish(dataDir: string, folder: string, options: PublishOptions = {}): Promise<Release> {
  const { teams } = await readRoot(dataDir);
  const release = await validateRelease(folder);
  const { name, version } = release;
  const actual = contentVersion(release);
  if (actual !== version) {
    throw new RegistryError(
      'version_wrong',
      `${name} calls itself ${version}, and its content ${actual}; build again.`,
    );
  }
  const [refusal] = ownershipRefusals(release, teams);
  if (refusal) throw new RegistryError('not_owner', refusal);
  const target = releaseFolder(dataDir, name, version);
  const manifest = await manifestHash(folder);
  if (isKnown(await readRegistry(dataDir), release, manifest) && (await isWhole(target, manifest))) {
    // Who published it may have been interrupted right after.
    await change(dataDir, { by: '' }, () => undefined);
    return release;
  }

  const temporary = temporaryOf(target);
  try {
    await mkdir(dirname(target), { recursive: true });
    await cp(folder, temporary, { recursive: true });
    const key =
      options.key ?? (existsSync(join(folder, SIGNATURE_FILE)) ? undefined : await siteKeyOf(dataDir, name, teams));
    if (key) await signRelease(temporary, key);
    const signer = await verifiedBy(temporary, teams);
    if (options.compressed ?? true) await compress(temporary, release);
    await change(dataDir, { by: options.by ?? holderOf(signer.key, teams) }, async (registry) => {
      const entry = registry.remotes[name] ?? { active: '', history: [], versions: {} };
      const isMended = isKnown(registry, release, manifest);
      if (isMended && (await isWhole(target, manifest))) return undefined;
      // Where another machine was first this is done again.
      if (existsSync(temporary)) {
        await rm(target, { recursive: true, force: true });
        await rename(temporary, target);
      }
      const published = entry.versions[version] ?? { manifest, publishedAt: new Date().toISOString() };
      const versions = { ...entry.versions, [version]: published };
      return {
        action: 'publish',
        remotes: { ...registry.remotes, [name]: { ...entry, versions } },
        changes: [{ remote: name, from: isMended ? version : null, to: version }],
      };
    });
    return release;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Whether this very release is published. @throws RegistryError `version_taken`, `version_withdrawn` */
function isKnown({ remotes }: Registry, { name, version }: Release, manifest: string): boolean {
  const known = remotes[name]?.versions[version];
  if (!known) return false;
  if (known.withdrawn) throw new RegistryError('version_withdrawn', `${name} ${version} was withdrawn; build another.`);
  if (known.manifest === manifest) return true;
  throw new RegistryError('version_taken', `${name} ${version} is taken by other bytes; build again.`);
}

/** The site's own key, where it speaks for the team of a remote: in evaluation, for what the repository builds. */
async function siteKeyOf(dataDir: string, name: string, teams: Teams): Promise<string | undefined> {
  const key = await rootKeyOf(dataDir);
  const team = teams[teamOfRemote(name, teams) as string] as Team;
  return key && team.keys.includes(publicKeyOf(key)) ? key : undefined;
}

/** Compresses what browsers fetch once and for all, so that no request waits for it. */
async function compress(folder: string, release: Release): Promise<void> {
  const files = Object.keys(release.files).filter(
    (path) => COMPRESSIBLE.test(path) && !/^(?:server|fragments)\//.test(path),
  );
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(join(folder, path));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(folder, `${path}.br`), await promisify(brotliCompress)(content, { params }));
      await writeFile(join(folder, `${path}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
