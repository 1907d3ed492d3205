import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { findArticles } from './findArticles.ts';
import { everything } from './listFilter.ts';
import { loadList } from './loadList.ts';

const loaded = await loadList(new URLSearchParams());
if (loaded.kind !== 'found') throw new Error('The list is not there');
const { articles } = loaded.data;
const slugsFor = (query: string) => findArticles(articles, { ...everything, query }).map(({ slug }) => slug);

const local = 'referencement-local-quebec-guide-complet';
const facebook = 'budget-publicite-facebook-quebec';
const email = 'courriel-marketing-sequences-quebec';

test.each([
  ['référencement local', local],
  ['REFERENCEMENT LOCAL', local],
  ['fiche google', local],
  ['budgets facebook', facebook],
  ['désabonnement', email],
  ['Loi 25', email],
  ['comment écrire une infolettre', email],
  ['mots négatifs', 'google-ads-entreprise-services-quebec'],
])('finds first for “%s” what it is about (AMB-18)', (query, slug) => {
  expect(slugsFor(query)[0]).toBe(slug);
});

test('finds nothing for words that nobody wrote', () => {
  expect(slugsFor('hippopotame')).toEqual([]);
  expect(slugsFor('google hippopotame')).toEqual([]);
});

test('looks for signs and small words too when there is nothing else', () => {
  expect(slugsFor('???')).toEqual(articles.map(({ slug }) => slug));
  expect(slugsFor('de').length).toBeGreaterThan(0);
});

test('keeps to a category and an author (AMB-18, AMB-21)', () => {
  const seo = findArticles(articles, { ...everything, category: 'SEO' });
  expect(seo.map(({ category }) => category)).toEqual(['SEO']);
  const mine = findArticles(articles, { ...everything, author: 'melissa-roy' });
  expect(mine.map(({ author }) => author)).toEqual(['Mélissa Roy', 'Mélissa Roy']);
  expect(findArticles(articles, { ...everything, author: 'personne' })).toEqual([]);
});

test('finds every article by its own title', () => {
  for (const { title, slug } of articles) expect(slugsFor(title)[0]).toBe(slug);
});

test('never fails, adds or doubles an article, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const found = slugsFor(query);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((slug) => articles.some((article) => article.slug === slug))).toBe(true);
    }),
  );
});

test('sends browsers the words of an article, never its text', async () => {
  for (const [index, { content }] of (await readArticles()).entries()) {
    const listed = articles[index];
    expect(listed).not.toHaveProperty('content');
    expect(listed?.words.length).toBeLessThan(content.length / 5);
  }
});
