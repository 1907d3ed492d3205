import type { Release } from '@agence/shared-contracts/remote/release';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** Versions of which it is known what they hold: those that are active, and those of tabs left open. */
const KNOWN_VERSIONS = 200;

/** A published version; undefined when there is none such. */
export type PublishedReleases = (name: string, version: string) => Promise<Release | undefined>;

interface PublishedReleasesOptions {
  readonly dataDir: string;
  /** What the registry says now. */
  readonly current: () => Pick<CompositionSnapshot, 'isNamed' | 'isPublished'>;
  /**
   * Resolves when this process has all that others have published before: a page that another process composed may name a version of
   * which this one has not heard.
   */
  readonly lookAgain?: (() => Promise<void>) | undefined;
}

/** Reads once what versions are, of those too that no snapshot of this process has shown. What is in no registry is not looked for. */
export function createPublishedReleases({ dataDir, current, lookAgain }: PublishedReleasesOptions): PublishedReleases {
  const known = new LRUCache<string, Promise<Release | undefined>>({ max: KNOWN_VERSIONS });

  return async (name, version) => {
    if (!current().isNamed(name)) return undefined;
    if (!current().isPublished(name, version)) await lookAgain?.();
    // Removed since, it is not there any more, whatever was read of it.
    if (!current().isPublished(name, version)) return undefined;
    const key = `${name}/${version}`;
    const asked = known.get(key);
    if (asked) return asked;
    const reading = readRelease(releaseFolder(dataDir, name, version)).catch(() => undefined);
    known.set(key, reading);
    void reading.then((release) => release ?? known.delete(key));
    return reading;
  };
}
