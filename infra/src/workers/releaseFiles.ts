import type { ObjectStore } from '../store/ObjectStore.ts';
import { archiveOf, type PublishedVersion } from '../store/versionArchive.ts';
import { verifiedArchive } from './verifiedArchive.ts';

/** Path in the release → bytes. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The files of published versions, each read from the store once and checked.
 *
 * @throws RegistryError as `verifiedArchive` does
 */
export function createReleaseFiles(store: ObjectStore) {
  const known = new Map<string, Promise<ReleaseFiles>>();
  const keyOf = ({ name, version, manifest }: PublishedVersion) => `${name}@${version} ${manifest}`;

  return {
    of(published: PublishedVersion): Promise<ReleaseFiles> {
      const key = keyOf(published);
      const asked = known.get(key);
      if (asked) return asked;
      const reading = store
        .read(archiveOf(published.name, published.version))
        .then((archive) => verifiedArchive(published, archive?.bytes));
      known.set(key, reading);
      // Asked again by the next look.
      reading.catch(() => known.delete(key));
      return reading;
    },
    /** Lets go of everything else. */
    keep(published: readonly PublishedVersion[]): void {
      const kept = new Set(published.map(keyOf));
      for (const key of known.keys()) if (!kept.has(key)) known.delete(key);
    },
  };
}
