import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@agence/backend/edge/clientAddress';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { securityKind } from '@agence/backend/edge/securityKind';
import type { Release } from '@agence/shared-contracts/remote/release';
import { BACKEND_ADDRESSES, COMPOSER_ADDRESSES, PROBE_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { pageOfSocialImage } from '@agence/shared-contracts/remote/socialImagePath';
import { Hono } from 'hono';
import { BROKEN_ADDRESS } from '../fallback/rollBackBroken.ts';
import { backendRoute } from '../log/backendRoute.ts';
import { createLog } from '../log/createLog.ts';
import { whereOf } from '../log/Trace.ts';
import { wholeSecurityLog } from '../log/wholeSecurityLog.ts';
import { countTraffic, TRAFFIC_ADDRESS } from '../measures/countTraffic.ts';
import { MEASURES_ADDRESS } from '../measures/createMeasuring.ts';
import type { Traffic } from '../measures/readBeacon.ts';
import { siteStatus } from '../measures/siteStatus.ts';
import { isStaff } from '../measures/staff.ts';
import { createVisits } from '../preview/createVisits.ts';
import type { ComposerOptions } from './Answering.ts';
import { createData } from './answerData.ts';
import { createPages } from './answerPage.ts';
import { createPictures } from './answerSocialImage.ts';
import { AN_HOUR, createAssets, IMMUTABLE, isFeed, sendFeed } from './assets.ts';
import { createMadeUp } from './createMadeUp.ts';
import type { Connection } from './createSiteServer.ts';
import { decodePath } from './decodePath.ts';
import { encodedText, sendText } from './encodedText.ts';
import { INERT_POLICY, SECURITY_HEADERS } from './headers.ts';
import { IMPORT_MAP_PREFIX, importMapOf, type ReleaseId, releasesOfImportMap } from './importMaps.ts';
import { LATER_PREFIX, laterParts, releasesOfLater } from './laterParts.ts';
import { pageOfStyles, STYLES_PREFIX } from './laterStyles.ts';
import { createLoader } from './load.ts';
import { namesHost } from './namesHost.ts';
import { createTurnAway } from './overload.ts';
import { NOTHING_HERE, refusal, sendJson, sendPlain, text } from './plainAnswers.ts';
import { isBackendPath, isEvaluationPath, proxyToBackend } from './proxy.ts';
import { createPublishedReleases } from './publishedReleases.ts';
import { resolve } from './resolve.ts';
import { PART, robotsTxt, securityTxt, sitemapXml } from './seoFiles.ts';
import { siteListing } from './siteListing.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { SPECULATION_RULES_ADDRESS, speculationRules } from './speculationRules.ts';
import { createTexts } from './texts.ts';
import { writtenPages } from './writtenPages.ts';

/** Of the path of a page, in characters: no page's is a tenth of it. */
const MAX_PATH = 1024;

/** The composition server as a Web-standard handler. */
export function createComposer(options: ComposerOptions) {
  const { dataDir, current, siteUrl, backendUrl, anonKey, fallbacks, canaries, measuring, log = createLog() } = options;
  const publishedOf = createPublishedReleases({ dataDir, current, lookAgain: options.lookAgain });
  const assets = createAssets(dataDir, siteUrl, publishedOf, options.onDamage, options.files);
  const loader = createLoader({ ...options, log });
  const texts = createTexts({ backendUrl, anonKey, siteUrl, isProduction: options.isProduction, log });
  const visits = createVisits({ ...options, log });
  const answering = { options, loader, texts, makesUpTooMuch: createMadeUp(), log };
  const { answerPage, answerStyles } = createPages(answering);
  const answerData = createData(answering);
  const answerSocialImage = createPictures(answering);
  const rules = encodedText(speculationRules, false);
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
    const [{ pages, isWhole }, written] = await Promise.all([loader.sitemapPages(snapshot), texts.site(snapshot)]);
    const cacheControl = isWhole && written.isWhole ? 'no-cache' : 'no-store';
    const headers = { 'content-type': 'application/xml', 'cache-control': cacheControl };
    const listed = sitemapXml(snapshot, siteUrl, pages, written, req.query(PART));
    if (listed === undefined) return text('Not found', 404);
    return sendText(encodedText(listed, false), req.raw, { headers }, cacheControl === 'no-cache');
  });
  for (const wanted of ['data', 'page'] as const) {
    const prefix = COMPOSER_ADDRESSES[wanted];
    app.get(`${prefix}/*`, ({ req, env }) => {
      const url = new URL(req.url);
      const page = pageUrl(url.pathname.slice(prefix.length) + url.search);
      return visits.answer(req.raw, env, (snapshot) => answerData(wanted, snapshot, page, req.raw, env));
    });
  }
  app.get(`${COMPOSER_ADDRESSES.social}/*`, async ({ req, env }) => {
    const url = pageUrl(pageOfSocialImage(new URL(req.url).pathname) ?? '');
    return answerSocialImage(current(), url, req.raw, env);
  });
  app.get(COMPOSER_ADDRESSES.texts, async ({ req }) => {
    const asked = req.query('adresse');
    const said = asked === undefined ? await writtenPages(current()) : { isFree: await mayBegin(asked) };
    return sendJson(said, req.raw);
  });
  app.get(`${STYLES_PREFIX}*`, ({ req, env }) => {
    const styles = pageOfStyles(new URL(req.url).pathname);
    if (!styles || !pageUrl(styles.path)) return text(NOTHING_HERE, 404);
    return visits.answer(req.raw, env, (snapshot) => answerStyles(snapshot, styles, req.raw, env));
  });
  for (const [prefix, textAt] of [
    [IMPORT_MAP_PREFIX, importMapAt],
    [LATER_PREFIX, laterAt],
  ] as const) {
    app.get(`${prefix}*`, async ({ req }) => {
      const text = await textAt(new URL(req.url).pathname);
      if (text === undefined) return refusal('outdated', 404);
      const headers = { 'content-type': 'application/json', 'cache-control': IMMUTABLE };
      return sendText(encodedText(text, true), req.raw, { headers });
    });
  }
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
  app.get(SPECULATION_RULES_ADDRESS, ({ req }) => {
    const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': AN_HOUR };
    return sendText(rules, req.raw, { headers });
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
    const releases = await allOf(releasesOfImportMap(path));
    return releases && importMapOf(releases);
  }

  /** Likewise what a page has left for later. */
  async function laterAt(path: string): Promise<string | undefined> {
    const named = releasesOfLater(path);
    const releases = await allOf(named?.releases);
    return named && releases && JSON.stringify(laterParts({ ...named, releases }));
  }

  /** Releases that an address names; undefined where it is no such address, or without one of them. */
  async function allOf(ids: readonly ReleaseId[] | undefined): Promise<readonly Release[] | undefined> {
    const { isWithdrawn, isNamed } = current();
    // With each name once that are as many as the site has releases at most.
    if (!ids || ids.some(({ name, version }) => !isNamed(name) || isWithdrawn(name, version))) return undefined;
    const releases = await Promise.all(ids.map(({ name, version }) => publishedOf(name, version)));
    return releases.every((release) => release !== undefined) ? releases : undefined;
  }

  /** The address of a page of this site; none for `//other.example/x`, which would be another host's. */
  function pageUrl(path: string): URL | undefined {
    return /^\/(?!\/)/.test(path) ? new URL(path, siteUrl) : undefined;
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

/** Of an address that no route has: as much as names nobody. */
function firstPart(pathname: string): string {
  const first = `/${pathname.split('/', 2)[1]}`;
  return Object.values<string>(COMPOSER_ADDRESSES).includes(first) ? first : '';
}
