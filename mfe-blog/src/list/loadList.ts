import type { LoadResult, PublishedTexts } from '@agence/shared-contracts/remote/page';
import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import { readArticles } from '../content/articles.ts';
import { lastChange } from '../content/dates.ts';
import { allSeries } from '../content/series.ts';
import { authorPath, plainSlug } from '../content/slugs.ts';
import { type ArticleCardData, cardOf } from './cardOf.ts';
import { findArticles } from './findArticles.ts';
import { filterOf, isFiltered, PAGE_SIZE } from './listFilter.ts';
import { searchWords } from './searchWords.ts';
import { type SeriesData, seriesData } from './seriesOf.ts';
import { topicsOf } from './topicsOf.ts';

export interface ListedArticle extends ArticleCardData {
  readonly author: string;
  /** Under what else the article is found; see `searchWords()`. */
  readonly words: string;
}

export interface ListData {
  readonly articles: readonly ListedArticle[];
  /** Tags that are no category, which have links of their own; the most used first. */
  readonly topics: readonly string[];
  /** What to read first, where its articles are published. */
  readonly series?: SeriesData;
  /** Whether the visitor has left articles out, or asks for a page past the last: such a list is no page for search engines. */
  readonly isFiltered: boolean;
  /** Day of the last change of any article. */
  readonly modifiedAt: string;
}

const isCategory = (tag: string) => categories.some((category) => category === tag);

/** The articles under a filter. Those of an author alone have a page of their own (AMB-21); past the last page there is none (AMB-90). */
export async function loadList(search: URLSearchParams, texts?: PublishedTexts): Promise<LoadResult<ListData>> {
  const articles = await readArticles(texts);
  const filter = filterOf(search);
  const { author, ...others } = filter;
  const isKnown = articles.some((article) => plainSlug(article.author) === author);
  if (author && isKnown && !isFiltered({ ...others, author: undefined })) {
    return { kind: 'redirect', to: authorPath(author) };
  }
  const listed = articles.map((article) => ({
    ...cardOf(article),
    author: article.author,
    words: searchWords(article),
  }));
  const isPast = filter.page > 1 && (filter.page - 1) * PAGE_SIZE >= findArticles(listed, filter).length;
  const series = seriesData(allSeries[0], articles);
  const data = {
    articles: listed,
    ...(series ? { series } : {}),
    topics: topicsOf(articles).filter((tag) => !isCategory(tag)),
    isFiltered: isPast || isFiltered(filter),
    modifiedAt: lastChange(articles),
  };
  return { kind: isPast ? 'notFound' : 'found', data };
}
