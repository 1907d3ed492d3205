import { expect, test } from 'vitest';
import type { PageHead } from './head.ts';
import { type HeadTag, headTags } from './headTags.ts';

const head: PageHead = { title: 'Neige', description: 'De la neige.', keywords: ['neige', 'hiver'] };
/** What an element is found by → what it says. */
const said = (changes: Partial<PageHead> = {}) =>
  Object.fromEntries(
    headTags({ ...head, ...changes }, '/blog/neige', 'https://site.test').map((tag) => [
      foundBy(tag),
      tag.text ?? tag.attributes.content ?? tag.attributes.href,
    ]),
  );
function foundBy({ key, tag, attributes: { name, property, rel } }: HeadTag): string {
  if (name) return `name:${name}`;
  return property ? `property:${property}` : key || rel || tag;
}

test('says what every page says, for search engines and for networks (CON-035)', () => {
  expect(said()).toEqual({
    title: 'Neige | Cimes',
    'name:description': 'De la neige.',
    'name:keywords': 'neige, hiver',
    'name:robots': 'index, follow',
    canonical: 'https://site.test/blog/neige',
    'property:og:type': 'website',
    'property:og:title': 'Neige | Cimes',
    'property:og:description': 'De la neige.',
    'property:og:url': 'https://site.test/blog/neige',
    'property:og:locale': 'fr_CA',
    'property:og:site_name': 'Cimes',
    'property:og:image': 'https://site.test/social/blog/neige.png',
    'property:og:image:width': '1200',
    'property:og:image:height': '630',
    'property:og:image:alt': 'Neige | Cimes',
    'name:twitter:card': 'summary_large_image',
  });
});

test('a page that is not for search engines says so, and shows no picture of its own', () => {
  expect(said({ noindex: true, canonicalPath: '/blog' })).not.toHaveProperty('canonical');
  expect(said({ noindex: true })).toMatchObject({
    'name:robots': 'noindex, nofollow',
    'property:og:image': 'https://site.test/social/index.png',
  });
});

test('the canonical address is the one that the page names, days and feeds come as they are', () => {
  const feed = { title: 'Articles', type: 'application/rss+xml', path: '/blog/rss.xml' } as const;
  expect(
    said({
      ...{ canonicalPath: '/blog', type: 'article', publishedAt: '2026-01-02', modifiedAt: '2026-03-04' },
      feeds: [feed, { ...feed, path: '/blog/feed.json' }],
      jsonLd: [{ '@type': 'Article', headline: '</script>' }, { '@type': 'Person' }],
    }),
  ).toMatchObject({
    canonical: 'https://site.test/blog',
    'property:og:url': 'https://site.test/blog',
    'property:og:image': 'https://site.test/social/blog.png',
    'property:og:type': 'article',
    'property:article:published_time': '2026-01-02',
    'property:article:modified_time': '2026-03-04',
    'feed:0': 'https://site.test/blog/rss.xml',
    'feed:1': 'https://site.test/blog/feed.json',
    'jsonld:0': '{"@context":"https://schema.org","@type":"Article","headline":"\\u003c/script>"}',
    'jsonld:1': '{"@context":"https://schema.org","@type":"Person"}',
  });
});
