import { PostgrestClient } from '@supabase/postgrest-js';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RemoteRoot } from '../platform/RemoteRoot.tsx';
import type { PageHead } from '../remote/head.ts';
import type { RemoteManifest } from '../remote/manifest.ts';
import type { Database, Instead, PageImports, PageModule } from '../remote/page.ts';
import { type PreparedRedirect, preparePage } from '../remote/preparePage.ts';
import { createServerShell } from './serverShell.ts';

export interface RenderRequest {
  /** Path and query of the page. */
  readonly path: string;
  /** Public address of the site without a trailing slash, or a token that the composer replaces. */
  readonly siteUrl: string;
  /** Where the tables are read; absent while static pages are prerendered. */
  readonly backend?: Backend;
}

/** The backend as the server reads it: what any visitor may see. */
export interface Backend {
  readonly url: string;
  readonly anonKey: string;
  readonly signal?: AbortSignal;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly routeId: string;
  /** Markup of the remote's root. */
  readonly html: string;
  /** `<style>` elements of styled-components. */
  readonly styles: string;
  readonly head: PageHead;
  /** What `load` returned, for hydration; undefined when the page loads nothing. */
  readonly data: unknown;
  /** Where navigation inside the site leads when the thing does not exist. */
  readonly instead?: Instead;
}

/** The server half of a remote: its manifest, its prerendered paths, and how a page becomes HTML. */
export interface RemoteServer {
  readonly manifest: RemoteManifest;
  /** All paths of static routes. */
  staticPaths(): Promise<string[]>;
  /** Paths of data routes for the sitemap. @throws Error when the backend cannot answer */
  sitemapPaths?(backend: Backend): Promise<string[]>;
  /** @throws Error when no route fits or when code or data cannot be loaded */
  render(request: RenderRequest): Promise<RenderedPage | PreparedRedirect>;
  /**
   * Text files that the site serves beside the pages, such as feeds: decoded site path → text.
   *
   * @param siteUrl public address of the site without a trailing slash, or a token that the composer replaces
   */
  publicFiles?(siteUrl: string): Promise<Readonly<Record<string, string>>>;
}

/** Server counterpart of `defineRemote()`, from the same manifest and pages. */
export function defineServer(manifest: RemoteManifest, pages: PageImports): RemoteServer {
  return {
    manifest,
    async staticPaths() {
      const paths: string[] = [];
      for (const route of manifest.routes) {
        if (route.render !== 'static') continue;
        if (!route.path.includes(':')) paths.push(route.path);
        else {
          const module = (await pages[route.page]?.()) as PageModule | undefined;
          if (!module?.staticPaths) throw new Error(`${route.page} must export staticPaths() for ${route.path}`);
          paths.push(...(await module.staticPaths()));
        }
      }
      return paths;
    },
    async sitemapPaths(backend) {
      const database = async () => openDatabase(backend);
      const listed = manifest.routes.filter(({ render, sitemap }) => render === 'data' && sitemap !== false);
      const modules = await Promise.all(listed.map(({ page }) => pages[page]?.() as Promise<PageModule>));
      return (await Promise.all(modules.map((module) => module.sitemapPaths?.({ database }) ?? []))).flat();
    },
    async render({ path, siteUrl, backend }) {
      const url = new URL(path, 'http://server.invalid');
      const database = async () => openDatabase(backend);
      const page = await preparePage(manifest, pages, url, { database, siteUrl });
      if (page.kind === 'redirect') return page;
      const sheet = new ServerStyleSheet();
      try {
        const view = { page, url };
        const html = renderToString(
          sheet.collectStyles(
            <RemoteRoot
              shell={createServerShell(url, siteUrl)}
              views={{ get: () => view, subscribe: () => () => {} }}
              onCommit={() => {}}
              onError={() => {}}
            />,
          ),
          { identifierPrefix: manifest.name },
        );
        return {
          kind: 'page',
          status: page.status,
          routeId: page.route.id,
          html,
          styles: sheet.getStyleTags(),
          head: page.module.head({ data: page.data, params: page.params, siteUrl }),
          data: page.data,
          ...(page.instead ? { instead: page.instead } : {}),
        };
      } finally {
        sheet.seal();
      }
    },
  };
}

function openDatabase(backend: Backend | undefined): Database {
  if (!backend) throw new Error('This page reads the backend and cannot be prerendered');
  return new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` },
    fetch: (input, init) => fetch(input, { ...init, signal: backend.signal ?? null }),
  });
}
