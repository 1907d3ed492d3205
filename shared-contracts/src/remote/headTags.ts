import { brand } from '../brand.ts';
import type { PageHead } from './head.ts';
import { socialImagePath } from './socialImagePath.ts';

/** One element of `<head>`; on navigation it replaces the one of the same tag, `name` or `property`, and key. */
export interface HeadTag {
  readonly key: string;
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * Everything that a page puts into `<head>` (marketing-site §2 "Shared page frame"), the same on the server
 * and after navigation in the browser.
 *
 * @param path path of the page, used as canonical path unless the head names another
 * @param siteUrl public address of the site without a trailing slash
 */
export function headTags(head: PageHead, path: string, siteUrl: string): HeadTag[] {
  const title = `${head.title} | ${brand.name}`;
  const canonical = siteUrl + (head.canonicalPath ?? path);
  const named = (name: string, content: string): HeadTag => ({
    key: '',
    tag: 'meta',
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadTag => ({
    key: '',
    tag: 'meta',
    attributes: { property: name, content },
  });
  return [
    { key: '', tag: 'title', attributes: {}, text: title },
    named('description', head.description),
    named('keywords', head.keywords.join(', ')),
    named('robots', head.noindex ? 'noindex, nofollow' : 'index, follow'),
    // Whoever is told both keeps neither: a page is not for search engines, or another address is its own.
    ...(head.noindex ? [] : [{ key: '', tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    property('og:type', head.type ?? 'website'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', canonical),
    property('og:locale', 'fr_CA'),
    property('og:site_name', brand.name),
    property('og:image', siteUrl + socialImagePath(head.noindex ? '/' : (head.canonicalPath ?? path))),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    ...(head.publishedAt ? [property('article:published_time', head.publishedAt)] : []),
    ...(head.modifiedAt ? [property('article:modified_time', head.modifiedAt)] : []),
    ...(head.feeds ?? []).map(
      ({ title, type, path: feed }, index): HeadTag => ({
        key: `feed:${index}`,
        tag: 'link',
        attributes: { rel: 'alternate', type, title, href: siteUrl + feed },
      }),
    ),
    ...(head.jsonLd ?? []).map(
      (object, index): HeadTag => ({
        key: `jsonld:${index}`,
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: toJsonLd(object),
      }),
    ),
  ];
}

/** `<` is escaped, so that no text can end the script element (CNT-03). */
function toJsonLd(object: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c');
}
