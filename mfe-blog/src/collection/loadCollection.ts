import type { LoadResult, PublishedTexts } from '@agence/shared-contracts/remote/page';
import { portraitOf } from '../author/portraitOf.ts';
import type { Article } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { authors } from '../content/authors.ts';
import { collectionTexts as texts, collectionTitles as titles } from '../content/collection.ts';
import { lastChange } from '../content/dates.ts';
import { authorPath, plainSlug, tagPath, tagToSlug } from '../content/slugs.ts';
import { subjects } from '../content/subjects.ts';
import { type ArticleCardData, cardOf } from '../list/cardOf.ts';
import { type SeriesData, seriesOf } from '../list/seriesOf.ts';
import { topicsOf } from '../list/topicsOf.ts';
import { type Contents, contentsOf } from './contentsOf.ts';

export interface CollectedArticle extends ArticleCardData {
  /** Who wrote it; absent where all are by one. */
  readonly by?: { readonly name: string; readonly portrait: string };
  /** Its parts, of the first articles alone. */
  readonly contents?: Contents;
}

export interface CollectionData {
  readonly title: string;
  readonly description: string;
  /** What the author does, or the articles of the tag are good for. */
  readonly about?: string;
  /** Face of the author. */
  readonly portrait?: string;
  /** The tag that the articles have in common, which has a feed; absent for authors. */
  readonly tag?: string;
  /** The collection's one address. */
  readonly canonicalPath: string;
  readonly articles: readonly CollectedArticle[];
  /** What all of them take to read, in minutes. */
  readonly minutes: number;
  /** Other subjects of these articles, with how many articles each has: of the author's own, or for a tag of the blog. */
  readonly near: readonly { readonly tag: string; readonly count?: number | undefined }[];
  /** The order in which the first one is best read; absent where it is in none. */
  readonly series?: SeriesData;
  /** Day of the last change of any of them; absent where there are none. */
  readonly modifiedAt?: string;
  /** Tags of the blog that none of these articles has, as ways on; where there are no articles, all. */
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
  const about = subjects[tag];
  const page = {
    title: titles.tagTitle(tag),
    description,
    tag,
    canonicalPath: tagPath(tag),
    ...(about ? { about } : {}),
  };
  return answer(page, found, articles);
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

/** How many articles are shown with their parts. */
const WITH_CONTENTS = 3;

function answer(
  page: Pick<CollectionData, 'title' | 'description' | 'about' | 'portrait' | 'tag' | 'canonicalPath'>,
  found: readonly Article[],
  all: readonly Article[],
): LoadResult<CollectionData> {
  const topics = topicsOf(all);
  const [first] = found;
  if (!first) return { kind: 'notFound', data: { ...page, articles: [], minutes: 0, near: [], topics } };
  const series = seriesOf(first.slug, all);
  const articles = found.map((article, index) => ({
    ...cardOf(article),
    ...(page.portrait ? {} : { by: { name: article.author, portrait: portraitOf(article.author) } }),
    ...(index < WITH_CONTENTS ? { contents: contentsOf(article) } : {}),
  }));
  const own = topicsOf(found);
  const near = own
    .filter((tag) => tag !== page.tag)
    .map((tag) => ({ tag, count: page.portrait ? undefined : all.filter(({ tags }) => tags.includes(tag)).length }));
  const minutes = found.reduce((sum, { readTime }) => sum + readTime, 0);
  // What stands above is not said again below.
  const others = topics.filter((tag) => !own.includes(tag));
  const about = { articles, minutes, near, topics: others, modifiedAt: lastChange(found) };
  return { kind: 'found', data: { ...page, ...about, ...(series ? { series } : {}) } };
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
