import type { Release } from '@agence/shared-contracts/remote/release';
import type { Connection } from '../composer/createSiteServer.ts';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import { createSnapshotCache, type Versions } from '../composer/snapshotCache.ts';
import { createLog, type Log } from '../log/createLog.ts';
import { setAsideBy } from './fallbackCookie.ts';
import { networkOf } from './networkOf.ts';
import { createStrikes, type Strike } from './strikes.ts';

/** As many as there are sets of five remotes, so that nobody makes the site compose without end. */
const MAX_COMPOSED = 32;

interface FallbackOptions {
  /** What everybody gets. */
  readonly current: () => CompositionSnapshot;
  /** The version before an active one; undefined without any. */
  readonly earlier: (name: string) => string | undefined;
  /** The site as it is now with other releases in place of the active ones. */
  readonly compose: (versions: Versions) => Promise<CompositionSnapshot>;
  /** Some earlier version is not needed any more. */
  readonly onIdle: () => void;
  readonly log?: Log;
  /** Tells the other processes of the site what counts against a release, or for it. */
  readonly tell?: (strike: Strike) => void;
}

/** The version before, for a release that fails: in the browser of a visitor, or here. */
export function createFallbacks({ current, earlier, compose, onIdle, log = createLog(), tell }: FallbackOptions) {
  const cache = createSnapshotCache({ max: MAX_COMPOSED, compose, onIdle });
  const strikes = createStrikes(tell);

  /** The site with the versions before of these remotes; undefined where there is none, or it does not go together. */
  async function without(names: readonly string[], onlyComposed = false): Promise<CompositionSnapshot | undefined> {
    const named = names.flatMap((name) => {
      const version = earlier(name);
      return version === undefined ? [] : [[name, version] as const];
    });
    if (named.length === 0) return undefined;
    const versions = Object.fromEntries(named);
    if (onlyComposed) return cache.composed(versions);
    return cache.of(versions).catch((error: Error) => {
      log.problem('There is nothing to fall back to', error);
      return undefined;
    });
  }

  /** Names of the active remotes that a visitor's browser has set aside. */
  function setAside(request: Request): string[] {
    const wanted = setAsideBy(request.headers.get('cookie'));
    return current().remotes.flatMap(({ name, version }) => (wanted.has(`${name}@${version}`) ? [name] : []));
  }

  return {
    /** The site for a visitor whose browser cannot run what everybody gets; undefined for everybody else. */
    async snapshotFor(request: Request, connection: Connection): Promise<CompositionSnapshot | undefined> {
      const names = setAside(request);
      if (names.length === 0) return undefined;
      const snapshot = await without(names);
      // So asks a browser that has just failed, once.
      if (snapshot && request.method === 'HEAD') {
        for (const { name, version } of current().remotes) {
          if (names.includes(name)) strikes.failedThere(name, version, networkOf(connection));
        }
      }
      return snapshot;
    },
    /**
     * The site with the version before of a release that could not render; undefined where that is not the active one.
     *
     * @param isLate it only took too long: nothing is composed then, as on a busy machine that makes the next one late too
     */
    async insteadOf(
      snapshot: CompositionSnapshot,
      { name }: Release,
      isLate: boolean,
    ): Promise<CompositionSnapshot | undefined> {
      return snapshot === current() ? without([name], isLate) : undefined;
    },
    /** A document of a release was sent to somebody. */
    served: ({ name, version }: Release, to: Connection) => strikes.served(name, version, networkOf(to)),
    /** A release could not render a page that the one before rendered. */
    failedHere: ({ name, version }: Release, path: string) => strikes.failedHere(name, version, path),
    /** Another process of the site tells so. */
    heardElsewhere: strikes.heard,
    broken: strikes.broken,
    snapshots: cache.snapshots,
    /** The site is another. */
    flipped() {
      cache.clear();
      const { shell, remotes } = current();
      strikes.flipped(Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version])));
    },
  };
}

export type Fallbacks = ReturnType<typeof createFallbacks>;
