import { expect, test } from 'vitest';
import { relatedTo } from './related.ts';

const anArticle = (slug: string, ...tags: string[]) => ({ slug, tags });

test('offers the articles with the most tags in common first, never the article itself', () => {
  const article = anArticle('a', 'SEO', 'Google');
  const others = [
    anArticle('none', 'Courriel'),
    anArticle('one', 'SEO'),
    article,
    anArticle('both', 'Google', 'SEO'),
    anArticle('last'),
  ];
  expect(relatedTo(article, others).map(({ slug }) => slug)).toEqual(['both', 'one', 'none']);
});

test('offers what comes next in a series before all others', () => {
  const article = anArticle('two', 'SEO');
  const all = [anArticle('alike', 'SEO'), anArticle('three'), article, anArticle('one'), anArticle('four')];
  expect(relatedTo(article, all, ['one', 'two', 'three', 'four']).map(({ slug }) => slug)).toEqual([
    ...['three', 'four', 'alike'],
  ]);
});
