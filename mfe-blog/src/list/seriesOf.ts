import type { ArticleMatter } from '../content/articleFile.ts';
import { allSeries, type Series } from '../content/series.ts';

type Listed = Pick<ArticleMatter, 'slug' | 'readTime'>;

export interface SeriesData {
  readonly title: string;
  readonly steps: readonly { readonly slug: string; readonly name: string; readonly minutes: number }[];
}

/** A series with what its articles take to read, without those that are not published; undefined for fewer than two. */
export function seriesData(series: Series | undefined, articles: readonly Listed[]): SeriesData | undefined {
  const steps = (series?.steps ?? []).flatMap(({ slug, name }) => {
    const found = articles.find((article) => article.slug === slug);
    return found ? [{ slug, name, minutes: found.readTime }] : [];
  });
  return series && steps.length > 1 ? { title: series.title, steps } : undefined;
}

/** The series that an article is part of. */
export function seriesOf(slug: string, articles: readonly Listed[]): SeriesData | undefined {
  return seriesData(
    allSeries.find(({ steps }) => steps.some((step) => step.slug === slug)),
    articles,
  );
}
