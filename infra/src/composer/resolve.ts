import { compileRoutes, type RouteMatch } from '@agence/shared-contracts/remote/matchRoute';
import type { PublishedSite } from '@agence/shared-contracts/remote/published';
import type { Release } from '@agence/shared-contracts/remote/release';
import { isHot } from './baseOf.ts';
import { decodePath } from './decodePath.ts';
import { oneSpelling } from './oneSpelling.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';
import type { PageText } from './texts.ts';

/**
 * How long what a page says is kept: as long as the release, for a moment (what the backend said), or not at all (sources
 * that change, previews, and addresses that nobody has listed, lest they push out those that are).
 */
type Keep = 'always' | 'moment' | 'never';

/** Everything that the address alone decides about a page. */
export interface ResolvedPage {
  readonly kind: 'page';
  readonly route: SiteRoute;
  /** As the address has it. */
  readonly path: string;
  /** The query parameters that the route declares, in one order, as `?a=1&b=2`; empty without any. */
  readonly query: string;
  /** The path as its release lists the prerendered page, if it does. */
  readonly fragment: string | undefined;
  /** A path of a static route that was not prerendered does not exist, whatever its page says. */
  readonly isListed: boolean;
  readonly keep: Keep;
  /** What the page is kept under. */
  readonly key: string;
  /** What stands in place of the text of its file. */
  readonly text?: PageText;
  /** What it shows of what is published for the whole site. */
  readonly published?: PublishedSite;
}

export interface Redirect {
  readonly kind: 'redirect';
  readonly to: string;
}

interface Missing {
  readonly kind: 'missing';
}

/** The first step of every page: what an address is. */
export function resolve(snapshot: CompositionSnapshot, url: URL): Redirect | Missing | ResolvedPage {
  const page = redirectOf(snapshot, url) ?? resolvePage(snapshot, url, 'document');
  if (page && (page.kind === 'redirect' || page.isListed)) return page;
  return lowerCase(snapshot, url) ?? page ?? { kind: 'missing' };
}

/**
 * The page at an address, matched once.
 *
 * @param purpose navigation inside the site asks for `data`: those of a prerendered page are whole, and the browser
 *   applies the query itself
 */
export function resolvePage(
  { routes, shell, preview }: Pick<CompositionSnapshot, 'routes' | 'shell' | 'preview'>,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  purpose: 'document' | 'data',
): ResolvedPage | undefined {
  // Matching passes over empty segments, and an address has one spelling.
  const match = pathname.includes('//') ? undefined : compiled(routes)(pathname);
  if (!match) return undefined;
  const { route, params } = match;
  const isMembers = route.render === 'client';
  if (isMembers && purpose === 'data') return undefined;
  const { fragments } = route.release;
  const isStatic = route.render === 'static';
  const fragment = isStatic
    ? [decodePath(pathname), pathname].find((path) => Object.hasOwn(fragments, path))
    : undefined;
  const isListed = !isStatic || fragment !== undefined;
  // Members' pages are the shell's own frame, the same for every query.
  const readsQuery = !isMembers && (fragment === undefined || purpose === 'document');
  const query = readsQuery ? declaredQuery(route, searchParams) : '';
  // Of an address with parameters nobody here knows whether it exists: made-up ones shall not stay, nor be compressed at length.
  const isMadeUp = isMembers && Object.keys(params).length > 0;
  const changes = route.render === 'data' || query !== '' || isMadeUp;
  return {
    kind: 'page',
    route,
    path: pathname,
    query,
    fragment,
    isListed,
    keep: isListed ? keepOf(preview, route, changes) : 'never',
    key: `${releaseKey(isMembers ? shell : route.release)} ${pathname}${query}`,
  };
}

/** The route that answers at a path, if one does. */
export function routeAt({ routes }: Pick<CompositionSnapshot, 'routes'>, pathname: string): SiteRoute | undefined {
  return compiled(routes)(pathname)?.route;
}

/** How long a page that is there is kept. @param changes whether it says more than its release does */
export function keepOf(preview: unknown, route: SiteRoute, changes: boolean): Keep {
  return preview || isHot(route.release) || route.isKey ? 'never' : changes ? 'moment' : 'always';
}

/**
 * Whether what is made of a page is worth the best compression: it lasts, or is the same again when it is read anew. Queries that
 * anybody can make up are not, nor what is not there.
 */
export function isWorthBest({ keep, query }: Pick<ResolvedPage, 'keep' | 'query'>, status: number): boolean {
  return keep === 'always' || (keep === 'moment' && query === '' && status === 200);
}

/** What the keys of a release's pages begin with, before a space. */
export function releaseKey({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function redirectOf({ redirects }: CompositionSnapshot, { pathname, search }: URL): Redirect | undefined {
  const spelt = oneSpelling(pathname);
  if (spelt !== pathname) return { kind: 'redirect', to: spelt + search };
  const match = compiled(redirects)(pathname);
  if (!match) return undefined;
  const to = match.route.to.replace(/:([^/]+)/g, (_, name) => encodeURIComponent(match.params[name] ?? ''));
  return { kind: 'redirect', to: to + search };
}

/** Who types an address in capitals finds what is there in small letters. */
function lowerCase(snapshot: CompositionSnapshot, { pathname, search, searchParams }: URL): Redirect | undefined {
  // Of an escape the letters are digits.
  const lower = pathname.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (lower === pathname) return undefined;
  const page = resolvePage(snapshot, { pathname: lower, searchParams }, 'document');
  return page?.isListed ? { kind: 'redirect', to: lower + search } : undefined;
}

/** Only what the route declares can change a page, so that nothing else multiplies kept pages. */
function declaredQuery(route: SiteRoute, asked: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...route.query].sort()) for (const value of asked.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : '';
}

const matchers = new WeakMap<readonly object[], (pathname: string) => RouteMatch<never> | undefined>();

/** The matcher of a snapshot's routes or redirects, compiled once. */
function compiled<Route extends { readonly path: string }>(routes: readonly Route[]) {
  const matcher = matchers.get(routes) ?? compileRoutes(routes);
  matchers.set(routes, matcher as never);
  return matcher as (pathname: string) => RouteMatch<Route> | undefined;
}
