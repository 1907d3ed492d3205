import { expect, test } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { coverNames, coverOf } from './coverOf.ts';

const articles = await readArticles();

test('every article names a cover of its own subject, with a text of its own (BLG-016)', () => {
  for (const { image } of articles) expect(coverNames).toContain(image);
  const covers = articles.map(coverOf);
  expect(new Set(covers.map(({ src }) => src)).size).toBe(articles.length);
  expect(new Set(covers.map(({ alt }) => alt)).size).toBe(articles.length);
});

test('another name has the cover of its category', () => {
  for (const { category, image } of articles) {
    expect(coverOf({ category, image: 'constructor' })).toBe(coverOf({ category, image }));
  }
});
