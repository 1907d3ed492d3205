/** What a page says about itself in `<head>` (marketing-site §2 "Shared page frame"). @provided */
export interface PageHead {
  /** Title without the brand suffix, which the shell adds. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the canonical address; the page's own path when absent. */
  readonly canonicalPath?: string;
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
  /** Open Graph type; `website` when absent. */
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  /** Days, as ISO dates. The sitemap names the last change of prerendered pages. */
  readonly publishedAt?: string;
  readonly modifiedAt?: string;
  /** Feeds that readers of this page may follow. */
  readonly feeds?: readonly FeedLink[];
  /** schema.org objects, without `@context`. */
  readonly jsonLd?: readonly JsonLd[];
}

/** A feed as `<link rel="alternate">` names it. @provided */
export interface FeedLink {
  readonly title: string;
  readonly type: 'application/rss+xml' | 'application/feed+json';
  /** Path on this site. */
  readonly path: string;
}

/** One schema.org object; `@context` is added where it is written out. @provided */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
