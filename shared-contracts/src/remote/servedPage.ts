import type { PageHead } from './head.ts';
import type { PreparedRedirect } from './preparePage.ts';

/** Where the composer answers with a page as the server has rendered it: this prefix before the page's path. */
export const PAGE_PREFIX = '/_page';

/** A page for the document that a browser has already; all of it is from one rendering. */
export interface ServedPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** What it is hydrated with; absent of a page that has none. */
  readonly data?: unknown;
  /** Something could not be read: to be asked for again, and not to be kept. */
  readonly degraded?: boolean;
  readonly html: string;
  /** The `<style>` elements that it needs. */
  readonly styles: string;
  /** What it needs to answer to the visitor, most wanted first, as site paths. */
  readonly modules: readonly string[];
}

/** What the composer answers there. */
export type ServedAnswer = ServedPage | PreparedRedirect;
