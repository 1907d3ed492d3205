import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { DataCache } from './dataCache.ts';
import { composeDocument, type PageContent, type Site } from './document.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';

/** How long rendering a page on the server may take, in milliseconds. */
const RENDER_LIMIT_MS = 5000;

export interface ComposedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly policy: string;
  /** Pages of members are stored nowhere. */
  readonly isPrivate: boolean;
  /** Whether the same page can be sent to the next visitor; false for failures. */
  readonly cacheable: boolean;
}

export type PageAnswer = ComposedPage | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

type Rendered = Awaited<ReturnType<Awaited<ReturnType<CompositionSnapshot['serverOf']>>['render']>>;

export interface PagesOptions extends Site {
  readonly backendUrl: string | undefined;
}

/** Answers the pages of the site from one registry snapshot per request. */
export function createPages({ backendUrl, ...site }: PagesOptions) {
  const { siteUrl, anonKey } = site;
  const rendered = new DataCache<Rendered>({ freshMs: 30_000, staleMs: 600_000, maxEntries: 1000 });

  /** What the remote's renderer gives for a `data` route. */
  async function render(snapshot: CompositionSnapshot, route: SiteRoute, url: URL): Promise<Rendered> {
    const path = url.pathname + declaredQuery(route, url);
    return rendered.get(`${route.release.version} ${path}`, async () => {
      if (!backendUrl) throw new Error('There is no backend');
      const server = await snapshot.serverOf(route.release);
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      return server.render({ path, siteUrl, backend: { url: backendUrl, anonKey, signal } });
    });
  }

  /** The page's data alone, for navigation inside the site. */
  async function data(snapshot: CompositionSnapshot, url: URL): Promise<Rendered | undefined> {
    const route = matchRoute(snapshot.routes, url.pathname)?.route;
    if (!route || route.render === 'client') return undefined;
    if (route.render === 'data') return render(snapshot, route, url);
    const known = await fragment(snapshot, route, url);
    if (known) return known;
    // No such page: the remote says where to go instead.
    return (await snapshot.serverOf(route.release)).render({ path: url.pathname, siteUrl });
  }

  /** The prerendered page of a static route, if there is one for the path. */
  async function fragment(
    snapshot: CompositionSnapshot,
    { release }: SiteRoute,
    url: URL,
  ): Promise<RenderedPage | undefined> {
    const file = release.fragments[decodePath(url.pathname)] ?? release.fragments[url.pathname];
    if (!file) return undefined;
    return JSON.parse(await readFile(join(snapshot.folderOf(release), file), 'utf8')) as RenderedPage;
  }

  async function page(snapshot: CompositionSnapshot, url: URL): Promise<PageAnswer> {
    const redirect = redirectOf(snapshot, url);
    if (redirect) return redirect;
    const match = matchRoute(snapshot.routes, url.pathname);
    if (!match) return shellPage(snapshot, url, 404, snapshot.shellServer.renderNotFound(url.pathname));
    const { route } = match;
    if (route.render === 'client') return memberPage(snapshot, route, url);
    if (route.render === 'static') {
      const rendered = await fragment(snapshot, route, url);
      if (rendered) return compose(snapshot, route, url, rendered);
      return shellPage(snapshot, url, 404, snapshot.shellServer.renderNotFound(url.pathname));
    }
    try {
      const result = await render(snapshot, route, url);
      if (result.kind === 'redirect') return { kind: 'redirect', status: 302, to: result.to };
      return compose(snapshot, route, url, result);
    } catch (error) {
      console.error(`${route.release.name} cannot render ${url.pathname}: ${error}`);
      return shellPage(snapshot, url, 503, snapshot.shellServer.renderUnavailable(url.pathname));
    }
  }

  function compose(snapshot: CompositionSnapshot, route: SiteRoute, url: URL, rendered: RenderedPage): ComposedPage {
    const content: PageContent = { ...rendered, remote: route.release.name };
    const document = composeDocument(snapshot, route, url.pathname, content, site);
    return { kind: 'page', status: rendered.status, isPrivate: false, cacheable: true, ...document };
  }

  function memberPage(snapshot: CompositionSnapshot, route: SiteRoute, url: URL): ComposedPage {
    const pending = snapshot.shellServer.renderPending();
    const head = { title: 'Espace membre', description: 'Espace réservé aux membres.', keywords: [], noindex: true };
    const document = composeDocument(snapshot, route, url.pathname, { ...pending, head }, site);
    return { kind: 'page', status: 200, isPrivate: true, cacheable: true, ...document };
  }

  function shellPage(
    snapshot: CompositionSnapshot,
    url: URL,
    status: 404 | 503,
    content: Omit<PageContent, 'remote'>,
  ): ComposedPage {
    const document = composeDocument(snapshot, undefined, url.pathname, content, site);
    return { kind: 'page', status, isPrivate: false, cacheable: false, ...document };
  }

  return { page, data };
}

function redirectOf(snapshot: CompositionSnapshot, url: URL): PageAnswer | undefined {
  const { pathname, search } = url;
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { kind: 'redirect', status: 301, to: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` };
  }
  const match = matchRoute(snapshot.redirects, pathname);
  if (!match) return undefined;
  const to = match.route.to.replace(/:([^/]+)/g, (_, name) => encodeURIComponent(match.params[name] ?? ''));
  return { kind: 'redirect', status: 301, to: to + search };
}

/** Only what the route declares can change a page, so that nothing else multiplies cached pages. */
function declaredQuery(route: SiteRoute, url: URL): string {
  const kept = new URLSearchParams();
  for (const name of [...route.query].sort())
    for (const value of url.searchParams.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : '';
}

/** Cache key part of a page: its path and the query parameters that matter to it. */
export function pageKey(snapshot: CompositionSnapshot, url: URL): string {
  const route = matchRoute(snapshot.routes, url.pathname)?.route;
  return `${snapshot.revision} ${url.pathname}${route ? declaredQuery(route, url) : ''}`;
}

/** Whether a page can be kept between requests: data pages change under the same address. */
export function isStatic(snapshot: CompositionSnapshot, url: URL): boolean {
  const route = matchRoute(snapshot.routes, url.pathname)?.route;
  return route !== undefined && route.render !== 'data';
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
