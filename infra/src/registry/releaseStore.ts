import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@agence/shared-contracts/remote/release';
import lockfile from 'proper-lockfile';
import { collision } from './collision.ts';
import { RegistryError } from './RegistryError.ts';
import { type Registry, type RegistryEntry, readRegistry, writeRegistry } from './registryFile.ts';
import { readRelease, validateRelease } from './validateRelease.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/;
/** How many earlier versions stay available to open tabs and for rolling back. */
const KEPT_VERSIONS = 10;

/** Folder of a published version. */
export function releaseFolder(dataDir: string, name: string, version: string): string {
  return join(dataDir, 'releases', name, version);
}

/**
 * Checks a built release and copies it to the store, where it never changes again. Visitors do not see it
 * before it is promoted. Publishing the same version again changes nothing.
 *
 * @throws RegistryError when the release does not fit
 */
export async function publish(dataDir: string, folder: string): Promise<Release> {
  const release = await validateRelease(folder);
  const target = releaseFolder(dataDir, release.name, release.version);
  if (!existsSync(target)) {
    const temporary = `${target}.${process.pid}.tmp`;
    await rm(temporary, { recursive: true, force: true });
    await mkdir(join(target, '..'), { recursive: true });
    await cp(folder, temporary, { recursive: true });
    await compress(temporary, release);
    await rename(temporary, target).catch((error) => {
      // Somebody else has published the same bytes meanwhile.
      if (!existsSync(target)) throw error;
    });
  }
  const manifest = await manifestHash(target);
  await change(dataDir, (registry) => {
    const entry = registry.remotes[release.name] ?? { active: '', history: [], versions: {} };
    if (entry.versions[release.version]) return undefined;
    const versions = { ...entry.versions, [release.version]: { manifest, publishedAt: new Date().toISOString() } };
    return withEntry(registry, release.name, { ...entry, versions });
  });
  return release;
}

/**
 * Makes a published version the one that visitors get.
 *
 * @throws RegistryError `version_unknown`, `route_collision`
 */
export async function promote(dataDir: string, name: string, version: string): Promise<Registry> {
  return change(dataDir, async (registry) => {
    const entry = registry.remotes[name];
    if (!entry?.versions[version]) {
      const known = Object.keys(entry?.versions ?? {}).join(', ') || 'none';
      throw new RegistryError('version_unknown', `${name} has no published version ${version}; it has: ${known}.`);
    }
    if (entry.active === version) return undefined;
    const releases = await activeReleases(dataDir, registry, name);
    const clash = collision(await readRelease(releaseFolder(dataDir, name, version)), releases);
    if (clash) throw new RegistryError('route_collision', `${name} ${version}: ${clash}.`);
    const history = [...(entry.active ? [entry.active] : []), ...entry.history.filter((old) => old !== version)];
    return withEntry(registry, name, { ...entry, active: version, history: history.slice(0, KEPT_VERSIONS) });
  });
}

/**
 * Goes back to the version that was active before.
 *
 * @throws RegistryError `nothing_to_roll_back`
 */
export async function rollback(dataDir: string, name: string): Promise<Registry> {
  return change(dataDir, (registry) => {
    const entry = registry.remotes[name];
    const [previous, ...history] = entry?.history ?? [];
    if (!entry || !previous) throw new RegistryError('nothing_to_roll_back', `${name} has no earlier active version.`);
    return withEntry(registry, name, { ...entry, active: previous, history });
  });
}

/** Hash of a published version's release.json, as the registry records it. */
export async function manifestHash(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'release.json'));
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** The manifests of all active releases, except of the one named. */
export async function activeReleases(dataDir: string, registry: Registry, except?: string): Promise<Release[]> {
  const active = Object.entries(registry.remotes).filter(([name, { active }]) => active !== '' && name !== except);
  return Promise.all(active.map(([name, { active }]) => readRelease(releaseFolder(dataDir, name, active))));
}

function withEntry(registry: Registry, name: string, entry: RegistryEntry): Registry {
  return { revision: registry.revision + 1, remotes: { ...registry.remotes, [name]: entry } };
}

/** One change of the registry at a time, over all processes. The change returns undefined for "nothing to do". */
async function change(
  dataDir: string,
  edit: (registry: Registry) => Registry | undefined | Promise<Registry | undefined>,
): Promise<Registry> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockfile
    .lock(dataDir, {
      lockfilePath: join(dataDir, 'registry.lock'),
      retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
    })
    .catch(() => {
      throw new RegistryError('registry_locked', `${dataDir} is being changed by another process; try again.`);
    });
  try {
    const registry = await readRegistry(dataDir);
    const changed = await edit(registry);
    if (changed) await writeRegistry(dataDir, changed);
    return changed ?? registry;
  } finally {
    await release();
  }
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
