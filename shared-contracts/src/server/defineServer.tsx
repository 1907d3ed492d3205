import { PostgrestClient } from '@supabase/postgrest-js';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RemoteRoot, type View } from '../platform/RemoteRoot.tsx';
import type { RenderedMarkup } from '../remote/frame.ts';
import type { PageHead } from '../remote/head.ts';
import type { RemoteManifest, RouteDeclaration } from '../remote/manifest.ts';
import type {
  Database,
  Instead,
  ListedPage,
  LoadContext,
  PageImports,
  PageModule,
  PublishedTexts,
} from '../remote/page.ts';
import { type PreparedRedirect, preparePage } from '../remote/preparePage.ts';
import type { PublishedSite } from '../remote/published.ts';
import type { ShellApi } from '../remote/shell.ts';
import { createServerShell } from './serverShell.ts';

/** What a page is rendered for. */
export interface RenderRequest {
  /** Path and query of the page. */
  readonly path: string;
  /** Public address of the site without a trailing slash, or a token that the composer replaces. */
  readonly siteUrl: string;
  /** The site is a public demonstration; static pages are the same there as everywhere. */
  readonly publicDemo?: boolean;
  /** Where the tables are read; absent while static pages are prerendered. */
  readonly backend?: Backend;
  /** What staff have published for the page, or are previewing, in place of what its file says. */
  readonly text?: unknown;
  /** What staff have published for all pages of the kind that the route is made from. */
  readonly texts?: PublishedTexts;
  /** Who edits the page asks; see `LoadContext`. */
  readonly isForEditor?: boolean;
  /** What they have published for the whole site, of what the route reads. */
  readonly published?: PublishedSite;
}

/** The backend as the server reads it: what any visitor may see. */
export interface Backend {
  readonly url: string;
  readonly anonKey: string;
  readonly signal?: AbortSignal;
}

/** What a page says, before it has any markup: all that navigation inside the site needs. */
export interface LoadedPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly routeId: string;
  readonly head: PageHead;
  /** What `load` returned, for hydration; undefined when the page loads nothing. */
  readonly data: unknown;
  /** Something could not be read: the page goes to who asked for it and is kept nowhere. */
  readonly degraded?: boolean;
  /** Where navigation inside the site leads when the thing does not exist. */
  readonly instead?: Instead;
}

/** A page with the markup of the remote's root. */
export interface RenderedPage extends LoadedPage, RenderedMarkup {}

/** A page that can be rendered without waiting for anything. */
export interface RenderablePage extends LoadedPage {
  /** @throws Error when the page's code does */
  readonly render: () => RenderedMarkup;
}

/** The server half of a remote: its manifest, its prerendered paths, and how a page becomes HTML. */
export interface RemoteServer {
  readonly manifest: RemoteManifest;
  /** All paths of static routes. */
  staticPaths(): Promise<string[]>;
  /** Paths of data routes for the sitemap. @throws Error when the backend cannot answer */
  sitemapPaths?(backend: Backend): Promise<string[]>;
  /** The same with the days of their last changes. Releases from before this was there have only the paths. */
  sitemapPages?(backend: Backend): Promise<ListedPage[]>;
  /**
   * The page without its markup. Releases from before this was there have only `render`.
   *
   * @throws Error when no route fits or when code or data cannot be loaded
   */
  load?(request: RenderRequest): Promise<RenderablePage | PreparedRedirect>;
  /** The whole page. @throws Error as `load` does, and when the page's code does */
  render(request: RenderRequest): Promise<RenderedPage | PreparedRedirect>;
  /**
   * Text files that the site serves beside the pages, such as feeds: decoded site path → text.
   *
   * @param siteUrl public address of the site without a trailing slash, or a token that the composer replaces
   * @param texts what staff have published of the kind that routes of the remote name as `texts`
   */
  publicFiles?(siteUrl: string, texts?: PublishedTexts): Promise<Readonly<Record<string, string>>>;
  /**
   * Every page there is, with these texts, of the routes that are made from them: decoded path → ISO day of its last change, or null.
   *
   * @throws Error as `load` does
   */
  pagesWith?(texts: PublishedTexts, siteUrl: string): Promise<Readonly<Record<string, string | null>>>;
}

/**
 * Server counterpart of `defineRemote()`, from the same manifest and pages.
 *
 * @example
 * // src/exposes/server.ts
 * export const { staticPaths, load, render } = defineServer(manifest, import.meta.glob('../**\/*Page.tsx'));
 * export { manifest };
 */
export function defineServer(
  manifest: RemoteManifest,
  pages: PageImports,
): RemoteServer & Required<Pick<RemoteServer, 'load' | 'sitemapPaths' | 'sitemapPages' | 'pagesWith'>> {
  let loading: Promise<void> | undefined;

  /**
   * Loads the pages that are rendered here, in the order of their routes: styled components are named and sorted in the order in which
   * they are made, so that a page has the same bytes wherever it is rendered, whichever was asked for first. One that does not load says
   * so when it is asked for.
   */
  function inOrder(): Promise<void> {
    loading ??= (async () => {
      for (const { page, render } of manifest.routes) if (render !== 'client') await pages[page]?.().catch(() => {});
    })();
    return loading;
  }

  async function load({ path, siteUrl, publicDemo = false, backend, ...written }: RenderRequest) {
    await inOrder();
    const { published } = written;
    const url = new URL(`http://server.invalid${path}`);
    const database = async () => openDatabase(backend);
    const page = await preparePage(manifest, pages, url, { database, siteUrl, ...textsOf(written) });
    if (page.kind === 'redirect') return page;
    const loaded: RenderablePage = {
      kind: 'page',
      status: page.status,
      routeId: page.route.id,
      head: page.module.head({ data: page.data, params: page.params, siteUrl, contact: published?.contact }),
      data: page.data,
      ...(page.degraded ? { degraded: true } : {}),
      ...(page.instead ? { instead: page.instead } : {}),
      render: () =>
        renderMarkup(manifest.name, { page, url }, createServerShell(url, siteUrl, publicDemo, published?.contact)),
    };
    return loaded;
  }

  /** The paths of a static route. */
  async function pathsOf(route: RouteDeclaration, texts?: PublishedTexts): Promise<readonly string[]> {
    await inOrder();
    if (!route.path.includes(':')) return [route.path];
    const module = (await pages[route.page]?.()) as PageModule | undefined;
    if (!module?.staticPaths) throw new Error(`${route.page} must export staticPaths() for ${route.path}`);
    return module.staticPaths(texts);
  }

  async function sitemapPages(backend: Backend): Promise<ListedPage[]> {
    await inOrder();
    const context = { database: async () => openDatabase(backend) };
    const listed = manifest.routes.filter(({ render, sitemap }) => render === 'data' && sitemap !== false);
    const modules = await Promise.all(listed.map(({ page }) => pages[page]?.() as Promise<PageModule>));
    const all = modules.map(async (module) => [
      ...((await module.sitemapPages?.(context)) ?? []),
      ...((await module.sitemapPaths?.(context)) ?? []).map((path): ListedPage => [path, null]),
    ]);
    return (await Promise.all(all)).flat();
  }

  return {
    manifest,
    load,
    async staticPaths() {
      const routes = manifest.routes.filter(({ render }) => render === 'static');
      return (await Promise.all(routes.map((route) => pathsOf(route)))).flat();
    },
    async pagesWith(texts, siteUrl) {
      const routes = manifest.routes.filter((route) => route.render === 'static' && route.texts);
      const paths = (await Promise.all(routes.map((route) => pathsOf(route, texts)))).flat();
      const dated = paths.map(async (path) => {
        const page = await load({ path, siteUrl, texts });
        return page.kind === 'page' && page.status === 200 ? [[path, page.head.modifiedAt ?? null] as const] : [];
      });
      return Object.fromEntries((await Promise.all(dated)).flat());
    },
    sitemapPages,
    sitemapPaths: async (backend) => (await sitemapPages(backend)).map(([path]) => path),
    async render(request) {
      const loaded = await load(request);
      if (loaded.kind === 'redirect') return loaded;
      const { render, ...page } = loaded;
      return { ...page, ...render() };
    },
  };
}

/** What staff have written, as a page is handed it. */
function textsOf({
  text,
  texts,
  isForEditor,
  published,
}: Partial<RenderRequest>): Pick<LoadContext, 'text' | 'texts' | 'isForEditor' | 'published'> {
  return {
    ...(text === undefined ? {} : { text }),
    ...(texts ? { texts } : {}),
    ...(isForEditor ? { isForEditor } : {}),
    ...(published ? { published } : {}),
  };
}

function renderMarkup(name: string, view: View, shell: ShellApi): RenderedMarkup {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <RemoteRoot
          shell={shell}
          views={{ get: () => view, subscribe: () => () => {} }}
          onCommit={() => {}}
          onError={() => {}}
        />,
      ),
      { identifierPrefix: name },
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function openDatabase(backend: Backend | undefined): Database {
  if (!backend) throw new Error('This page reads the backend and cannot be prerendered');
  return new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` },
    fetch: (input, init) => fetch(input, { ...init, signal: backend.signal ?? null }),
    // It would go on asking where the wait is over, and what stands in would come too late to be shown.
    retry: false,
  });
}
