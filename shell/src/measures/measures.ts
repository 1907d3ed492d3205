import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { type Measured, tell } from './tell.ts';
import { watchVitals } from './vitals.ts';

/** Steps to a page that answers; infra/src/measures/measured.ts says what each is. */
export type Phase = 'registry' | 'entry' | 'evaluated' | 'prepared' | 'mounted' | 'hydrated';

/** Measures of one beacon, so that it stays below what the composer takes. */
const MAX_AT_ONCE = 20;
/** Of a document, with those of its failures. */
const MAX_BEACONS = 8;
/** Where in a stack the releases stand whose code ran. */
const RELEASE_IN_STACK = /\/r\/([\w-]+)\/([\w.-]+)(?:~\d+)?\//;

interface MeasuresOptions extends Pick<RegistrySnapshot, 'page' | 'remotes'> {
  /** The route of a path as its manifest declares it: measures are kept under it, for addresses may name people. */
  readonly routeOf: (pathname: string) => string | undefined;
  /** Where the visit began, as JSON, and whether it did with this document. */
  readonly visit: { readonly origin: string; readonly isNew: boolean };
  readonly hasConsented: () => boolean;
}

/**
 * What this document measures: web vitals, how long each phase of a remote takes, what fails, and which pages the visit came to. It is
 * told once, when the document is left, and at once for a failure, with nothing that would tell one visitor from another
 * (docs/decisions/0034-what-brought-it.md).
 */
export function createMeasures({ page, remotes, routeOf, visit, hasConsented }: MeasuresOptions) {
  let waiting: Measured[] = [];
  let beacons = 0;
  let isSeen = false;
  const failedAt = new WeakMap<object, string>();
  const failures = new Set<string>();

  function add(name: string, release: string, pathname: string, value: number) {
    if (waiting.length < MAX_AT_ONCE)
      waiting.push([name, release, routeOf(pathname) ?? '', Math.round(value * 1e4) / 1e4]);
  }

  function note(name: string, remote: string, pathname: string, value: number) {
    add(name, `${remote}@${remotes[remote]?.version}`, pathname, value);
  }

  function send() {
    if (waiting.length === 0 || beacons === MAX_BEACONS) return;
    beacons += 1;
    // What is too long for a beacon is not worth losing it.
    const origin = visit.origin.length < 1500 ? visit.origin : '';
    tell(isSeen ? [...waiting, ['origin', origin, '', Number(hasConsented())]] : waiting);
    isSeen = false;
    waiting = [];
  }

  /** Somebody has come to a page, or to something of it. */
  function see(kind: 'came' | 'viewed' | 'phone' | 'download', pathname: string) {
    if (waiting.length >= MAX_AT_ONCE) return;
    waiting.push([kind, '', pathname, 1]);
    isSeen = true;
  }

  /** Once in a document for each thing that can fail. */
  function fail(name: string, release: string) {
    const { pathname } = location;
    const key = `${name} ${release} ${pathname}`;
    if (failures.has(key)) return;
    failures.add(key);
    add(name, release, pathname, 0);
    send();
  }

  function uncaught(error: unknown) {
    const [, remote, version] = RELEASE_IN_STACK.exec((error as Error | undefined)?.stack ?? '') ?? [];
    if (remote) fail('failed-later', `${remote}@${version}`);
  }

  return {
    note,
    /** Notes how long a phase takes; what it throws is remembered as having failed there. */
    async phase<Result>(phase: Phase, remote: string, pathname: string, work: () => Promise<Result>): Promise<Result> {
      const start = performance.now();
      try {
        const result = await work();
        note(phase, remote, pathname, performance.now() - start);
        return result;
      } catch (error) {
        this.blame(error, phase);
        throw error;
      }
    },
    /** A page is on screen. */
    viewed: (pathname: string) => see('viewed', pathname),
    /** An error comes from a phase. */
    blame(error: unknown, phase: Phase) {
      if (error instanceof Object && !failedAt.has(error))
        failedAt.set(error, phase === 'hydrated' ? 'mounted' : phase);
    },
    /** A remote's page failed, and the visitor met it. */
    failed(remote: string, error: unknown) {
      const at = error instanceof Object ? failedAt.get(error) : undefined;
      fail(`failed-${at ?? 'later'}`, `${remote}@${remotes[remote]?.version}`);
    },
    /** Begins to measure the document. */
    start() {
      const { pathname } = location;
      const [read] = performance.getEntriesByName('registry');
      if (page && read) note('registry', page, pathname, read.startTime);
      if (visit.isNew) see('came', pathname);
      // On its way down: React lets no click come up through HTML that it has not hydrated.
      const hear = ({ target }: MouseEvent) => {
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="tel:"],a[download]');
        if (link) see(link.download ? 'download' : 'phone', location.pathname);
      };
      addEventListener('click', hear, true);
      const vitals = watchVitals();
      let isLeft = false;
      const leave = () => {
        if (page && !isLeft) for (const [name, value] of Object.entries(vitals())) note(name, page, pathname, value);
        isLeft = true;
        send();
      };
      addEventListener('error', ({ error }) => uncaught(error));
      addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
      // The only moments at which every browser lets a document go.
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
      addEventListener('pagehide', leave);
    },
  };
}

export type Measures = ReturnType<typeof createMeasures>;
