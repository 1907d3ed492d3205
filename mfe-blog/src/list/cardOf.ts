import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import type { ArticleMatter } from '../content/articleFile.ts';
import { type Cover, coverOf } from '../covers/coverOf.ts';

/** What the matter of an article says on its card (marketing-site §3 "Blog card summary"). */
type CardMatter = Pick<ArticleMatter, 'slug' | 'title' | 'excerpt' | 'category' | 'readTime' | 'publishedAt'>;

export interface ArticleCardData extends CardMatter {
  readonly cover: Cover;
  /** Whether it stands before newer ones. */
  readonly featured?: true;
  /** The day as readers see it: written by the server, because the first use of `Intl` blocks a phone for 50 ms. */
  readonly publishedOn: string;
}

export function cardOf(article: CardMatter & Pick<ArticleMatter, 'image' | 'featured'>): ArticleCardData {
  const { slug, title, excerpt, category, readTime, publishedAt } = article;
  const publishedOn = shortDay(publishedAt);
  const card = { slug, title, excerpt, category, readTime, publishedAt, publishedOn, cover: coverOf(article) };
  return article.featured ? { ...card, featured: true } : card;
}
