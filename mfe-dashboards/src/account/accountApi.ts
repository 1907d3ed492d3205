import { profileSchema } from '@agence/shared-contracts/backend/learner';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const ownProfileSchema = v.object({ ...profileSchema.entries });
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

export const accountApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<OwnProfile, string>({
      queryFn: read(
        (database, userId) => database.from('profiles').select('*').eq('user_id', userId).single(),
        (row) => v.parse(ownProfileSchema, row),
      ),
      providesTags: ['profile'],
    }),
    saveName: build.mutation<null, { readonly userId: string; readonly name: string }>({
      queryFn: write(
        (database, { userId, name }) => database.from('profiles').update({ full_name: name }).eq('user_id', userId),
        () => null,
      ),
      invalidatesTags: ['profile'],
    }),
  }),
});

export const { useProfileQuery, useSaveNameMutation } = accountApi;
