import type { ArticleMatter } from '../content/articleFile.ts';

/** All tags of some articles, the most used first. */
export function topicsOf(articles: readonly Pick<ArticleMatter, 'tags'>[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}
