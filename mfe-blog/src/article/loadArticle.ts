import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { lostTrail, massifGoogle } from '@agence/shared-contracts/art/pictures';
import { brand } from '@agence/shared-contracts/brand';
import { longDay } from '@agence/shared-contracts/format/frenchDate';
import type { LoadContext, LoadResult, PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { ArticleText } from '@agence/shared-contracts/texts/article';
import { portraitOf } from '../author/portraitOf.ts';
import { articleTexts } from '../content/article.ts';
import type { ArticleMatter } from '../content/articleFile.ts';
import { readArticles } from '../content/articles.ts';
import { authors } from '../content/authors.ts';
import { missingTexts } from '../content/missing.ts';
import { movedArticles } from '../content/movedArticles.ts';
import { textOf } from '../content/publishedArticles.ts';
import { articlePath } from '../content/slugs.ts';
import { type Cover, coverOf } from '../covers/coverOf.ts';
import { type SeriesData, seriesOf } from '../list/seriesOf.ts';
import { type Block, parseMarkup } from './markup.ts';
import { relatedTo } from './related.ts';

export interface RelatedArticle extends Pick<ArticleMatter, 'slug' | 'title' | 'category' | 'readTime'> {
  /** Where it stands in the series of the article that is read. */
  readonly step?: string;
}

export interface ArticleData {
  readonly kind: 'article';
  readonly article: ArticleMatter;
  readonly cover: Cover;
  /** Its place in a series; absent without one. */
  readonly step?: string;
  /** Its days as readers see them: written by the server, because the first use of `Intl` blocks a phone for 50 ms. */
  readonly days: { readonly published: string; readonly updated?: string };
  /** Who the author is, in a sentence or two. */
  readonly aboutAuthor: string;
  /** Face of who wrote it. */
  readonly portrait: string;
  /** What is seen at its end, by night. */
  readonly closing: string;
  /** Name of the agency; as data, because browsers need nothing else of the brand here. */
  readonly publisher: string;
  readonly blocks: readonly Block[];
  readonly related: readonly RelatedArticle[];
  /** The text of its file, for who edits it alone. */
  readonly source?: ArticleText;
}

/** What stands at an address that leads to no article (AMB-20). */
export interface MissingData {
  readonly kind: 'missing';
  readonly texts: typeof missingTexts;
  readonly recent: readonly RelatedArticle[];
  /** The landscape beside its words. */
  readonly scene: PictureSource;
}

/** How many recent articles stand where one is missing. */
const RECENT_COUNT = 3;

export async function articlePaths(texts?: PublishedTexts): Promise<string[]> {
  return (await readArticles(texts)).map(({ slug }) => articlePath(slug));
}

/** An unknown slug leads back to the list; who opens its address directly sees a page that says so (AMB-20). */
export async function loadArticle({
  params: { slug: wanted = '' },
  texts,
  isForEditor,
}: Pick<LoadContext, 'params' | 'texts' | 'isForEditor'>): Promise<LoadResult<ArticleData | MissingData>> {
  const articles = await readArticles(texts);
  const found = articles.find((article) => article.slug === wanted);
  const movedTo = Object.hasOwn(movedArticles, wanted) ? movedArticles[wanted] : undefined;
  if (!found && movedTo) return { kind: 'redirect', to: articlePath(movedTo) };
  if (!found) {
    const newest = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    const recent = newest.slice(0, RECENT_COUNT).map(toRelated);
    const data = { kind: 'missing', texts: missingTexts, recent, scene: lostTrail } as const;
    return { kind: 'notFound', data, instead: { to: '/blog', toast: missingTexts.toast } };
  }
  const { content, ...article } = found;
  const series = seriesOf(found.slug, articles);
  const slugs = series?.steps.map(({ slug }) => slug);
  // Beside the article its series is known already.
  const related = relatedTo(found, articles, slugs).map((one) => ({
    ...toRelated(one),
    ...stepOf(one.slug, series, (step, { steps }) => articleTexts.stepOf(step, steps.length)),
  }));
  const who = { aboutAuthor: authors[article.author], portrait: portraitOf(article.author) };
  const { publishedAt, updatedAt } = article;
  const days = { published: longDay(publishedAt), ...(updatedAt ? { updated: longDay(updatedAt) } : {}) };
  const about = {
    article,
    cover: coverOf(found),
    ...stepOf(found.slug, series, (step, { title }) => articleTexts.step(step, title)),
  };
  const page = {
    ...about,
    days,
    ...who,
    publisher: brand.name,
    blocks: parseMarkup(content),
    related,
    closing: massifGoogle.night ?? massifGoogle.day,
  };
  return { kind: 'found', data: { kind: 'article', ...page, ...(isForEditor ? { source: textOf(found) } : {}) } };
}

/** Which step of a series an article is, in words; nothing where it is none. */
function stepOf(
  slug: string,
  series: SeriesData | undefined,
  say: (step: number, series: SeriesData) => string,
): { readonly step?: string } {
  const index = series?.steps.findIndex((step) => step.slug === slug) ?? -1;
  return series && index >= 0 ? { step: say(index + 1, series) } : {};
}

function toRelated({ slug, title, category, readTime }: RelatedArticle): RelatedArticle {
  return { slug, title, category, readTime };
}
