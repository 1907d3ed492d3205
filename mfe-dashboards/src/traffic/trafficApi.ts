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
export type Grouping = 'page' | 'source' | 'campaign';

/** Days in Québec, the last one included. */
interface Question {
  readonly since: string;
  readonly until: string;
  readonly grouping_by: Grouping;
}

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
