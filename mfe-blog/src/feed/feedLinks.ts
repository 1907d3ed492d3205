import type { FeedLink } from '@agence/shared-contracts/remote/head';
import { feedTexts as texts } from '../content/feed.ts';
import { FEED_PATH, JSON_FEED_PATH, tagFeedPath } from '../content/slugs.ts';

/** The feeds that a page names in its head: the whole blog's and, on the page of a tag, that tag's first. */
export function feedLinks(tag?: string): readonly FeedLink[] {
  const all: FeedLink[] = [
    { title: texts.title, type: 'application/rss+xml', path: FEED_PATH },
    { title: texts.title, type: 'application/feed+json', path: JSON_FEED_PATH },
  ];
  return tag ? [{ title: texts.tagTitle(tag), type: 'application/rss+xml', path: tagFeedPath(tag) }, ...all] : all;
}
