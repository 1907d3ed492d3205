import type { Release } from '@agence/shared-contracts/remote/release';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** Versions of which it is known what they hold: those that are active, and those of tabs left open. */
const KNOWN_VERSIONS = 200;

/** What a published version holds; undefined when there is none such. */
export type PublishedFiles = (name: string, version: string) => Promise<Release['files'] | undefined>;

interface PublishedFilesOptions {
  readonly dataDir: string;
  /** What the registry says now. */
  readonly current: () => Pick<CompositionSnapshot, 'isNamed' | 'isPublished'>;
  /**
   * Resolves when this process has all that others have published before: a page that another process composed may name a version of
   * which this one has not heard.
   */
  readonly lookAgain?: (() => Promise<void>) | undefined;
}

/** Reads once what versions hold, of those too that no snapshot of this process has shown. What is in no registry is not looked for. */
export function createPublishedFiles({ dataDir, current, lookAgain }: PublishedFilesOptions): PublishedFiles {
  const known = new LRUCache<string, Promise<Release['files'] | undefined>>({ max: KNOWN_VERSIONS });

  return async (name, version) => {
    if (!current().isNamed(name)) return undefined;
    if (!current().isPublished(name, version)) await lookAgain?.();
    // Removed since, it is not there any more, whatever was read of it.
    if (!current().isPublished(name, version)) return undefined;
    const key = `${name}/${version}`;
    const asked = known.get(key);
    if (asked) return asked;
    const reading = readRelease(releaseFolder(dataDir, name, version)).then(
      ({ files }) => files,
      () => undefined,
    );
    known.set(key, reading);
    void reading.then((files) => files ?? known.delete(key));
    return reading;
  };
}
