import { skipToken } from '@reduxjs/toolkit/query';
import { trafficTexts } from '../content/traffic.ts';
import { type PageTitles, type TrafficReport, useCourseTitlesQuery, useTextTitlesQuery } from './trafficApi.ts';

const COURSE = /^\/formations\/([^/]+)$/;

/** What pages are called, by their addresses, as far as it is known by now; one whose name nobody says keeps its address. */
export function usePageTitles(rows: TrafficReport['rows'] = []): PageTitles {
  const slugs = rows.flatMap(({ name }) => COURSE.exec(name)?.[1] ?? []).sort();
  const { data: ofTexts } = useTextTitlesQuery(rows.length > 0 ? undefined : skipToken);
  const { data: ofCourses } = useCourseTitlesQuery(slugs.length > 0 ? slugs : skipToken);
  return { ...ofTexts, ...ofCourses, ...trafficTexts.pages };
}
