import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Article } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { lastChange } from '../content/dates.ts';
import { feedTexts as texts } from '../content/feed.ts';
import {
  articlePath,
  FEED_PATH,
  JSON_FEED_PATH,
  plainSlug,
  tagFeedPath,
  tagPath,
  tagToSlug,
} from '../content/slugs.ts';

/** Articles appear at eight in the morning in Québec's winter; a day alone would be the day before there. */
const timeOf = (day: string) => new Date(`${day}T13:00:00Z`);

/** How often readers should ask, in minutes. */
const DAILY = 1440;

/**
 * The feeds of the blog as files of its release: everything as RSS and JSON Feed, and RSS for each tag, also under the
 * address without accents (AMB-13). They tell what an article is about, and show its picture; it is read where its tools and links are.
 *
 * @param written what staff have published
 * @returns decoded site path → text
 */
export async function feedFiles(siteUrl: string, written?: PublishedTexts): Promise<Record<string, string>> {
  const articles = [...(await readArticles(written))].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const files: Record<string, string> = {
    [FEED_PATH]: rssOf(articles, { siteUrl, title: texts.title, page: '/blog', feed: FEED_PATH }),
    [JSON_FEED_PATH]: jsonOf(articles, siteUrl),
  };
  for (const tag of new Set(articles.flatMap(({ tags }) => tags))) {
    const tagged = articles.filter(({ tags }) => tags.includes(tag));
    const channel = { siteUrl, title: texts.tagTitle(tag), page: tagPath(tag), feed: tagFeedPath(tag) };
    for (const slug of [tagToSlug(tag), plainSlug(tag)]) files[`/blog/tag/${slug}/rss.xml`] = rssOf(tagged, channel);
  }
  return files;
}

/** What networks show of the article, readers of feeds show too. */
const pictureOf = ({ slug }: Article, siteUrl: string) => siteUrl + socialImagePath(articlePath(slug));

interface Channel {
  readonly siteUrl: string;
  readonly title: string;
  /** Path of the page that the feed follows. */
  readonly page: string;
  /** Path of the feed itself. */
  readonly feed: string;
}

function rssOf(articles: readonly Article[], { siteUrl, title, page, feed }: Channel): string {
  return generateRssFeed({
    title,
    link: siteUrl + page,
    description: texts.description,
    language: 'fr-CA',
    lastBuildDate: timeOf(lastChange(articles)),
    ttl: DAILY,
    atom: { links: [{ href: siteUrl + feed, rel: 'self', type: 'application/rss+xml' }] },
    items: articles.map((article) => ({
      title: article.title,
      link: siteUrl + articlePath(article.slug),
      guid: { value: siteUrl + articlePath(article.slug), isPermaLink: true },
      description: article.excerpt,
      pubDate: timeOf(article.publishedAt),
      categories: [article.category, ...article.tags].map((name) => ({ name })),
      dc: { creators: [article.author] },
      media: { contents: [{ url: pictureOf(article, siteUrl), type: 'image/png', medium: 'image' }] },
    })),
  });
}

function jsonOf(articles: readonly Article[], siteUrl: string): string {
  const feed = generateJsonFeed({
    title: texts.title,
    description: texts.description,
    home_page_url: `${siteUrl}/blog`,
    feed_url: siteUrl + JSON_FEED_PATH,
    language: 'fr-CA',
    items: articles.map((article) => ({
      id: siteUrl + articlePath(article.slug),
      url: siteUrl + articlePath(article.slug),
      title: article.title,
      content_text: article.excerpt,
      date_published: timeOf(article.publishedAt),
      date_modified: timeOf(article.updatedAt ?? article.publishedAt),
      authors: [{ name: article.author }],
      tags: [article.category, ...article.tags],
      image: pictureOf(article, siteUrl),
      language: 'fr-CA',
    })),
  });
  return `${JSON.stringify(feed, null, 2)}\n`;
}
