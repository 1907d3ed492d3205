import type { Registry } from '../registry/registryFile.ts';
import { originOf } from './origin.ts';
import { archiveOf, upload } from './versionArchive.ts';

/** Puts published versions into the shared store of a copy, before its registry names them; nothing where the folder is the store. */
export async function shareVersions(
  dataDir: string,
  remotes: Registry['remotes'],
  versions: readonly (readonly [name: string, version: string])[],
): Promise<void> {
  const origin = await originOf(dataDir);
  for (const [name, version] of origin ? versions : []) {
    const manifest = remotes[name]?.versions[version]?.manifest;
    if (origin && manifest) await upload(dataDir, origin.store, { name, version, manifest });
  }
}

/** Removes from the shared store of a copy what its registry has named before and does not any more, or only as withdrawn. */
export async function removeShared(dataDir: string, before: Registry, { remotes }: Registry): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin) return;
  for (const [name, { versions }] of Object.entries(before.remotes)) {
    for (const [version, { withdrawn }] of Object.entries(versions)) {
      const now = remotes[name]?.versions[version];
      if (!withdrawn && (!now || now.withdrawn)) await origin.store.delete(archiveOf(name, version));
    }
  }
}

/** How long an archive that nobody names may be one that is being published, in milliseconds. */
const PUBLISHING_MS = 60 * 60 * 1000;

/** Removes archives that no registry has come to name: of publications that were interrupted. */
export async function removeUnlisted(dataDir: string, { remotes }: Registry): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin) return;
  const named = Object.entries(remotes).flatMap(([name, { versions }]) =>
    Object.entries(versions).flatMap(([version, { withdrawn }]) => (withdrawn ? [] : [archiveOf(name, version)])),
  );
  for (const { path, modified } of await origin.store.list('releases/')) {
    if (!named.includes(path) && Date.now() - modified > PUBLISHING_MS) await origin.store.delete(path);
  }
}
