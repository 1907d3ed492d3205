import type { Connection } from '../composer/createSiteServer.ts';
import { releaseKey } from '../composer/resolve.ts';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import { createSnapshotCache, type Versions } from '../composer/snapshotCache.ts';
import { setAsideBy } from '../fallback/fallbackCookie.ts';
import { networkOf } from '../fallback/networkOf.ts';
import { type BrokenRelease, createStrikes, type Strike } from '../fallback/strikes.ts';
import type { Log } from '../log/createLog.ts';
import type { Measure } from '../measures/measured.ts';
import { bucketIn, drawBucket, keepBucket } from './canaryCookie.ts';
import { isJudgedBy, MAX_NETWORKS, nothingSeen, type Seen, see, verdict } from './verdict.ts';

/** Each remote may have one; visitors of one bucket get those whose share it is in. */
const MAX_COMPOSED = 8;

/** Remote → version and share of sessions, in percent. */
export type Tried = Readonly<Record<string, { readonly version: string; readonly percent: number }>>;

interface CanaryOptions {
  /** What everybody gets. */
  readonly current: () => CompositionSnapshot;
  /** What is tried now. */
  readonly tried: () => Tried;
  /** The site as it is now with other releases in place of the active ones. */
  readonly compose: (versions: Versions) => Promise<CompositionSnapshot>;
  /** Some canary is not looked at any more. */
  readonly onIdle: () => void;
  readonly log: Log;
  /** Tells the other processes of the site what counts against a canary, or for it. */
  readonly tell?: (heard: HeardOfCanary) => void;
}

/** What a process has heard of a version that is compared, or whom it has shown a canary. */
export type HeardOfCanary =
  | { readonly strike: Strike }
  | { readonly shown: readonly [release: string, network: string] }
  | { readonly measured: readonly [release: string, Pick<Measure, 'name' | 'value'>, network: string] };

/** What a session gets while something is tried. */
interface Session {
  readonly snapshot: CompositionSnapshot;
  /** `Set-Cookie` for a session that has none yet. */
  readonly cookie: (siteUrl: string) => string | undefined;
}

/** New versions for a share of sessions: which session gets which, and when one must end. */
export function createCanaries({ current, tried, compose, onIdle, log, tell = () => {} }: CanaryOptions) {
  const cache = createSnapshotCache({ max: MAX_COMPOSED, compose, onIdle });
  const strikes = createStrikes((strike) => tell({ strike }));
  const seen = new Map<string, Seen>();
  /** Canary → networks that it was shown to. */
  const shownTo = new Map<string, Set<string>>();
  const ended = new Map<string, BrokenRelease>();

  const triedOf = (name: string) => (Object.hasOwn(tried(), name) ? tried()[name] : undefined);
  const isTried = (name: string, version: string) => triedOf(name)?.version === version;
  const seenOf = (release: string): Seen => {
    const known = seen.get(release) ?? nothingSeen();
    seen.set(release, known);
    return known;
  };

  /** @returns whether it is new */
  function noteShown(release: string, network: string): boolean {
    const networks = shownTo.get(release) ?? new Set();
    shownTo.set(release, networks);
    if (networks.has(network) || networks.size >= MAX_NETWORKS) return false;
    networks.add(network);
    return true;
  }

  function note(release: string, measure: Pick<Measure, 'name' | 'value'>, network: string) {
    see(seenOf(release), measure, network);
    judge(release.slice(0, release.lastIndexOf('@')));
  }

  function judge(name: string) {
    const version = triedOf(name)?.version;
    const active = current().remotes.find((remote) => remote.name === name);
    if (version === undefined || !active) return;
    const why = verdict(seenOf(`${name}@${version}`), seenOf(releaseKey(active)));
    if (why) ended.set(name, { name, version, why });
  }

  return {
    /** What a session gets; undefined while nothing is tried. */
    async sessionOf(request: Request, connection: Connection): Promise<Session | undefined> {
      const all = Object.entries(tried());
      if (all.length === 0) return undefined;
      const cookies = request.headers.get('cookie');
      const known = bucketIn(cookies);
      const bucket = known ?? drawBucket();
      const cookie = (siteUrl: string) => (known === undefined ? keepBucket(bucket, siteUrl) : undefined);
      const aside = setAsideBy(cookies);
      const mine = all.filter(([, { percent }]) => bucket < percent);
      const versions = mine.filter(([name, { version }]) => !aside.has(`${name}@${version}`));
      // So asks a browser that has just failed, once.
      if (request.method === 'HEAD') {
        for (const [name, { version }] of mine) {
          if (aside.has(`${name}@${version}`)) strikes.failedThere(name, version, networkOf(connection));
        }
      }
      if (versions.length === 0) return { snapshot: current(), cookie };
      const wanted = Object.fromEntries(versions.map(([name, { version }]) => [name, version]));
      const snapshot = await cache.of(wanted).catch((error) => {
        log.problem('A canary cannot be composed', error);
        return undefined;
      });
      if (snapshot)
        for (const [name, version] of Object.entries(wanted)) {
          const shown = [`${name}@${version}`, networkOf(connection)] as const;
          if (noteShown(...shown)) tell({ shown });
        }
      return { snapshot: snapshot ?? current(), cookie };
    },
    /** What everybody gets, in place of a canary that could not render. */
    insteadOf: (snapshot: CompositionSnapshot) => (cache.snapshots().includes(snapshot) ? current() : undefined),
    served({ name, version }: { readonly name: string; readonly version: string }, to: Connection) {
      if (isTried(name, version)) strikes.served(name, version, networkOf(to));
    },
    failedHere({ name, version }: { readonly name: string; readonly version: string }, path: string) {
      if (isTried(name, version)) strikes.failedHere(name, version, path);
    },
    /**
     * What a browser tells; of remotes that nothing is tried of nothing is remembered, and of a canary only what a session tells that
     * gets it, from where it was shown.
     */
    heard(measures: readonly Measure[], request: Request, from: Connection) {
      const network = networkOf(from);
      const bucket = bucketIn(request.headers.get('cookie'));
      for (const measure of measures) {
        const at = measure.release.lastIndexOf('@');
        const name = measure.release.slice(0, at);
        const asked = triedOf(name);
        if (!asked) continue;
        const isOfCanary = measure.release.slice(at + 1) === asked.version;
        const getsIt = bucket !== undefined && bucket < asked.percent;
        // Each request from this machine is a network of its own.
        const wasShown = from.isThisMachine || shownTo.get(measure.release)?.has(network) === true;
        if (isOfCanary && !(getsIt && wasShown)) continue;
        if (!isJudgedBy(measure.name)) continue;
        const measured = [measure.release, { name: measure.name, value: measure.value }, network] as const;
        note(...measured);
        tell({ measured });
      }
    },
    /** Another process of the site tells so. */
    heardElsewhere(heard: HeardOfCanary): void {
      if ('strike' in heard) strikes.heard(heard.strike);
      else if ('shown' in heard) noteShown(...heard.shown);
      else note(...heard.measured);
    },
    /** Those that must end. */
    broken: (): readonly BrokenRelease[] =>
      [...ended.values(), ...strikes.broken()].filter(({ name, version }) => isTried(name, version)),
    snapshots: cache.snapshots,
    /** The site is another. */
    flipped() {
      cache.clear();
      const now = Object.entries(tried());
      strikes.flipped(Object.fromEntries(now.map(([name, { version }]) => [name, version])));
      for (const release of seen.keys()) if (!triedOf(release.slice(0, release.lastIndexOf('@')))) seen.delete(release);
      for (const release of shownTo.keys()) {
        const at = release.lastIndexOf('@');
        if (!isTried(release.slice(0, at), release.slice(at + 1))) shownTo.delete(release);
      }
      for (const { name, version } of [...ended.values()]) if (!isTried(name, version)) ended.delete(name);
    },
  };
}

export type Canaries = ReturnType<typeof createCanaries>;
