import type { LoadResult, PublishedTexts } from '@agence/shared-contracts/remote/page';
import { portraitOf } from '../author/portraitOf.ts';
import type { Article } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { authors } from '../content/authors.ts';
import { collectionTexts as texts, collectionTitles as titles } from '../content/collection.ts';
import { lastChange } from '../content/dates.ts';
import { authorPath, plainSlug, tagPath, tagToSlug } from '../content/slugs.ts';
import { type ArticleCardData, cardOf } from '../list/cardOf.ts';
import { topicsOf } from '../list/topicsOf.ts';

export interface CollectionData {
  readonly title: string;
  readonly description: string;
  readonly about?: string;
  /** Face of the author. */
  readonly portrait?: string;
  /** The tag that the articles have in common, which has a feed; absent for authors. */
  readonly tag?: string;
  /** The collection's one address. */
  readonly canonicalPath: string;
  readonly articles: readonly ArticleCardData[];
  /** Day of the last change of any of them; absent where there are none. */
  readonly modifiedAt?: string;
  /** All tags of the blog, as ways on. */
  readonly topics: readonly string[];
}

/** Every tag under its one address (AMB-13). */
export async function tagPaths(written?: PublishedTexts): Promise<string[]> {
  const tags = (await readArticles(written)).flatMap((article) => article.tags);
  return unique(tags.map((tag) => `/blog/tag/${tagToSlug(tag)}`));
}

export async function authorPaths(written?: PublishedTexts): Promise<string[]> {
  return unique((await readArticles(written)).map(({ author }) => authorPath(author)));
}

/** A tag by its slug; other spellings of it, such as `Google Ads` or `strategie`, lead to its address. */
export async function loadTag(slug = '', written?: PublishedTexts): Promise<LoadResult<CollectionData>> {
  const articles = await readArticles(written);
  const isNamed = (tag: string) => plainSlug(tag) === plainSlug(slug);
  const found = articles.filter(({ tags }) => tags.some(isNamed));
  const tag = found.flatMap(({ tags }) => tags).find(isNamed) ?? slug;
  if (found.length > 0 && tagToSlug(tag) !== slug) return { kind: 'redirect', to: tagPath(tag) };
  const description = titles.tagDescription(tag, texts.count(found.length));
  return answer({ title: titles.tagTitle(tag), description, tag, canonicalPath: tagPath(tag) }, found, articles);
}

export async function loadAuthor(slug = '', written?: PublishedTexts): Promise<LoadResult<CollectionData>> {
  const articles = await readArticles(written);
  const found = articles.filter(({ author }) => plainSlug(author) === slug);
  const author = found[0]?.author;
  const description = titles.authorDescription(author ?? slug, texts.count(found.length));
  const about = author ? { about: authors[author], portrait: portraitOf(author) } : {};
  const page = { title: titles.authorTitle(author ?? slug), description, canonicalPath: authorPath(slug), ...about };
  return answer(page, found, articles);
}

function answer(
  page: Omit<CollectionData, 'articles' | 'topics' | 'modifiedAt'>,
  found: readonly Article[],
  all: readonly Article[],
): LoadResult<CollectionData> {
  const topics = topicsOf(all);
  if (found.length === 0) return { kind: 'notFound', data: { ...page, articles: [], topics } };
  const data = { ...page, articles: found.map(cardOf), topics, modifiedAt: lastChange(found) };
  return { kind: 'found', data };
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
