import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, PageProps } from '@agence/shared-contracts/remote/page';
import { useEffect, useMemo, useState } from 'react';
import { catalogueTexts } from '../content/catalogue.ts';
import { frameTexts } from '../content/frame.ts';
import { useSlowCourse } from '../frame/useSlowCourse.ts';
import { catalogueOf } from '../store/catalogueClient.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import { Catalogue } from './Catalogue.tsx';
import { listedPath, pathOf, queryOf } from './catalogueQuery.ts';
import { type CatalogueData, loadCatalogue } from './loadCatalogue.ts';

/** Data pages are read on the server; what reads them, and the samples, stay off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadCatalogue;

export function head({ siteUrl, data: { query, answer } }: HeadContext<CatalogueData>): PageHead {
  const courses = answer?.source === 'samples' ? [] : (answer?.items ?? []);
  const list = {
    '@type': 'ItemList',
    itemListElement: courses.slice(0, 10).flatMap((course, index) =>
      course
        ? [
            {
              '@type': 'ListItem',
              position: index + 1,
              name: course.title,
              url: `${siteUrl}/formations/${course.slug}`,
            },
          ]
        : [],
    ),
  };
  return {
    ...catalogueTexts.seo,
    canonicalPath: listedPath(query),
    // Lists that visitors put together themselves are no pages for search engines, and neither are empty ones.
    noindex: pathOf(query) !== listedPath(query) || courses.length === 0,
    jsonLd: [...(courses.length > 0 ? [list] : []), breadcrumbList(siteUrl, [{ name: frameTexts.courses }])],
  };
}

/** `/formations`: everything the visitor asks for stands in the address, so it can be shared and Back works. */
export default function CataloguePage({ data }: PageProps<CatalogueData>) {
  const { database } = useShell();
  const [client] = useState(() => {
    const opened = catalogueOf(database);
    opened.adopt(data);
    return opened;
  });
  useEffect(() => client.adopt(data), [client, data]);
  const { search } = usePageUrl();
  const query = useMemo(() => queryOf(new URLSearchParams(search)), [search]);
  const Skeleton = useSlowCourse();
  if (Skeleton) return <Skeleton />;
  return (
    <Catalogue
      client={client}
      query={query}
      categories={data.categories}
      served={data.answer?.items.length ?? 0}
      near={data.near}
    />
  );
}
