import type { ArticleMatter } from '../content/articleFile.ts';

/** What a card tells about an article (marketing-site §3 "Blog card summary"). */
export type ArticleCardData = Pick<
  ArticleMatter,
  'slug' | 'title' | 'excerpt' | 'category' | 'readTime' | 'publishedAt' | 'image'
>;

export function cardOf({
  slug,
  title,
  excerpt,
  category,
  readTime,
  publishedAt,
  image,
}: ArticleCardData): ArticleCardData {
  return { slug, title, excerpt, category, readTime, publishedAt, image };
}
