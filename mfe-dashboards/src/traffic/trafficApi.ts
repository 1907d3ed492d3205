import * as v from 'valibot';
import { type Extra, read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import { pageTitles } from './pageTitles.ts';

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
export interface TrafficReport extends v.InferOutput<typeof reportSchema> {
  /** What pages are called, where rows are pages. */
  readonly titles?: Readonly<Record<string, string>>;
}
export type Grouping = 'page' | 'source' | 'campaign';

/** Days in Québec, the last one included. */
interface Question {
  readonly since: string;
  readonly until: string;
  readonly grouping_by: Grouping;
}

const readReport = read(
  (database, question: Question) => database.rpc('traffic_report', question),
  (report): TrafficReport => v.parse(reportSchema, report),
);

const trafficApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    traffic: build.query<TrafficReport, Question>({
      async queryFn(question, api) {
        const report = await readReport(question, api);
        if ('error' in report || question.grouping_by !== 'page') return report;
        const paths = report.data.rows.map(({ name }) => name);
        return { data: { ...report.data, titles: await pageTitles(paths, (api.extra as Extra).database) } };
      },
      providesTags: ['traffic'],
      keepUnusedDataFor: 60,
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

export const { useTrafficQuery, useSetTrafficConsentMutation } = trafficApi;
