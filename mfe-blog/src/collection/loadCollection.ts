import type { LoadResult } from '@agence/shared-contracts/remote/page';
import type { Article } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { type Author, authors } from '../content/authors.ts';
import { collectionTexts, collectionTitles as titles } from '../content/collection.ts';
import { authorPath, plainSlug, tagPath, tagToSlug } from '../content/slugs.ts';
import { type ArticleCardData, cardOf } from '../list/cardOf.ts';

export interface CollectionData {
  readonly title: string;
  readonly description: string;
  readonly about?: string;
  /** The collection's one address: an alias shows the same page. */
  readonly canonicalPath: string;
  readonly articles: readonly ArticleCardData[];
}

/** Every tag under its own address and, where that has accents, under the address without them (AMB-13). */
export async function tagPaths(): Promise<string[]> {
  const tags = (await readArticles()).flatMap((article) => article.tags);
  return unique(tags.flatMap((tag) => [tagToSlug(tag), plainSlug(tag)])).map((slug) => `/blog/tag/${slug}`);
}

export async function authorPaths(): Promise<string[]> {
  return unique((await readArticles()).map(({ author }) => authorPath(author)));
}

export async function loadTag(slug = ''): Promise<LoadResult<CollectionData>> {
  const names = (tag: string) => tagToSlug(tag) === slug || plainSlug(tag) === slug;
  const articles = (await readArticles()).filter(({ tags }) => tags.some(names));
  const tag = articles.flatMap(({ tags }) => tags).find(names) ?? slug;
  const description = titles.tagDescription(tag, collectionTexts.count(articles.length));
  return collection({ title: titles.tagTitle(tag), description, canonicalPath: tagPath(tag) }, articles);
}

export async function loadAuthor(slug = ''): Promise<LoadResult<CollectionData>> {
  const articles = (await readArticles()).filter(({ author }) => plainSlug(author) === slug);
  const author = articles[0]?.author;
  const description = titles.authorDescription(author ?? slug, collectionTexts.count(articles.length));
  const about = author ? { about: authors[author satisfies Author] } : {};
  return collection(
    {
      title: titles.authorTitle(author ?? slug),
      description,
      canonicalPath: `/blog/auteur/${slug}`,
      ...about,
    },
    articles,
  );
}

function collection(page: Omit<CollectionData, 'articles'>, articles: readonly Article[]): LoadResult<CollectionData> {
  return {
    kind: articles.length > 0 ? 'found' : 'notFound',
    data: { ...page, articles: articles.map(cardOf) },
  };
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
