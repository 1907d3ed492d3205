import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const count = v.number();
const reportSchema = v.object({
  only_after_consent: v.boolean(),
  /** The day of the first visit that was counted; null before it, and of a database that does not say it yet. */
  counted_since: v.optional(v.nullable(v.string()), null),
  /** The period before, as long; null of a database that does not say it yet. */
  before: v.optional(
    v.nullable(
      v.object({
        /** Null where they were not counted from its first day on. */
        visits: v.nullable(count),
        ...{ requests: count, sales: count, sales_cents: count },
      }),
    ),
    null,
  ),
  /** Those on which there was something; what was asked for and sold is missing of a database that does not say it yet. */
  days: v.array(
    v.object({ day: v.string(), visits: count, requests: v.optional(count, 0), sales: v.optional(count, 0) }),
  ),
  rows: v.array(
    v.object({
      name: v.string(),
      ...{
        visits: count,
        views: count,
        phones: count,
        downloads: count,
        requests: count,
        sales: count,
        sales_cents: count,
      },
    }),
  ),
});
export type TrafficReport = v.InferOutput<typeof reportSchema>;
/** What pages are called, by their addresses. */
export type PageTitles = Readonly<Record<string, string>>;
export type Grouping = 'page' | 'source' | 'campaign';

/** Days in Québec, the last one included. */
interface Question {
  readonly since: string;
  readonly until: string;
  readonly grouping_by: Grouping;
}

/** They seldom change: who looks at another period, or comes back, has them already. In seconds. */
const TITLES_KEPT_S = 3_600;

const trafficApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    traffic: build.query<TrafficReport, Question>({
      queryFn: read(
        (database, question: Question) => database.rpc('traffic_report', question),
        (report) => v.parse(reportSchema, report),
      ),
      providesTags: ['traffic'],
      keepUnusedDataFor: 60,
    }),
    /** Of the pages that have a text. */
    textTitles: build.query<PageTitles, void>({
      async queryFn() {
        try {
          const { readPages } = await import('../texts/textsApi.ts');
          return { data: Object.fromEntries((await readPages()).map(({ path, title }) => [path, title])) };
        } catch (error) {
          return { error: { message: String(error) } };
        }
      },
      keepUnusedDataFor: TITLES_KEPT_S,
    }),
    /** Of the pages of courses, by the last part of their addresses. */
    courseTitles: build.query<PageTitles, readonly string[]>({
      queryFn: read(
        (database, slugs: readonly string[]) => database.from('formations').select('slug,title').in('slug', slugs),
        (courses) => Object.fromEntries(courses.map(({ slug, title }) => [`/formations/${slug}`, title])),
      ),
      keepUnusedDataFor: TITLES_KEPT_S,
    }),
    setTrafficConsent: build.mutation<null, boolean>({
      queryFn: write(
        (database, only_after_consent) => database.rpc('set_traffic_consent', { only_after_consent }),
        () => null,
      ),
      invalidatesTags: ['traffic'],
    }),
  }),
});

export const { useTrafficQuery, useTextTitlesQuery, useCourseTitlesQuery, useSetTrafficConsentMutation } = trafficApi;
