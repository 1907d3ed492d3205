import type { CompositionSnapshot } from '../composer/snapshot.ts';
import { createSnapshotCache, type Versions } from '../composer/snapshotCache.ts';
import { previewMarks } from './previewMarks.ts';
import { type Preview, readPreview } from './token.ts';

/** Each keeps a server half running. */
const MAX_COMPOSED = 5;

interface PreviewsOptions {
  /** Public half of the key that signs tokens. */
  readonly key: () => string;
  /** Whether a version is published, and not withdrawn. */
  readonly isPublished: (remote: string, version: string) => boolean;
  /** Takes over what other processes have published until now. */
  readonly lookAgain: () => Promise<void>;
  /** The site as it is now with one release in place of the active one. */
  readonly compose: (versions: Versions) => Promise<CompositionSnapshot>;
  /** Some preview is not looked at any more. */
  readonly onIdle: () => void;
}

/** What visitors with a token get to see instead of the site, composed when it is first asked for. */
export interface Previews {
  /** The preview of a token that counts now. */
  read(token: string): Promise<Preview | undefined>;
  /**
   * The site for that visitor alone.
   *
   * @throws Error when the release does not go together with the others
   */
  snapshotOf(preview: Preview): Promise<CompositionSnapshot>;
}

/** The previews that are looked at, of which each page is composed anew. */
export function createPreviews({ key, isPublished, lookAgain, compose, onIdle }: PreviewsOptions) {
  const cache = createSnapshotCache({ max: MAX_COMPOSED, compose, onIdle });

  const previews: Previews = {
    async read(token) {
      const preview = readPreview(token, key());
      if (!preview) return undefined;
      const isKnown = () => isPublished(preview.remote, preview.version);
      // Whoever has just published it opens the address at once.
      if (!isKnown()) await lookAgain();
      return isKnown() ? preview : undefined;
    },
    async snapshotOf(preview) {
      const snapshot = await cache.of({ [preview.remote]: preview.version });
      return { ...snapshot, preview: previewMarks(preview, [snapshot.shell, ...snapshot.remotes]) };
    },
  };
  return { previews, snapshots: cache.snapshots, clear: cache.clear };
}
