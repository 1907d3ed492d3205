import type { ArticleMatter } from '../content/articleFile.ts';

/** How many articles are offered at the end of another one. */
const RELATED_COUNT = 3;

/**
 * What comes next in the article's series, then others with the most tags in common; between equals the order of `articles` stays.
 *
 * @param series slugs of its series in their order; empty without one
 */
export function relatedTo<One extends Pick<ArticleMatter, 'slug' | 'tags'>>(
  article: One,
  articles: readonly One[],
  series: readonly string[] = [],
): One[] {
  const next = series.slice(series.indexOf(article.slug) + 1);
  const common = (other: One) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  const place = ({ slug }: One) => (next.includes(slug) ? next.indexOf(slug) : next.length);
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => place(a) - place(b) || common(b) - common(a))
    .slice(0, RELATED_COUNT);
}
