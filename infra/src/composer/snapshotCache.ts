import { LRUCache } from 'lru-cache';
import type { CompositionSnapshot } from './snapshot.ts';

/** How long after its last page the server halves of a snapshot go on, in milliseconds. */
const IDLE_MS = 10 * 60_000;
/** How long releases that do not go together are not tried again, in milliseconds: to see that, all files of a site are read. */
const FAILED_MS = 30_000;
const MAX_FAILED = 200;

/** Name → version of the releases that stand in the place of the active ones. */
export type Versions = Readonly<Record<string, string>>;

interface SnapshotCacheOptions {
  /** Snapshots at once: each keeps server halves running. */
  readonly max: number;
  /** The site as it is now with other releases in place of the active ones. */
  readonly compose: (versions: Versions) => Promise<CompositionSnapshot>;
  /** Some snapshot is not looked at any more. */
  readonly onIdle: () => void;
}

interface Composed {
  readonly composing: Promise<CompositionSnapshot>;
  snapshot?: CompositionSnapshot;
}

/** Snapshots beside the one that everybody gets, each composed when it is first asked for. */
export function createSnapshotCache({ max, compose, onIdle }: SnapshotCacheOptions) {
  const looked = new LRUCache<string, Composed>({
    ...{ max, ttl: IDLE_MS, updateAgeOnGet: true, ttlAutopurge: true },
    // The clock of now: the package has kept the one that was there when it was loaded.
    perf: performance,
    disposeAfter: onIdle,
  });

  const failed = new LRUCache<string, Error>({ max: MAX_FAILED, ttl: FAILED_MS, perf: performance });
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: whoever asks for all sets of releases at once shall not take the processor from everybody. */
  function inTurn(versions: Versions): Promise<CompositionSnapshot> {
    const composing = last.then(() => composeWhole(versions));
    last = composing.catch(() => {});
    return composing;
  }

  async function composeWhole(versions: Versions): Promise<CompositionSnapshot> {
    const snapshot = await compose(versions);
    const shown = new Map([snapshot.shell, ...snapshot.remotes].map(({ name, version }) => [name, version]));
    for (const [name, version] of Object.entries(versions)) {
      // What does not fit is left out of a site, and so would be what the visitor came to see.
      if (shown.get(name) !== version) throw new Error(`${name} ${version} does not go together with the site.`);
    }
    return snapshot;
  }

  return {
    /** @throws Error when the releases do not go together with the others */
    async of(versions: Versions): Promise<CompositionSnapshot> {
      const key = keyOf(versions);
      const known = looked.get(key);
      if (known) return known.composing;
      const failure = failed.get(key);
      if (failure) throw failure;
      const composed: Composed = { composing: inTurn(versions) };
      looked.set(key, composed);
      composed.composing.then(
        (snapshot) => Object.assign(composed, { snapshot }),
        (error: Error) => {
          // Of a site that is another meanwhile it says nothing.
          if (looked.peek(key) !== composed) return;
          looked.delete(key);
          failed.set(key, error);
        },
      );
      return composed.composing;
    },
    /** What is composed already; undefined for what would have to be. */
    composed: (versions: Versions) => looked.get(keyOf(versions))?.snapshot,
    /** What is looked at now. */
    snapshots: () => [...looked.values()].flatMap(({ snapshot }) => snapshot ?? []),
    /** The site is another: everything is composed anew. */
    clear() {
      looked.clear();
      failed.clear();
    },
  };
}

const keyOf = (versions: Versions): string => JSON.stringify(Object.entries(versions).sort());
