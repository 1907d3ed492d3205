import { DATA_PREFIX, RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import { pageOfSocialImage, SOCIAL_PREFIX } from '@agence/shared-contracts/remote/socialImagePath';
import { Hono } from 'hono';
import { createAssets, IMMUTABLE } from './assets.ts';
import type { Site } from './document.ts';
import { hasAnalytics, INERT_POLICY, INTEGRITY_POLICY, SECURITY_HEADERS } from './headers.ts';
import { IMPORT_MAP_PREFIX, rememberedImportMap } from './importMaps.ts';
import { PageCache, preparePage, type StoredPage } from './pageCache.ts';
import { type ComposedPage, createPages, isStatic, pageKey } from './pages.ts';
import { isBackendPath, proxyToBackend } from './proxy.ts';
import { robotsTxt, sitemapXml } from './seoFiles.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { createSocialImages } from './socialImages.ts';

export interface ComposerOptions extends Site {
  readonly dataDir: string;
  /** The snapshot that new requests use. */
  readonly current: () => CompositionSnapshot;
  /** Hosts that the site answers to. */
  readonly hosts: readonly string[];
  readonly backendUrl: string | undefined;
}

/** What the platform knows of a request besides the request itself. */
export interface Connection {
  readonly clientIp: string;
}

/** Of the path of a page, in characters: no page's is a tenth of it. */
const MAX_PATH = 1024;

/** The composition server as a Web-standard handler. */
export function createComposer(options: ComposerOptions) {
  const { dataDir, current, siteUrl, backendUrl, anonKey } = options;
  const assets = createAssets(dataDir, siteUrl);
  const pages = createPages(options);
  const drawSocialImage = createSocialImages();
  const cache = new PageCache();
  const prepared = new WeakMap<ComposedPage, Promise<StoredPage>>();
  const strict = !hasAnalytics(options.config);
  const app = new Hono<{ Bindings: Connection }>();

  app.use(async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!options.hosts.includes(host)) context.res = text('Misdirected request', 421);
    else if (context.req.path.length > MAX_PATH && !isBackendPath(context.req.path))
      context.res = text('Cette adresse est trop longue.', 414);
    else await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.res.headers.set(name, value);
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', INERT_POLICY);
    }
  });

  app.get('/healthz', () => Response.json({ status: 'ok', revision: current().revision }));
  app.get('/robots.txt', () => text(robotsTxt(siteUrl)));
  app.get('/sitemap.xml', async () => {
    const snapshot = current();
    const sitemap = sitemapXml(snapshot, siteUrl, await pages.sitemapPaths(snapshot));
    return new Response(sitemap, { headers: { 'content-type': 'application/xml' } });
  });
  app.get(`${DATA_PREFIX}/*`, async ({ req }) => {
    const url = new URL(req.url);
    const page = pageUrl(url.pathname.slice(DATA_PREFIX.length) + url.search);
    try {
      const answer = page && (await pages.data(current(), page));
      if (!answer) return Response.json({ code: 'not_found' }, { status: 404 });
      const { rendered, version } = answer;
      const {
        html: _,
        styles: __,
        ...data
      } = rendered.kind === 'page' ? rendered : { ...rendered, html: '', styles: '' };
      return Response.json(data, { headers: { 'cache-control': 'no-cache', [RELEASE_HEADER]: version } });
    } catch {
      return Response.json({ code: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
    }
  });
  app.get(`${SOCIAL_PREFIX}/*`, async ({ req }) => {
    const snapshot = current();
    const url = pageUrl(pageOfSocialImage(new URL(req.url).pathname) ?? '');
    if (!url) return text('Not found', 404);
    const page = (await pages.data(snapshot, url).catch(() => undefined))?.rendered;
    if (page?.kind !== 'page' || page.status !== 200) return text('Not found', 404);
    const image = await drawSocialImage(snapshot, page.head.title, url.pathname);
    if (!image) return text('Busy', 503, { 'retry-after': '5' });
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
    return new Response(new Uint8Array(image), { headers });
  });
  app.get(`${IMPORT_MAP_PREFIX}*`, ({ req }) => {
    const text = rememberedImportMap(new URL(req.url).pathname);
    if (text === undefined) return Response.json({ code: 'outdated' }, { status: 404 });
    return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': IMMUTABLE } });
  });
  app.get(
    '/r/*',
    async ({ req }) => (await assets.releaseFile(new URL(req.url).pathname, req.raw)) ?? text('Not found', 404),
  );
  app.all('*', async (context) => {
    const url = new URL(context.req.url);
    if (isBackendPath(url.pathname)) return proxyToBackend(context.req.raw, backendUrl, context.env.clientIp, anonKey);
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return text('Method not allowed', 405, { allow: 'GET, HEAD' });
    const snapshot = current();
    return (
      (await assets.publicFile(snapshot, url.pathname, context.req.raw)) ?? sendPage(snapshot, url, context.req.raw)
    );
  });
  app.onError((error) => {
    console.error(error);
    return text('Une erreur est survenue. Réessayez dans un instant.', 500);
  });

  /** The address of a page of this site; none for `//other.example/x`, which would be another host's. */
  function pageUrl(path: string): URL | undefined {
    return /^\/(?!\/)/.test(path) ? new URL(path, siteUrl) : undefined;
  }

  async function sendPage(snapshot: CompositionSnapshot, url: URL, request: Request): Promise<Response> {
    const key = pageKey(snapshot, url);
    const kept = isStatic(snapshot, url) ? cache.get(key) : undefined;
    if (kept) return toResponse(kept, request, strict);
    const answer = await pages.page(snapshot, url);
    if (answer.kind === 'redirect') {
      return new Response(null, {
        status: answer.status,
        headers: { location: answer.to, 'cache-control': 'no-cache' },
      });
    }
    const keep = answer.cacheable && isStatic(snapshot, url);
    return toResponse(await (keep ? cache.store(key, answer) : prepareOnce(answer)), request, strict);
  }

  /** The page of a data route stays the same until it is rendered again. */
  function prepareOnce(page: ComposedPage): Promise<StoredPage> {
    const preparing = prepared.get(page) ?? preparePage(page);
    prepared.set(page, preparing);
    return preparing;
  }

  return { fetch: (request: Request, connection: Connection) => app.fetch(request, connection) };
}

function toResponse({ page, etag, bodies }: StoredPage, request: Request, strict: boolean): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.isPrivate ? 'private, no-store' : 'no-cache',
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    etag,
  });
  if (strict) headers.set('integrity-policy', INTEGRITY_POLICY);
  if (page.status === 503) headers.set('retry-after', '10');
  const unchanged = page.status === 200 && !page.isPrivate && request.headers.get('if-none-match') === etag;
  if (unchanged) return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}

function text(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
