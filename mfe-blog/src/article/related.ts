import type { ArticleMatter } from '../content/articleFile.ts';

/** How many articles are offered at the end of another one. */
const RELATED_COUNT = 3;

/** Other articles with the most tags in common first; between equals the order of `articles` stays. */
export function relatedTo<One extends Pick<ArticleMatter, 'slug' | 'tags'>>(
  article: One,
  articles: readonly One[],
): One[] {
  const common = (other: One) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => common(b) - common(a))
    .slice(0, RELATED_COUNT);
}
