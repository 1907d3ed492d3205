import { expect, test } from 'vitest';
import { readArticles, tagToSlug } from './articles.ts';

const articles = await readArticles();

test('gives every article its own slug and id (BLG-007)', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

test.each(articles)('$slug is long enough for its reading time (AMB-19)', ({ content, readTime }) => {
  expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(readTime * 200 * 0.75);
});

test.each(articles)('$slug has French spacing before double punctuation', ({ content, title, excerpt }) => {
  expect(`${title}\n${excerpt}\n${content}`.match(/[^\s\u00a0] ?[;?!»](?!\w)|\w [:]/g)?.filter((found) => !found.includes('\u00a0')) ?? []).toEqual([]);
});

test('turns tags into addresses (CON-010, BLG-018)', () => {
  expect(tagToSlug('Google Ads')).toBe('google-ads');
  expect(tagToSlug('Stratégie')).toBe('stratégie');
});
