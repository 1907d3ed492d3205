import type { RenderedPage } from '@agence/shared-contracts/server';
import {
  array,
  isoDate,
  length,
  literal,
  maxLength,
  minLength,
  object,
  parse,
  pipe,
  regex,
  string,
  url,
} from 'valibot';
import { expect, test } from 'vitest';
import { parseArticle } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { newArticleFile } from '../content/newArticleFile.ts';
import { render } from '../exposes/server.ts';
import { articleHead } from './articleHead.ts';

const siteUrl = 'https://site.test';
const articles = await readArticles();
const headOf = async (path: string) => ((await render({ path, siteUrl })) as RenderedPage).head;

const text = pipe(string(), minLength(1));
const ownUrl = pipe(string(), url(), regex(/^https:\/\/site\.test\//));

/** What search engines ask of an article (developers.google.com/search/docs/appearance/structured-data/article). */
const blogPosting = object({
  '@type': literal('BlogPosting'),
  headline: pipe(text, maxLength(110)),
  description: text,
  image: ownUrl,
  articleSection: text,
  keywords: pipe(array(text), minLength(1)),
  datePublished: pipe(string(), isoDate()),
  dateModified: pipe(string(), isoDate()),
  timeRequired: pipe(string(), regex(/^PT\d+M$/)),
  inLanguage: literal('fr-CA'),
  author: object({ '@type': literal('Person'), name: text, url: ownUrl }),
  publisher: object({ '@type': literal('Organization'), name: text, url: ownUrl }),
  mainEntityOfPage: ownUrl,
});

const step = object({ '@type': literal('ListItem'), name: text, item: ownUrl });
const breadcrumbList = object({ '@type': literal('BreadcrumbList'), itemListElement: pipe(array(step), length(3)) });

test.each(articles)('$slug describes itself and its place to search engines (BLG-007, BLG-023)', async (article) => {
  const path = `/blog/${article.slug}`;
  const head = await headOf(path);
  expect(head).toMatchObject({
    title: article.metaTitle ?? article.title,
    description: article.metaDescription,
    keywords: [...article.keywords, ...article.localKeywords],
    canonicalPath: path,
    type: 'article',
    publishedAt: article.publishedAt,
  });
  const [posting, trail] = head.jsonLd ?? [];
  expect(parse(blogPosting, posting)).toMatchObject({
    headline: article.title,
    datePublished: article.publishedAt,
    mainEntityOfPage: siteUrl + path,
  });
  const { itemListElement } = parse(breadcrumbList, trail);
  expect(itemListElement.map(({ item }) => item)).toEqual([`${siteUrl}/`, `${siteUrl}/blog`, siteUrl + path]);
  expect(head.feeds).toHaveLength(2);
});

test('tells when an article was changed, and keeps a draft out of search engines', () => {
  const source = newArticleFile({ slug: 'essai', id: 7, day: '2026-11-01' }).replace(
    'readTime:',
    'updatedAt: "2026-11-20"\nreadTime:',
  );
  const data = {
    kind: 'article',
    article: parseArticle('essai.md', source),
    aboutAuthor: '',
    portrait: '',
    publisher: 'Cimes',
    blocks: [],
    related: [],
  };
  const head = articleHead({ data: data as never, params: {}, siteUrl });
  expect(head).toMatchObject({ noindex: true, publishedAt: '2026-11-01', modifiedAt: '2026-11-20' });
  expect(head.jsonLd?.[0]).toMatchObject({ dateModified: '2026-11-20' });
});

test('keeps an address that leads to no article out of search engines (AMB-20)', async () => {
  expect(await headOf('/blog/xxx')).toMatchObject({ title: 'Cet article n’existe plus', noindex: true });
});
