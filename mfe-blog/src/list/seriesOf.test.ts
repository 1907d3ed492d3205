import { expect, test } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { allSeries } from '../content/series.ts';
import { seriesData, seriesOf } from './seriesOf.ts';

const articles = await readArticles();

test('every series is of articles that exist, each in one series at most', () => {
  const slugs = allSeries.flatMap(({ steps }) => steps.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(seriesOf(slug, articles)?.steps.map((step) => step.slug)).toContain(slug);
});

test('a series takes its minutes from its articles, and leaves out those that are not published', () => {
  const series = { title: 'Trois', steps: ['a', 'b', 'c'].map((slug) => ({ slug, name: slug.toUpperCase() })) };
  const published = ['a', 'c'].map((slug) => ({ slug, readTime: 7 }));
  expect(seriesData(series, published)?.steps).toEqual([
    { slug: 'a', name: 'A', minutes: 7 },
    { slug: 'c', name: 'C', minutes: 7 },
  ]);
  expect(seriesData(series, published.slice(1))).toBeUndefined();
  expect(seriesOf('d', published)).toBeUndefined();
});
