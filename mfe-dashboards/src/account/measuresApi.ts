import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const readOwn = read(
  (database, userId: string) =>
    // Staff read everybody's measures: these are about oneself.
    database
      .from('moderations')
      .select('id,kind,subject_id,subject_name,reason,appeal,answer,answered_at,lifted_at,created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(50),
  (rows) => rows,
);
/** A measure about oneself. */
export type OwnMeasure = Extract<Awaited<ReturnType<typeof readOwn>>, { data: unknown }>['data'][number];

const measuresApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    ownMeasures: build.query<OwnMeasure[], string>({ queryFn: readOwn, providesTags: ['profile'] }),
    appeal: build.mutation<null, { readonly measure: string; readonly words: string }>({
      queryFn: write(
        (database, appeal) => database.rpc('appeal_moderation', appeal),
        () => null,
      ),
      invalidatesTags: ['profile'],
    }),
  }),
});

export const { useOwnMeasuresQuery, useAppealMutation } = measuresApi;
