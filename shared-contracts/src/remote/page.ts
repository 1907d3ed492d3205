import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ComponentType } from 'react';
import type { PageHead } from './head.ts';

/** Read access to the backend's tables: the one Supabase client in the browser, plain REST on the server. */
// biome-ignore lint/suspicious/noExplicitAny: rows are parsed with the schemas of `@agence/shared-contracts/backend`.
export type Database = Pick<PostgrestClient<any, any, any>, 'from' | 'rpc'>;

export interface LoadContext {
  /** Path of the page, as in `location.pathname`. */
  readonly path: string;
  /** Parameters of the route's path pattern, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Opens the backend; calling it in the browser loads the Supabase client, so only call it when needed. */
  readonly database: () => Promise<Database>;
  /** Public address of the site without a trailing slash, for absolute links in structured data. */
  readonly siteUrl: string;
}

/** Where a visitor who comes from inside the site is taken instead of a page that does not exist. */
export interface Instead {
  readonly to: string;
  /** What a toast says there. */
  readonly toast: string;
}

/**
 * What a page's `load` found: its data, a page that says the thing does not exist, or another address. Who opens the
 * address of a missing thing directly sees the page; `instead` is for navigation inside the site.
 */
export type LoadResult<Data> =
  | { readonly kind: 'found'; readonly data: Data }
  | { readonly kind: 'notFound'; readonly data: Data; readonly instead?: Instead }
  | { readonly kind: 'redirect'; readonly to: string };

export interface PageProps<Data = undefined> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
}

export interface HeadContext<Data = undefined> extends PageProps<Data> {
  readonly siteUrl: string;
}

/** The shape of every `*Page.tsx` module of a remote. `Data` must survive JSON. */
export interface PageModule<Data = never> {
  readonly default: ComponentType<PageProps<Data>>;
  readonly head: (context: HeadContext<Data>) => PageHead;
  /** Runs where the route is rendered: when built, on the server, or, for `client` routes, in the browser. */
  readonly load?: (context: LoadContext) => Promise<LoadResult<Data>>;
  /**
   * Loads the parts of the page that are kept in code of their own, wherever the page is rendered anew: on the server and
   * after navigation. Not called where the browser hydrates served HTML, parts of which may stay as they are.
   */
  readonly loadParts?: (data: Data) => Promise<unknown>;
  /** All paths of a static route whose pattern has parameters. */
  readonly staticPaths?: () => readonly string[] | Promise<readonly string[]>;
  /** All paths of a data route whose pattern has parameters, for the sitemap. */
  readonly sitemapPaths?: (context: Pick<LoadContext, 'database'>) => Promise<readonly string[]>;
}

/** `import.meta.glob('../**\/*Page.tsx')` of a remote. */
export type PageImports = Record<string, () => Promise<unknown>>;
