import type { PageHead } from './head.ts';
import type { PreparedRedirect } from './preparePage.ts';

/** Where the composer answers with a page as the server has rendered it: this prefix before the page's path. */
export const PAGE_PREFIX = '/_page';

/**
 * A page for the document that a browser has already, as it comes first: what is on its first screen. Its rest follows in a line of its
 * own; both are from one rendering.
 */
export interface ServedPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  /** Something could not be read: to be asked for again, and not to be kept. */
  readonly degraded?: boolean;
  /** The `<style>` elements that this HTML needs. */
  readonly styles: string;
  /** Up to the end of an element; those around it are not closed. */
  readonly html: string;
}

/** What follows of a page, and is seen later or not at all. */
export interface RestOfPage {
  /** The `<style>` elements that this HTML needs. */
  readonly styles: string;
  readonly html: string;
  readonly head: PageHead;
  /** What it is hydrated with; absent of a page that has none. */
  readonly data?: unknown;
  /** What it needs to answer to the visitor, most wanted first, as site paths. */
  readonly modules: readonly string[];
}

/** What the composer answers there, in the first of two lines of JSON, or in the only one. */
export type ServedAnswer = ServedPage | PreparedRedirect;
