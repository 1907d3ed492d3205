import type { RemoteManifest, RouteDeclaration } from './manifest.ts';
import { matchRoute } from './matchRoute.ts';
import type { Instead, LoadContext, PageImports, PageModule } from './page.ts';

/** A page with its code and data, ready to be rendered without waiting for anything. */
export interface PreparedPage {
  readonly kind: 'page';
  readonly route: RouteDeclaration;
  readonly params: Readonly<Record<string, string>>;
  readonly module: PageModule<unknown>;
  readonly data: unknown;
  readonly status: 200 | 404;
  /** Something could not be read: to be asked for again, and not to be kept. */
  readonly degraded?: boolean | undefined;
  readonly instead?: Instead;
}

/** The page lives at another address. */
export interface PreparedRedirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** What a toast says when the visitor arrives. */
  readonly toast?: string;
}

/** What the server has already found for a page, so that the browser does not load it again. */
export type ServerData =
  | {
      readonly kind?: 'page';
      readonly data?: unknown;
      readonly status: 200 | 404;
      readonly degraded?: boolean;
      /** Whether the server's HTML of the page is there too. */
      readonly served?: boolean;
    }
  | PreparedRedirect;

/**
 * Loads the code and the data of the page at `url`.
 *
 * @throws Error when no route of the remote fits, or when code or data cannot be loaded
 */
export async function preparePage(
  manifest: RemoteManifest,
  pages: PageImports,
  url: URL,
  context: Pick<LoadContext, 'database' | 'siteUrl' | 'text' | 'texts' | 'isForEditor' | 'published'>,
  fromServer?: (route: RouteDeclaration) => Promise<ServerData | undefined>,
): Promise<PreparedPage | PreparedRedirect> {
  const match = matchRoute(manifest.routes, url.pathname);
  if (!match) throw new Error(`${manifest.name} has no route for ${url.pathname}`);
  const { route, params } = match;
  const load = pages[route.page];
  if (!load) throw new Error(`${manifest.name}: route ${route.id} names the missing page ${route.page}`);
  // The data of a `data` route is fetched beside its code; other pages say with their code whether they have any.
  const early = route.render === 'data' ? fromServer?.(route) : undefined;
  const [module, earlyData] = await Promise.all([load() as Promise<PageModule<unknown>>, early]);
  const known = earlyData ?? (module.load && route.render === 'static' ? await fromServer?.(route) : undefined);
  if (known?.kind === 'redirect') return known;
  const page = { kind: 'page', route, params, module } as const;
  if (known) {
    if (!known.served) await module.loadParts?.(known.data);
    return { ...page, data: known.data, status: known.status, degraded: known.degraded };
  }
  if (!module.load) return { ...page, data: undefined, status: 200 };
  const result = await module.load({ path: url.pathname, params, search: url.searchParams, ...context });
  if (result.kind === 'redirect') return { kind: 'redirect', to: result.to };
  await module.loadParts?.(result.data);
  if (result.kind === 'found') return { ...page, data: result.data, status: 200, degraded: result.degraded };
  const instead = result.instead && { instead: result.instead };
  return { ...page, data: result.data, status: 404, ...instead };
}
