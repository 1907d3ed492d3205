import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { DataCache } from './dataCache.ts';
import { decodePath } from './decodePath.ts';
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

/** A page without its document, and the version of the release that made it. */
export interface PageData {
  readonly rendered: Rendered;
  readonly version: string;
}

export interface PagesOptions extends Site {
  readonly backendUrl: string | undefined;
}

/** Answers the pages of the site from one registry snapshot per request. */
export function createPages({ backendUrl, ...site }: PagesOptions) {
  const { siteUrl, anonKey } = site;
  const rendered = new DataCache<Rendered>({ freshMs: 30_000, staleMs: 600_000, maxEntries: 1000 });
  const composed = new WeakMap<RenderedPage, { readonly revision: number; readonly page: ComposedPage }>();
  const listed = new DataCache<string[]>({ freshMs: 600_000, staleMs: 86_400_000, maxEntries: 100 });

  /** What the remote's renderer gives for an address. */
  async function render(snapshot: CompositionSnapshot, route: SiteRoute, url: URL): Promise<Rendered> {
    const server = await snapshot.serverOf(route.release);
    const path = url.pathname + declaredQuery(route, url);
    if (!backendUrl) return server.render({ path, siteUrl });
    const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
    return server.render({ path, siteUrl, backend: { url: backendUrl, anonKey, signal } });
  }

  /** The same, kept for a moment; addresses that nobody has listed are not, lest they push out those that are. */
  function renderCached(snapshot: CompositionSnapshot, route: SiteRoute, url: URL): Promise<Rendered> {
    const key = `${route.release.version} ${url.pathname}${declaredQuery(route, url)}`;
    return rendered.get(key, () => render(snapshot, route, url));
  }

  /** The page's data alone, for navigation inside the site. */
  async function data(snapshot: CompositionSnapshot, url: URL): Promise<PageData | undefined> {
    const route = matchRoute(snapshot.routes, url.pathname)?.route;
    if (!route || route.render === 'client') return undefined;
    const { version } = route.release;
    if (route.render === 'data') return { rendered: await renderCached(snapshot, route, url), version };
    const known = await fragment(snapshot, route, url);
    if (known) return { rendered: known, version };
    const missing = await render(snapshot, route, url);
    const instead = missing.kind === 'page' ? missing.instead : undefined;
    return { rendered: instead ? { kind: 'redirect', ...instead } : missing, version };
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
    const prerendered = route.render === 'static' ? await fragment(snapshot, route, url) : undefined;
    if (prerendered && declaredQuery(route, url) === '') return compose(snapshot, route, url, prerendered);
    try {
      const isListed = prerendered || route.render === 'data';
      const result = await (isListed ? renderCached : render)(snapshot, route, url);
      if (result.kind === 'redirect') return { kind: 'redirect', status: 302, to: result.to };
      // A path of a static route that was not prerendered does not exist, whatever its page says.
      return compose(snapshot, route, url, isListed ? result : { ...result, status: 404 });
    } catch (error) {
      console.error(`${route.release.name} cannot render ${url.pathname}: ${error}`);
      return shellPage(snapshot, url, 503, snapshot.shellServer.renderUnavailable(url.pathname));
    }
  }

  /** Composes a page once for as long as its rendering is kept and the releases stay the same. */
  function compose(snapshot: CompositionSnapshot, route: SiteRoute, url: URL, rendered: RenderedPage): ComposedPage {
    const known = composed.get(rendered);
    if (known?.revision === snapshot.revision) return known.page;
    const content: PageContent = { ...rendered, remote: route.release.name };
    const { status } = rendered;
    const document = composeDocument(snapshot, route, url.pathname, content, site);
    const page: ComposedPage = { kind: 'page', status, isPrivate: false, cacheable: status === 200, ...document };
    composed.set(rendered, { revision: snapshot.revision, page });
    return page;
  }

  function memberPage(snapshot: CompositionSnapshot, route: SiteRoute, url: URL): ComposedPage {
    const pending = snapshot.shellServer.renderPending();
    const head = {
      title: 'Espace membre',
      description: 'Espace réservé aux membres.',
      keywords: ['espace membre', 'formations'],
      noindex: true,
    };
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

  /** The data routes' addresses, for the sitemap; without those of a remote that cannot list them now. */
  async function sitemapPaths({ remotes, serverOf }: CompositionSnapshot): Promise<string[]> {
    if (!backendUrl) return [];
    const lists = remotes.map(async (release) => {
      const server = await serverOf(release);
      return listed.get(release.name, async () => {
        const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
        return (await server.sitemapPaths?.({ url: backendUrl, anonKey, signal })) ?? [];
      });
    });
    const settled = await Promise.allSettled(lists);
    return settled.flatMap((list, index) => {
      if (list.status === 'fulfilled') return list.value;
      console.error(`${remotes[index]?.name} cannot list its pages: ${list.reason}`);
      return [];
    });
  }

  return { page, data, sitemapPaths };
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

/** Whether a page can be kept between requests: not what changes under the same address, nor what anybody may ask. */
export function isStatic(snapshot: CompositionSnapshot, url: URL): boolean {
  const route = matchRoute(snapshot.routes, url.pathname)?.route;
  return route !== undefined && route.render !== 'data' && declaredQuery(route, url) === '';
}
