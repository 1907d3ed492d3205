import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import type { ArticleMatter } from '../content/articleFile.ts';

/** What the matter of an article says on its card (marketing-site §3 "Blog card summary"). */
type CardMatter = Pick<ArticleMatter, 'slug' | 'title' | 'excerpt' | 'category' | 'readTime' | 'publishedAt' | 'image'>;

export interface ArticleCardData extends CardMatter {
  /** The day as readers see it: written by the server, because the first use of `Intl` blocks a phone for 50 ms. */
  readonly publishedOn: string;
}

export function cardOf({ slug, title, excerpt, category, readTime, publishedAt, image }: CardMatter): ArticleCardData {
  const publishedOn = shortDay(publishedAt);
  return { slug, title, excerpt, category, readTime, publishedAt, publishedOn, image };
}
