import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { tagToSlug } from '../content/slugs.ts';
import { feedFiles } from './feeds.ts';

const siteUrl = 'https://site.test';
const files = await feedFiles(siteUrl);
const newest = [...(await readArticles())].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
const rss = (path: string) => parseRssFeed(files[path] ?? '');

test('offers every article as RSS with its picture, the newest first', () => {
  const feed = rss('/blog/rss.xml');
  expect(feed).toMatchObject({ title: 'Le carnet de Cimes', link: `${siteUrl}/blog`, language: 'fr-CA' });
  expect(feed.atom?.links?.[0]).toMatchObject({ rel: 'self', href: `${siteUrl}/blog/rss.xml` });
  expect(feed.items?.map(({ link }) => link)).toEqual(newest.map(({ slug }) => `${siteUrl}/blog/${slug}`));
  for (const [index, item] of (feed.items ?? []).entries()) {
    const article = newest[index];
    expect(item).toMatchObject({ title: article?.title, description: article?.excerpt });
    expect(item.guid).toEqual({ value: item.link, isPermaLink: true });
    expect(item.dc?.creators).toEqual([article?.author]);
    expect(item.media?.contents?.[0]).toMatchObject({
      url: `${siteUrl}/social/blog/${article?.slug}.png`,
      medium: 'image',
    });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(item.pubDate ?? ''));
    expect(day).toBe(article?.publishedAt);
  }
});

test('offers every article as JSON Feed with its picture', () => {
  const feed = parseJsonFeed(files['/blog/feed.json'] ?? '');
  expect(feed).toMatchObject({ title: 'Le carnet de Cimes', feed_url: `${siteUrl}/blog/feed.json`, language: 'fr-CA' });
  expect(feed.items?.map(({ url }) => url)).toEqual(newest.map(({ slug }) => `${siteUrl}/blog/${slug}`));
  expect(feed.items?.map(({ content_text }) => content_text)).toEqual(newest.map(({ excerpt }) => excerpt));
  expect(feed.items?.map(({ image }) => image)).toEqual(newest.map(({ slug }) => `${siteUrl}/social/blog/${slug}.png`));
});

test('offers a feed for each tag, also under its address without accents (AMB-13)', () => {
  for (const tag of new Set(newest.flatMap(({ tags }) => tags))) {
    const feed = rss(`/blog/tag/${tagToSlug(tag)}/rss.xml`);
    expect(feed.title).toBe(`Le carnet de Cimes\u00a0: ${tag}`);
    expect(feed.items).toHaveLength(newest.filter(({ tags }) => tags.includes(tag)).length);
  }
  expect(files['/blog/tag/strategie/rss.xml']).toBe(files['/blog/tag/stratégie/rss.xml']);
  expect(rss('/blog/tag/strategie/rss.xml').atom?.links?.[0]?.href).toBe(`${siteUrl}/blog/tag/strat%C3%A9gie/rss.xml`);
});
