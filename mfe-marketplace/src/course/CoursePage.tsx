import { brand } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import { Suspense } from 'react';
import { askCatalogue } from '../catalogue/askCatalogue.ts';
import { argOf, everything } from '../catalogue/catalogueQuery.ts';
import { nearest } from '../catalogue/nearest.ts';
import type { ListedCourse } from '../catalogue/readCatalogue.ts';
import { courseTexts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { listAll } from '../frame/listAll.ts';
import { searchTitle } from '../frame/searchTitle.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import { Course } from './Course.tsx';
import { type CourseWithPreviews, readCourse, readRenamedSlug } from './readCourse.ts';
import { UnknownCourse } from './unknownCourseParts.ts';

/** The course, or what is shown where none is. */
type CourseData = CourseWithPreviews | { readonly near: readonly ListedCourse[] };

const isCourse = (data: CourseData): data is CourseWithPreviews => !('near' in data);

async function loadCourse({ params, database }: LoadContext): Promise<LoadResult<CourseData>> {
  const backend = await database();
  const slug = params.slug ?? '';
  const course = await readCourse(backend, slug);
  if (course) return { kind: 'found', data: course };
  const renamed = await readRenamedSlug(backend, slug);
  if (renamed) return { kind: 'redirect', to: `/formations/${renamed}` };
  const { data } = await askCatalogue(database, argOf(everything), undefined);
  return { kind: 'notFound', data: { near: nearest(data?.items ?? []) } };
}

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadCourse;

async function listPages({ database }: Pick<LoadContext, 'database'>) {
  return listAll(await database(), '/formations/', { table: 'formations', named: 'slug', changed: 'last_updated' });
}
export const sitemapPages = import.meta.env.BROWSER_BUILD ? undefined : listPages;

export function head({ data: course, siteUrl }: HeadContext<CourseData>): PageHead {
  if (!isCourse(course)) {
    const { title, detail } = courseTexts.missing;
    return { title, description: detail, keywords: ['formations'], noindex: true };
  }
  const path = `/formations/${course.slug}`;
  const url = siteUrl + path;
  return {
    title: searchTitle(course.title),
    description: course.description,
    keywords: course.tags,
    jsonLd: [
      {
        '@type': 'Course',
        name: course.title,
        description: course.description,
        inLanguage: 'fr-CA',
        provider: course.creator
          ? {
              '@type': 'Person',
              name: course.creator.name,
              url: `${siteUrl}/creators/${course.creator.slug}`,
            }
          : { '@type': 'Organization', name: brand.name, url: siteUrl },
        url,
        image: siteUrl + socialImagePath(path),
        ...ratingOf(course),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'online',
          courseWorkload: `PT${course.estimated_duration_minutes}M`,
        },
        offers: {
          '@type': 'Offer',
          category: course.premium ? 'Paid' : 'Free',
          price: (course.premium?.price ?? 0) / 100,
          priceCurrency: 'CAD',
          url,
          availability: 'https://schema.org/InStock',
        },
      },
      breadcrumbList(siteUrl, [{ name: frameTexts.courses, path: '/formations' }, { name: course.title }]),
    ],
  };
}

/** What reviews say, for search engines: those refuse a rating that nobody has given. */
function ratingOf({ average_rating, total_reviews }: CourseWithPreviews) {
  if (total_reviews === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average_rating, reviewCount: total_reviews },
  };
}

/** `/formations/{slug}` */
export default function CoursePage({ data }: PageProps<CourseData>) {
  if (isCourse(data)) return <Course course={data} />;
  return (
    <Suspense fallback={null}>
      <UnknownCourse near={data.near} />
    </Suspense>
  );
}
