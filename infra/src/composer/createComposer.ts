import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork, REQUEST_ID_HEADER } from '@agence/backend/edge/clientAddress';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { RateLimit } from '@agence/backend/edge/RateLimit';
import { securityKind } from '@agence/backend/edge/securityKind';
import { precondition } from '@agence/backend/http/preconditions';
import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import { BACKEND_ADDRESSES, COMPOSER_ADDRESSES, PROBE_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { pageOfSocialImage } from '@agence/shared-contracts/remote/socialImagePath';
import { TimeoutError } from '@agence/shared-contracts/remote/withTimeout';
import type { LoadedPage } from '@agence/shared-contracts/server';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Canaries } from '../canary/createCanaries.ts';
import { overlayFailure } from '../dev/overlayFailure.ts';
import type { Fallbacks } from '../fallback/createFallbacks.ts';
import { BROKEN_ADDRESS } from '../fallback/rollBackBroken.ts';
import { backendRoute } from '../log/backendRoute.ts';
import { createLog, type Log } from '../log/createLog.ts';
import { whereOf } from '../log/Trace.ts';
import { wholeSecurityLog } from '../log/wholeSecurityLog.ts';
import { countTraffic, TRAFFIC_ADDRESS } from '../measures/countTraffic.ts';
import { MEASURES_ADDRESS, type Measuring } from '../measures/createMeasuring.ts';
import type { Traffic } from '../measures/readBeacon.ts';
import { siteStatus } from '../measures/siteStatus.ts';
import { isStaff } from '../measures/staff.ts';
import type { Previews } from '../preview/createPreviews.ts';
import { createVisits } from '../preview/createVisits.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { AN_HOUR, createAssets, IMMUTABLE, isFeed, sendFeed } from './assets.ts';
import { isHot } from './baseOf.ts';
import { NoPlace } from './createPagePlaces.ts';
import type { Connection } from './createSiteServer.ts';
import { decodePath } from './decodePath.ts';
import { encodedText, sendText } from './encodedText.ts';
import { etagOf } from './etagOf.ts';
import { INERT_POLICY, SECURITY_HEADERS } from './headers.ts';
import { IMPORT_MAP_PREFIX, importMapOf, releasesOfImportMap } from './importMaps.ts';
import { createLoader, type KeptPage } from './load.ts';
import { namesHost } from './namesHost.ts';
import { noticePage } from './noticePage.ts';
import { createTurnAway } from './overload.ts';
import { isBackendPath, isEvaluationPath, proxyToBackend } from './proxy.ts';
import { createPublishedFiles } from './publishedFiles.ts';
import type { Rasterize } from './rasterizeOnThread.ts';
import { renderMissing, renderPage, renderUnavailable, type Site } from './render.ts';
import { type ResolvedPage, releaseKey, resolve, resolvePage } from './resolve.ts';
import { type SentPage, send, toSend } from './send.ts';
import { robotsTxt, securityTxt, sitemapXml } from './seoFiles.ts';
import { siteListing } from './siteListing.ts';
import { snapshotWith } from './siteWide.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { createSocialImages, drawWith } from './socialImages.ts';
import { createTexts, PREVIEW_PARAMETER } from './texts.ts';
import { writtenPages } from './writtenPages.ts';

export interface ComposerOptions extends Site {
  readonly dataDir: string;
  /** The snapshot that new requests use. */
  readonly current: () => CompositionSnapshot;
  /** Hosts that the site answers to. */
  readonly hosts: readonly string[];
  readonly backendUrl: string | undefined;
  /** Nothing of an evaluation can be reached. */
  readonly isProduction?: boolean;
  /** Releases that some visitors see before they are promoted. */
  readonly previews?: Previews;
  /** The versions before, for releases that fail. */
  readonly fallbacks?: Fallbacks;
  /** New versions that a share of sessions gets. */
  readonly canaries?: Canaries;
  /** On standard error, for people, when absent. */
  readonly log?: Log;
  /** Absent in development, where nothing is measured. */
  readonly measuring?: Measuring;
  /** Makes a PNG of what networks show for a page; on a thread of its own when absent. */
  readonly rasterize?: Rasterize;
  /** A file of a release that is shown is gone, or is not what was published. */
  readonly onDamage?: () => void;
  /** Resolves when this process has all that others have published before. */
  readonly lookAgain?: () => Promise<void>;
}

/** Of the path of a page, in characters: no page's is a tenth of it. */
const MAX_PATH = 1024;

/** Documents of addresses that nothing is at which are kept. */
const MAX_MISSING = 100;
/** Of those that are composed in a minute, for one client and for all: each costs as much as a page that is there. */
const MADE_UP = { each: 60, inAll: 300, windowMs: 60_000 };

const NOTHING_HERE = 'Rien ne se trouve à cette adresse.';

/** The composition server as a Web-standard handler. */
export function createComposer(options: ComposerOptions) {
  const { dataDir, current, siteUrl, backendUrl, anonKey, fallbacks, canaries, measuring, log = createLog() } = options;
  const filesOf = createPublishedFiles({ dataDir, current, lookAgain: options.lookAgain });
  const assets = createAssets(dataDir, siteUrl, filesOf, options.onDamage);
  const loader = createLoader({ ...options, log });
  const texts = createTexts({ backendUrl, anonKey, siteUrl, isProduction: options.isProduction, log });
  const visits = createVisits({ ...options, log });
  const drawSocialImage = createSocialImages(options.rasterize && drawWith(options.rasterize));
  const missing = new LRUCache<string, SentPage>({ max: MAX_MISSING });
  const madeUp = new RateLimit(MADE_UP.each, MADE_UP.windowMs);
  const madeUpInAll = new RateLimit(MADE_UP.inAll, MADE_UP.windowMs);
  const lanes = createOuterLanes();
  const turnAway = createTurnAway(lanes, anonKey);
  const isProxied = (pathname: string) =>
    isBackendPath(pathname) && !(options.isProduction && isEvaluationPath(pathname));
  const app = new Hono<{ Bindings: Connection }>();

  app.use(async (context, next) => {
    const { trace } = context.env;
    const url = new URL(context.req.url);
    trace.revision = current().revision;
    trace.route = firstPart(url.pathname);
    await next();
    const { res } = context;
    res.headers.set(REQUEST_ID_HEADER, trace.id);
    if (trace.serverTiming) res.headers.set('server-timing', trace.serverTiming);
    const isOfBackend = isBackendPath(url.pathname);
    if (isOfBackend) trace.route = backendRoute(url.pathname, res.status);
    const { method } = context.req;
    const security = isOfBackend ? securityKind(url, method, res.status) : undefined;
    log.answered(trace, { method, status: res.status, security });
    measuring?.answered(trace, res.status);
  });
  app.use(async (context, next) => {
    if (!namesHost(options.hosts, context.req.header('host')))
      context.res = text('Ce site ne répond pas sous ce nom.', 421);
    else if (context.req.path.length > MAX_PATH && !isProxied(context.req.path))
      context.res = text('Cette adresse est trop longue.', 414);
    else await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    // Courses and prices that are for show are not for search engines.
    if (options.demo) context.res.headers.set('x-robots-tag', 'noindex, nofollow');
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', INERT_POLICY);
    }
  });

  app.get(COMPOSER_ADDRESSES.health, () =>
    Response.json({ status: 'ok', revision: current().revision }, { headers: { 'cache-control': 'no-store' } }),
  );
  app.get(COMPOSER_ADDRESSES.robots, ({ req }) => sendPlain(robotsTxt(siteUrl), req.raw));
  app.get(COMPOSER_ADDRESSES.security, ({ req }) => sendPlain(securityTxt(siteUrl), req.raw));
  app.get(COMPOSER_ADDRESSES.sitemap, async ({ req }) => {
    const snapshot = current();
    const [{ paths, isWhole }, written] = await Promise.all([loader.sitemapPaths(snapshot), texts.site(snapshot)]);
    const cacheControl = isWhole && written.isWhole ? 'no-cache' : 'no-store';
    const headers = { 'content-type': 'application/xml', 'cache-control': cacheControl };
    const listed = encodedText(sitemapXml(snapshot, siteUrl, paths, written), false);
    return sendText(listed, req.raw, { headers }, cacheControl === 'no-cache');
  });
  app.get(`${COMPOSER_ADDRESSES.data}/*`, ({ req, env }) => {
    const url = new URL(req.url);
    const page = pageUrl(url.pathname.slice(COMPOSER_ADDRESSES.data.length) + url.search);
    return visits.answer(req.raw, env, (snapshot) => answerData(snapshot, page, req.raw, env));
  });
  app.get(`${COMPOSER_ADDRESSES.social}/*`, async ({ req, env }) => {
    const url = pageUrl(pageOfSocialImage(new URL(req.url).pathname) ?? '');
    return answerSocialImage(current(), url, req.raw, env);
  });
  app.get(COMPOSER_ADDRESSES.texts, async ({ req }) => {
    const asked = req.query('adresse');
    const said = asked === undefined ? await writtenPages(current()) : { isFree: await mayBegin(asked) };
    return sendJson(said, req.raw);
  });
  app.get(`${IMPORT_MAP_PREFIX}*`, async ({ req }) => {
    const text = await importMapAt(new URL(req.url).pathname);
    if (text === undefined) return refusal('outdated', 404);
    const headers = { 'content-type': 'application/json', 'cache-control': IMMUTABLE };
    return sendText(encodedText(text, false), req.raw, { headers });
  });
  app.post(MEASURES_ADDRESS, ({ req, env }) => {
    const count = (traffic: Traffic) => countTraffic(traffic, req.raw, env, { backendUrl, anonKey, lanes });
    return measuring?.beacon(req.raw, env, count) ?? text('Not found', 404);
  });
  app.get(MEASURES_ADDRESS, async ({ req, env }) => {
    const headers = { 'cache-control': 'no-store' };
    const mayRead = measuring && (await isStaff(req.raw, env, { backendUrl, anonKey, lanes }));
    if (!mayRead) return Response.json({ code: 'admin_required' }, { status: 403, headers });
    return Response.json(await siteStatus(dataDir, await measuring.all()), { headers });
  });
  app.get(PROBE_ADDRESSES.metrics, ({ req, env }) => measuring?.metrics(req.raw, env) ?? text('Not found', 404));
  app.get(BROKEN_ADDRESS, () => {
    const broken = [...(fallbacks?.broken() ?? []), ...(canaries?.broken() ?? [])];
    return Response.json(broken, { headers: { 'cache-control': 'no-store' } });
  });
  app.get(`${COMPOSER_ADDRESSES.releases}/site.json`, async ({ req }) =>
    sendJson(await siteListing(dataDir, anonKey), req.raw),
  );
  app.get(
    `${COMPOSER_ADDRESSES.releases}/*`,
    async ({ req }) =>
      (await assets.releaseFile(current(), new URL(req.url).pathname, req.raw)) ?? text(NOTHING_HERE, 404),
  );
  app.get(`${BACKEND_ADDRESSES.functions}/security-log`, async ({ req, env }) => {
    const authorization = req.header('authorization');
    if (authorization === undefined) return proxyToBackend(req.raw, backendUrl, env, anonKey, lanes);
    const headers = { authorization, apikey: req.header('apikey') ?? anonKey, accept: 'application/json' };
    const answer = await proxyToBackend(new Request(req.url, { headers }), backendUrl, env, anonKey, lanes);
    return wholeSecurityLog(answer, dataDir, req.header('accept') ?? null);
  });
  app.all('*', async (context) => {
    const url = new URL(context.req.url);
    if (decodePath(url.pathname).startsWith(TRAFFIC_ADDRESS)) return text(NOTHING_HERE, 404);
    if (isProxied(url.pathname)) return proxyToBackend(context.req.raw, backendUrl, context.env, anonKey, lanes);
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return text('Cette action n’est pas offerte ici.', 405, { allow: 'GET, HEAD' });
    return (
      (await visits.enter(url)) ??
      visits.answer(
        context.req.raw,
        context.env,
        async (snapshot) =>
          (await fileAt(isFeed(url.pathname) ? current() : snapshot, url.pathname, context.req.raw)) ??
          answerPage(snapshot, url, context.req.raw, context.env),
      )
    );
  });
  app.onError((error, { env: { trace } }) => {
    log.unforeseen(error, whereOf(trace));
    return text('Une erreur est survenue. Réessayez dans un instant.', 500);
  });

  /** A file at the top of the site: as it was built, or with what staff have published since. */
  async function fileAt(
    snapshot: CompositionSnapshot,
    pathname: string,
    request: Request,
  ): Promise<Response | undefined> {
    const written = isFeed(pathname) ? await texts.file(snapshot, pathname) : undefined;
    if (written === null) return text(NOTHING_HERE, 404);
    return written === undefined
      ? assets.publicFile(snapshot, pathname, request)
      : sendFeed(written, pathname, request);
  }

  /** Whether staff may begin a page at a path: one of a route that they write, where nothing stands. */
  async function mayBegin(path: string): Promise<boolean> {
    const url = pageUrl(path);
    const found = url && resolve(current(), url);
    if (found?.kind !== 'page' || found.route.text === undefined) return false;
    return !(await texts.publishedAt(current(), found)).isListed;
  }

  /** The import map at an address that a page of some process of this site carries; none once a release of it was withdrawn. */
  async function importMapAt(path: string): Promise<string | undefined> {
    const ids = releasesOfImportMap(path);
    const { isWithdrawn, isNamed } = current();
    // With each name once that are as many as the site has remotes at most.
    if (!ids || ids.some(({ name, version }) => !isNamed(name) || isWithdrawn(name, version))) return undefined;
    const files = await Promise.all(ids.map(({ name, version }) => filesOf(name, version)));
    const releases = ids.flatMap((id, index) => (files[index] ? [{ ...id, files: files[index] }] : []));
    return releases.length === ids.length ? importMapOf(releases) : undefined;
  }

  /** The address of a page of this site; none for `//other.example/x`, which would be another host's. */
  function pageUrl(path: string): URL | undefined {
    return /^\/(?!\/)/.test(path) ? new URL(path, siteUrl) : undefined;
  }

  /** resolve → load → render → send */
  async function answerPage(
    released: CompositionSnapshot,
    url: URL,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const { trace } = connection;
    const found = await trace.step('resolve', () => resolve(released, url));
    const siteWide = await texts.siteWideOf(released, found.kind === 'page' ? found.route : undefined);
    const snapshot = snapshotWith(released, siteWide);
    if (found.kind === 'redirect') return redirect(found.to);
    if (found.kind === 'missing') {
      const page = missingOf(snapshot, url.pathname, connection);
      return page ? send(page, request, options) : noticePage(404);
    }
    const { release, path: route } = found.route;
    const named = releaseKey(release);
    Object.assign(trace, { release: named, route });
    const published = await texts.publishedAt(snapshot, found, siteWide);
    if ((!published.isListed || url.searchParams.has(PREVIEW_PARAMETER)) && makesUpTooMuch(connection))
      return noticePage(404);
    const resolved = await texts.asAsked(found, published, url.searchParams);
    try {
      const kept = await trace.step(
        'load',
        () => loader.load(snapshot, resolved, 'document', shareOfPages(connection)),
        named,
      );
      const { loaded } = kept;
      if (loaded.kind === 'redirect') return redirect(loaded.to);
      if (request.method === 'GET') for (const watch of [fallbacks, canaries]) watch?.served(release, connection);
      const page = await trace.step('render', () => documentOf(snapshot, resolved, kept, loaded));
      const answer = await send(page, request, options);
      return resolved.text?.isPreview ? asPreview(answer) : answer;
    } catch (error) {
      if (error instanceof NoPlace) return noticePage(503, { 'retry-after': '1' });
      if (error instanceof RegistryError) options.onDamage?.();
      log.problem(`${release.name} cannot render ${route}`, error, whereOf(trace));
      // Who is late has much to do already.
      const isLate = error instanceof TimeoutError;
      const before = canaries?.insteadOf(released) ?? (await fallbacks?.insteadOf(released, release, isLate));
      const instead = before && (await answerPage(before, url, request, connection));
      if (instead && instead.status < 500) {
        // A page that is not there in the version before is new in this one.
        if (instead.status === 200 && !isLate)
          for (const watch of [fallbacks, canaries]) watch?.failedHere(release, resolved.path);
        return instead;
      }
      const failure = isHot(release) ? overlayFailure(error) : undefined;
      return send(toSend(renderUnavailable(snapshot, resolved.path, failure, options), false), request, options);
    }
  }

  /**
   * The document of an address that nothing is at: who asks for the same again costs nothing. Undefined for whoever makes
   * up one address after the other.
   */
  function missingOf(snapshot: CompositionSnapshot, path: string, connection: Connection): SentPage | undefined {
    const key = `${snapshotKey(snapshot)} ${path}`;
    const known = missing.get(key);
    if (!known && makesUpTooMuch(connection)) return undefined;
    const page = known ?? toSend(renderMissing(snapshot, path, options), false);
    missing.set(key, page);
    return page;
  }

  /** Takes one of the made-up addresses that are composed in a minute. Who sits at this machine evaluates the site. */
  function makesUpTooMuch({ clientIp, isThisMachine }: Connection): boolean {
    return !isThisMachine && (madeUp.take(clientNetwork(clientIp)) > 0 || madeUpInAll.take('') > 0);
  }

  /** The document of a page in this snapshot, made once. */
  function documentOf(
    snapshot: CompositionSnapshot,
    resolved: ResolvedPage,
    kept: KeptPage,
    loaded: LoadedPage,
  ): SentPage {
    const from = snapshotKey(snapshot);
    if (kept.document?.from === from) return kept.document.page;
    const composed = renderPage(snapshot, resolved, loaded, kept.markup as RenderedMarkup, options);
    const page = toSend(composed, resolved.keep === 'always');
    kept.document = { from, page };
    loader.weigh(resolved.key);
    return page;
  }

  /** What navigation inside the site asks for: resolve → load → send; nothing is rendered. */
  async function answerData(
    snapshot: CompositionSnapshot,
    url: URL | undefined,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const { trace } = connection;
    const found = url && resolvePage(snapshot, url, 'data');
    const published =
      found && (await texts.publishedAt(snapshot, found, await texts.siteWideOf(snapshot, found.route)));
    if (!published || ((!published.isListed || url.searchParams.has(PREVIEW_PARAMETER)) && makesUpTooMuch(connection)))
      return refusal('not_found', 404);
    const resolved = await texts.asAsked(found, published, url.searchParams);
    const named = releaseKey(resolved.route.release);
    Object.assign(trace, { release: named, route: resolved.route.path });
    try {
      const kept = await trace.step(
        'load',
        () => loader.load(snapshot, resolved, 'data', shareOfPages(connection)),
        named,
      );
      if (kept.json === undefined) {
        const { loaded } = kept;
        const instead = loaded.kind === 'page' && !resolved.isListed ? loaded.instead : undefined;
        const said = JSON.stringify(instead ? { kind: 'redirect', ...instead } : loaded);
        kept.json = encodedText(said, resolved.keep === 'always');
        loader.weigh(resolved.key);
      }
      const isDegraded = kept.loaded.kind === 'page' && kept.loaded.degraded;
      const mayBeHad = !isDegraded && !resolved.text?.isPreview;
      const headers = {
        'content-type': 'application/json',
        'cache-control': mayBeHad ? 'no-cache' : 'no-store',
        [RELEASE_HEADER]: resolved.route.release.version,
      };
      return await sendText(kept.json, request, { headers }, mayBeHad);
    } catch (error) {
      if (error instanceof RegistryError) options.onDamage?.();
      return refusal('unavailable', 503, { 'retry-after': '5' });
    }
  }

  /** What networks show for a page. */
  async function answerSocialImage(
    snapshot: CompositionSnapshot,
    url: URL | undefined,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const found = url && resolvePage(snapshot, url, 'data');
    const resolved = found && (await texts.publishedAt(snapshot, found, await texts.siteWideOf(snapshot, found.route)));
    if (!resolved || (!resolved.isListed && makesUpTooMuch(connection))) return text(NOTHING_HERE, 404);
    const busy = () => text('Le service est très sollicité. Réessayez dans un instant.', 503, { 'retry-after': '5' });
    const page = (await loader.load(snapshot, resolved, 'data', shareOfPages(connection)).catch(() => undefined))
      ?.loaded;
    // Networks keep an image for a day, and longer that there is none: neither what stands in for a page nor that it cannot
    // be read now is to be remembered for so long.
    if (!page) return busy();
    if (page.kind !== 'page' || page.status !== 200 || (!resolved.isListed && page.instead))
      return text(NOTHING_HERE, 404);
    const image = page.degraded ? undefined : await drawSocialImage(snapshot, page.head.title, resolved.path);
    if (!image) return busy();
    // What the backend tells may be taken back, and what staff write change: then nobody shows it for a day more.
    const { render, text: written } = resolved.route;
    const cacheControl = render === 'data' || written !== undefined ? 'no-cache' : 'public, max-age=86400';
    const etag = etagOf(Buffer.from(image));
    const headers = { 'content-type': 'image/png', 'cache-control': cacheControl, etag };
    const instead = precondition(request, { etag });
    return new Response(instead ? null : new Uint8Array(image), { status: instead ?? 200, headers });
  }

  return {
    fetch: (request: Request, connection: Connection) => app.fetch(request, connection),
    /** Answers a request that there is no place for. @returns whether it did */
    turnAway(incoming: IncomingMessage, answer: ServerResponse, client: string): boolean {
      const [pathname] = (incoming.url as string).split('?', 1) as [string];
      return isProxied(pathname) && turnAway(incoming, answer, pathname, client);
    },
    /** Tells that other releases are active now. */
    flipped: (snapshot: CompositionSnapshot) => loader.forgetReplaced(snapshot),
  };
}

/** Whose share of a remote's places a page takes. Who sits at this machine evaluates the site, as many visitors. */
const shareOfPages = ({ clientIp, isThisMachine, trace }: Connection) =>
  isThisMachine ? trace.id : clientNetwork(clientIp);

/** What a document is made from, besides its page. */
function snapshotKey({ serial, siteWide }: CompositionSnapshot): string {
  return `${serial}${siteWide?.key ?? ''}`;
}

/** Of an address that no route has: as much as names nobody. */
function firstPart(pathname: string): string {
  const first = `/${pathname.split('/', 2)[1]}`;
  return Object.values<string>(COMPOSER_ADDRESSES).includes(first) ? first : '';
}

/** The page has another address for good; who has followed asks again, for what a remote says may change. */
function redirect(to: string): Response {
  return new Response(null, { status: 301, headers: { location: to, 'cache-control': 'no-cache' } });
}

/** A draft: nobody keeps it or finds it by searching, and the console, which stands on this origin, shows it beside its fields. */
function asPreview(answer: Response): Response {
  const { headers } = answer;
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-frame-options', 'SAMEORIGIN');
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  return answer;
}

/** A sentence instead of what was asked for, which no cache is to keep: by default caches keep a 404. */
function text(body: string, status: number, headers: Record<string, string> = {}): Response {
  const kind = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(body, { status, headers: { ...kind, ...headers } });
}

/** The same for the code of a page. */
function refusal(code: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function sendPlain(body: string, request: Request): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': AN_HOUR };
  return sendText(encodedText(body, false), request, { headers });
}

function sendJson(value: unknown, request: Request): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
  return sendText(encodedText(JSON.stringify(value), false), request, { headers });
}
