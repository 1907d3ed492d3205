import type { LoadResult } from '@agence/shared-contracts/remote/page';
import { readArticles } from '../content/articles.ts';
import { type ArticleCardData, cardOf } from './cardOf.ts';

export interface ListData {
  readonly articles: readonly ArticleCardData[];
  /** All tags, the most used first. */
  readonly topics: readonly string[];
}

export async function loadList(): Promise<LoadResult<ListData>> {
  const articles = await readArticles();
  const uses = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const topics = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  return { kind: 'found', data: { articles: articles.map(cardOf), topics } };
}
