import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** How an application stands, in the order of staff's work. */
export const APPLICATION_STATES = ['waiting', 'accepted', 'declined'] as const;

const applicationSchema = v.object({
  id: v.string(),
  about: v.string(),
  website_url: v.nullable(v.string()),
  status: v.picklist(APPLICATION_STATES),
  answer: v.nullable(v.string()),
  created_at: v.string(),
  full_name: v.nullable(v.string()),
  email: v.string(),
});
/** An application as staff read it. */
export type Application = v.InferOutput<typeof applicationSchema>;

interface Decision {
  readonly application: string;
  readonly accepted: boolean;
  readonly answer: string;
}

const applicationsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    applications: build.query<Application[], void>({
      queryFn: read(
        (database) => database.rpc('console_applications'),
        (rows) => v.parse(v.array(applicationSchema), rows),
      ),
      providesTags: ['people'],
      keepUnusedDataFor: 60,
    }),
    decideApplication: build.mutation<null, Decision>({
      queryFn: write(
        (database, decision) => database.rpc('decide_application', decision),
        () => null,
      ),
      invalidatesTags: ['people'],
    }),
  }),
});

export const { useApplicationsQuery, useDecideApplicationMutation } = applicationsApi;
