import type { LoadResult } from '@agence/shared-contracts/remote/page';
import type { ArticleMatter } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { authors } from '../content/authors.ts';
import { articlePath } from '../content/slugs.ts';
import { type Block, parseMarkup } from './markup.ts';
import { relatedTo } from './related.ts';

export type RelatedArticle = Pick<ArticleMatter, 'slug' | 'title' | 'category' | 'readTime'>;

export interface ArticleData {
  readonly article: ArticleMatter;
  /** Who the author is, in a sentence or two. */
  readonly aboutAuthor: string;
  readonly blocks: readonly Block[];
  readonly related: readonly RelatedArticle[];
}

export async function articlePaths(): Promise<string[]> {
  return (await readArticles()).map(({ slug }) => articlePath(slug));
}

/** An unknown slug leads back to the list (marketing-site §8); on a first visit the server answers 404 before. */
export async function loadArticle(wanted: string | undefined): Promise<LoadResult<ArticleData>> {
  const articles = await readArticles();
  const found = articles.find((article) => article.slug === wanted);
  if (!found) return { kind: 'redirect', to: '/blog' };
  const { content, ...article } = found;
  const related = relatedTo(found, articles).map(({ slug, title, category, readTime }) => ({
    slug,
    title,
    category,
    readTime,
  }));
  const data = { article, aboutAuthor: authors[article.author], blocks: parseMarkup(content), related };
  return { kind: 'found', data };
}
