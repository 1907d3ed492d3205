import type { LoadResult } from '@agence/shared-contracts/remote/page';
import { readArticles } from '../content/articles.ts';
import { lastChange } from '../content/dates.ts';
import { type ArticleCardData, cardOf } from './cardOf.ts';
import { searchWords } from './searchWords.ts';
import { topicsOf } from './topicsOf.ts';

export interface ListedArticle extends ArticleCardData {
  readonly author: string;
  /** Under what else the article is found; see `searchWords()`. */
  readonly words: string;
}

export interface ListData {
  readonly articles: readonly ListedArticle[];
  /** All tags, the most used first. */
  readonly topics: readonly string[];
  /** Day of the last change of any article. */
  readonly modifiedAt: string;
}

export async function loadList(): Promise<LoadResult<ListData>> {
  const articles = await readArticles();
  const listed = articles.map((article) => ({
    ...cardOf(article),
    author: article.author,
    words: searchWords(article),
  }));
  return { kind: 'found', data: { articles: listed, topics: topicsOf(articles), modifiedAt: lastChange(articles) } };
}
