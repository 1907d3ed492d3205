import type { LoadResult } from '@agence/shared-contracts/remote/page';
import { readArticles } from '../content/articles.ts';
import { type ArticleCardData, cardOf } from './cardOf.ts';
import { topicsOf } from './topicsOf.ts';

export interface ListData {
  readonly articles: readonly ArticleCardData[];
  /** All tags, the most used first. */
  readonly topics: readonly string[];
}

export async function loadList(): Promise<LoadResult<ListData>> {
  const articles = await readArticles();
  return { kind: 'found', data: { articles: articles.map(cardOf), topics: topicsOf(articles) } };
}
