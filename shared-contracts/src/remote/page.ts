import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ComponentType } from 'react';
import type { Database as Tables } from '../backend/database.ts';
import type { Contact } from '../brand.ts';
import type { PageHead } from './head.ts';
import type { PublishedSite } from './published.ts';

/** Read access to the backend's tables: the one Supabase client in the browser, plain REST on the server. */
export type Database = Pick<PostgrestClient<Tables>, 'from' | 'rpc'>;

/** What a page's `load` may use. */
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
  /** What staff have published for this page, or are previewing, in place of what its file says; unchecked. */
  readonly text?: unknown;
  /**
   * By path, what staff have published for all pages of the kind that the route names as `texts`, the previewed one among them;
   * unchecked. Absent while nothing is.
   */
  readonly texts?: PublishedTexts;
  /** Who edits the page asks: its data holds the text of its file too, which visitors do not need. */
  readonly isForEditor?: boolean;
  /** What they have published for the whole site, of what the route reads (`RouteDeclaration.reads`). */
  readonly published?: PublishedSite;
}

/** What staff have published instead of what files say: path of the page → text, unchecked. */
export type PublishedTexts = Readonly<Record<string, unknown>>;

/** Where a visitor who comes from inside the site is taken instead of a page that does not exist. @provided */
export interface Instead {
  readonly to: string;
  /** What a toast says there. */
  readonly toast: string;
}

/**
 * What a page's `load` found: its data, a page that says the thing does not exist, or another address. Who opens the
 * address of a missing thing directly sees the page; `instead` is for navigation inside the site.
 *
 * @provided
 */
export type LoadResult<Data> =
  | {
      readonly kind: 'found';
      readonly data: Data;
      /**
       * Something could not be read, and the page makes do without it. Such a page goes to who asked for it and is kept
       * nowhere, neither by the server nor by the browser, which asks again by itself.
       */
      readonly degraded?: boolean;
    }
  | { readonly kind: 'notFound'; readonly data: Data; readonly instead?: Instead }
  | { readonly kind: 'redirect'; readonly to: string };

/** Props of a page component. */
export interface PageProps<Data = undefined> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
}

/** What a page's `head` is made from. */
export interface HeadContext<Data = undefined> extends PageProps<Data> {
  readonly siteUrl: string;
  /** In place of the configured one. */
  readonly contact?: Contact | undefined;
}

/** A page for the sitemap, with the ISO day on which what it says was changed last; null where nobody knows that. @provided */
export type ListedPage = readonly [path: string, changedOn: string | null];

/** The shape of every `*Page.tsx` module of a remote. `Data` must survive JSON. @provided */
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
  /** All paths of a static route whose pattern has parameters. @param texts as `LoadContext.texts` */
  readonly staticPaths?: (texts?: PublishedTexts) => readonly string[] | Promise<readonly string[]>;
  /** All paths of a data route whose pattern has parameters, for the sitemap, where nobody knows when they were changed. */
  readonly sitemapPaths?: (context: Pick<LoadContext, 'database'>) => Promise<readonly string[]>;
  /** The same with the days of their last changes. */
  readonly sitemapPages?: (context: Pick<LoadContext, 'database'>) => Promise<readonly ListedPage[]>;
}

/** `import.meta.glob('../**\/*Page.tsx')` of a remote. @provided */
export type PageImports = Record<string, () => Promise<unknown>>;
