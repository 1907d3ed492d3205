import { timingSafeEqual } from 'node:crypto';
import { BodyRefused } from '@agence/backend/edge/BodyRefused';
import { clientNetwork } from '@agence/backend/edge/clientAddress';
import { RateLimit } from '@agence/backend/edge/RateLimit';
import { readBody } from '@agence/backend/edge/readBody';
import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import type { Connection } from '../composer/createSiteServer.ts';
import { releaseKey, routeAt } from '../composer/resolve.ts';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import type { Log } from '../log/createLog.ts';
import type { Trace } from '../log/Trace.ts';
import { createMeasures } from './createMeasures.ts';
import { createNameLimit } from './createNameLimit.ts';
import { keepMeasures } from './keptMeasures.ts';
import type { Measure } from './measured.ts';
import { prometheusText } from './prometheus.ts';
import { MAX_BEACON_BYTES, readBeacon, type Traffic } from './readBeacon.ts';

/** Where browsers send what they have measured, and staff asks what came of it. */
export const MEASURES_ADDRESS = `${COMPOSER_ADDRESSES.releases}/mesures`;

/** Beacons of one client within a minute; a page sends one when it is left, and one for each failure. */
const MAX_BEACONS = 20;
const MINUTE_MS = 60_000;
/** Things that one client is the first to tell in an hour, a tenth of what is counted: nobody takes the places of everybody else. */
const MAX_BEGUN = 500;
const HOUR_MS = 3_600_000;

interface MeasuringOptions {
  /** Where all processes of a store write down what they count; what is counted stays in this one when absent. */
  readonly dataDir?: string;
  readonly log: Log;
  /** What everybody gets. */
  readonly current: () => CompositionSnapshot;
  /** Whether a version is published, and not withdrawn. */
  readonly isPublished: (remote: string, version: string) => boolean;
  /** What whoever asks for the metrics from another machine must show; without one nobody else gets them. */
  readonly metricsToken?: string | undefined;
  /** Somebody's browser has told this. */
  readonly heard?: (measures: readonly Measure[], request: Request, connection: Connection) => void;
}

/** Everything that is measured: what browsers tell by one beacon, and what this process sees of its own answers. */
export function createMeasuring({ dataDir, log, current, isPublished, metricsToken, heard }: MeasuringOptions) {
  const measures = createMeasures();
  const kept =
    dataDir === undefined
      ? { all: async () => [measures.hours()], close: async () => {} }
      : keepMeasures(dataDir, measures, log);
  const beacons = new RateLimit(MAX_BEACONS, MINUTE_MS);
  const begun = new RateLimit(MAX_BEGUN, HOUR_MS);
  const limited = createNameLimit();
  const answers = new Map<number, number>();
  const startedAt = Date.now() / 1000;

  /** Routes of shown releases by name; of an earlier version those that are still there. */
  function routeOf(release: string, asked: string): string | undefined {
    const at = release.lastIndexOf('@');
    const name = release.slice(0, at);
    if (!isPublished(name, release.slice(at + 1))) return undefined;
    const { shell, remotes } = current();
    const shown = [shell, ...remotes].find((one) => one.name === name);
    return shown?.routes.flatMap(withPlaces).some(({ path }) => path === asked) ? asked : '';
  }

  /** Addresses of members name what is theirs, and some are keys: of those their route is enough. */
  function pageOf(path: string): string | undefined {
    const route = routeAt(current(), path);
    if (!route) return undefined;
    return route.access === 'public' && !route.isKey ? path.replace(/(?<=.)\/$/, '') : route.path;
  }

  return {
    /**
     * Takes a beacon. Whatever it holds, the answer says nothing.
     *
     * @param count gets what it tells of a visit
     */
    async beacon(
      request: Request,
      connection: Connection,
      count: (traffic: Traffic) => Promise<void> = async () => {},
    ): Promise<Response> {
      const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
      const bytes = Number(request.headers.get('content-length') ?? Number.NaN);
      if (site !== 'same-origin' || !(bytes > 0)) return new Response(null, { status: 400 });
      if (bytes > MAX_BEACON_BYTES) return new Response(null, { status: 413 });
      // Who sits at this machine is whoever tries it out, many visitors at once.
      const network = clientNetwork(connection.clientIp);
      if (!connection.isThisMachine && beacons.take(network) > 0) return new Response(null, { status: 429 });
      const body = await readBody(request).catch((error: unknown) => {
        if (error instanceof BodyRefused) return error;
        throw error;
      });
      if (body instanceof BodyRefused) return new Response(null, { status: body.status });
      const told = readBeacon(new TextDecoder().decode(body), routeOf, pageOf);
      if (!told) return new Response(null, { status: 400 });
      const mayBegin = () => connection.isThisMachine || begun.take(network) === 0;
      for (const measure of told.measures) measures.add(measure, mayBegin);
      heard?.(told.measures, request, connection);
      // Nobody waits for it.
      const traffic = connection.isThisMachine ? told.traffic : limited(network, told.traffic);
      if (traffic.seen.length > 0) void count(traffic).catch((error) => log.problem('A visit is not counted', error));
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    },
    /** Notes an answer of this process. */
    answered({ release, route, since }: Trace, status: number): void {
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (release === undefined || route === undefined) return;
      const name = status >= 500 ? 'unavailable' : 'answered';
      measures.add({ name, release, route, value: performance.now() - since });
    },
    /** For Prometheus: on this machine, or who shows the token. */
    metrics(request: Request, { isThisMachine }: Connection): Response | undefined {
      const shown = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (!isThisMachine && !(metricsToken && shown && isSame(shown, metricsToken))) return undefined;
      const { revision } = current();
      const text = prometheusText(measures.totals(), {
        ...{ revision, answers, startedAt, residentBytes: process.memoryUsage.rss() },
      });
      return new Response(text, {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      });
    },
    /** The site is another. */
    flipped() {
      const { shell, remotes } = current();
      const shown = new Set([shell, ...remotes].map(releaseKey));
      measures.forget((release) => !shown.has(release));
    },
    /** What all processes on this store have counted, by hours. */
    all: kept.all,
    close: kept.close,
  };
}

export type Measuring = ReturnType<typeof createMeasuring>;

function isSame(shown: string, token: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
