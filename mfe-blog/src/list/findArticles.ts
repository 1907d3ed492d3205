import { fold, plainSlug } from '../content/slugs.ts';
import type { ListFilter } from './listFilter.ts';
import type { ListedArticle } from './loadList.ts';

/** Words of a question that say nothing about its subject. */
const SMALL_TALK = new Set(
  'avec comment dans des est faire les mon nos par pour quel quelle que qui son sur une vos'.split(' '),
);

/** The articles that a filter lets through; those with a searched word in their title come first. */
export function findArticles(
  articles: readonly ListedArticle[],
  { query, category, author }: Pick<ListFilter, 'query' | 'category' | 'author'>,
): readonly ListedArticle[] {
  const inPlace = articles.filter(
    (article) => (!category || article.category === category) && (!author || plainSlug(article.author) === author),
  );
  const terms = termsOf(query);
  if (terms.length === 0) return inPlace;
  return inPlace
    .map((article) => ({ article, score: scoreOf(article, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

/** Points for every term, more where it stands higher in the article; 0 when one is nowhere. */
function scoreOf({ title, excerpt, category, words }: ListedArticle, terms: readonly string[]): number {
  const places = [` ${wordsOf(title).join(' ')}`, ` ${wordsOf(`${category} ${excerpt}`).join(' ')}`, ` ${words}`];
  let score = 0;
  for (const term of terms) {
    const place = places.findIndex((text) => text.includes(` ${term}`));
    if (place < 0) return 0;
    score += 2 ** (places.length - place);
  }
  return score;
}

/** What to look for: beginnings of words, without their plural. */
function termsOf(query: string): string[] {
  const terms = wordsOf(query);
  const telling = terms.filter((term) => term.length > 2 && !SMALL_TALK.has(term));
  return (telling.length > 0 ? telling : terms).map((term) => (term.length > 3 ? term.replace(/[sx]$/, '') : term));
}

/** Words of a text without accents and capitals; digits that belong together stay together. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d)\s(?=\d{3})/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
