import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import { expect, test } from 'vitest';
import { parseMarkup } from '../article/markup.ts';
import type { Article } from './articleFile.ts';
import { published, readArticles } from './articles.ts';
import { movedArticles } from './movedArticles.ts';
import { articlePath, authorPath, tagPath } from './slugs.ts';

const articles = await readArticles();

test('holds the six articles with the announced reading times (BLG-005, BLG-006, AMB-19)', () => {
  const minutes = articles.map(({ readTime }) => readTime);
  expect(articles.length).toBeGreaterThanOrEqual(6);
  expect(minutes).toEqual(expect.arrayContaining([12, 8, 15, 25, 18, 20]));
});

test('gives every article its own slug, id and cover (BLG-006, BLG-007)', () => {
  for (const field of ['slug', 'id', 'image', 'title', 'metaDescription'] as const) {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  }
});

test('features one article, which opens the list (BLG-013)', () => {
  expect(articles.map(({ featured }) => featured)).toEqual([true, ...Array(articles.length - 1).fill(false)]);
});

test('has something in each of the six categories (BLG-008)', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
});

test('leaves drafts out, unless their author asks for them', () => {
  const one = (slug: string, changes: Partial<Article>) =>
    ({ slug, featured: false, publishedAt: '2026-01-01', ...changes }) as Article;
  const all = [
    one('old', {}),
    one('draft', { draft: true, publishedAt: '2026-03-01' }),
    one('new', { publishedAt: '2026-02-01', draft: false }),
    one('featured', { featured: true }),
  ];
  expect(published(all).map(({ slug }) => slug)).toEqual(['featured', 'new', 'old']);
  expect(published(all, true).map(({ slug }) => slug)).toEqual(['featured', 'draft', 'new', 'old']);
});

test('leads every earlier address to an article that exists now (AMB-20)', () => {
  const slugs = articles.map(({ slug }) => slug);
  for (const [before, now] of Object.entries(movedArticles)) {
    expect(slugs).toContain(now);
    expect(slugs).not.toContain(before);
  }
});

test('says in an article that the agency takes budgets from 2000 $ a month (BLG-021)', () => {
  const sentence = /à partir de 2000\u00a0\$ par mois/;
  expect(articles.filter(({ content }) => sentence.test(content)).map(({ category }) => category)).toContain(
    'Publicité',
  );
});

test.each(articles)('$slug is long enough for its reading time (AMB-19)', ({ content, readTime }) => {
  const words = content.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(readTime * 200 * 0.75);
});

test.each(articles)('$slug can be scanned: sections with headings, no endless paragraph', ({ content }) => {
  const blocks = parseMarkup(content);
  const sections = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  expect(sections.length).toBeGreaterThanOrEqual(5);
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph').map((block) => JSON.stringify(block));
  expect(paragraphs.filter((paragraph) => paragraph.split(' ').length > 140)).toEqual([]);
});

test.each(articles)('$slug links inside the site only to pages that exist', ({ content }) => {
  const known = new Set([
    ...articles.flatMap(({ slug, author, tags }) => [articlePath(slug), authorPath(author), ...tags.map(tagPath)]),
    ...['/blog', '/formations', '/outils/checklist-seo', '/outils/simulateur-facebook-ads'],
    '/outils/generateur-offre-quebec',
    ...['/publicite-facebook-quebec', '/google-ads-quebec', '/creation-site-web-quebec', '/crm-marketing-quebec'],
    '/legal/politique-confidentialite',
  ]);
  const links = [...content.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href);
  expect(links.filter((href) => !known.has(href))).toEqual([]);
});
