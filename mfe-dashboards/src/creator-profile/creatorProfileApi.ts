import type { Row } from '@agence/shared-contracts/backend/database';
import type { applicationForm, serviceForm } from '@agence/shared-contracts/forms/creator';
import type { Stored } from '@agence/shared-contracts/forms/judge';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { ownProfileForm } from './ownProfileForm.ts';

/** What a creator writes about themselves, and what stands beside it. */
export type CreatorRecord = Row<
  'creators',
  keyof Stored<typeof ownProfileForm> | 'id' | 'name' | 'slug' | 'avatar_url' | 'avatar_alt'
>;
/** What can be booked with a creator; cents before tax. */
export type CreatorService = Row<
  'creator_services',
  'id' | 'title' | 'description' | 'price' | 'duration_minutes' | 'is_active'
>;
/** An application of one's own. */
export type OwnApplication = Row<'creator_applications', 'status' | 'answer' | 'created_at'>;

const readId = read(
  (database) => database.rpc('my_creator_id'),
  (id) => id,
);
const readRecord = read(
  (database, id: string) =>
    database
      .from('creators')
      .select(
        'id,name,slug,avatar_url,avatar_alt,bio,bio_long,specialties,company,location,website_url,linkedin_url,hourly_rate',
      )
      .eq('id', id)
      .single(),
  (row) => row,
);

const creatorProfileApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for who has no record yet. */
    creatorProfile: build.query<CreatorRecord | null, void>({
      async queryFn(_, api) {
        const id = await readId(undefined, api);
        if ('error' in id) return id;
        return id.data ? readRecord(id.data, api) : { data: null };
      },
      providesTags: ['course', 'profile'],
    }),
    ownApplication: build.query<OwnApplication | null, string>({
      queryFn: read(
        (database, userId) =>
          database
            .from('creator_applications')
            .select('status,answer,created_at')
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .limit(1),
        (rows) => rows[0] ?? null,
      ),
      providesTags: ['people'],
    }),
    creatorServices: build.query<CreatorService[], string>({
      queryFn: read(
        (database, creatorId) =>
          database
            .from('creator_services')
            .select('id,title,description,price,duration_minutes,is_active')
            .eq('creator_id', creatorId)
            .order('price')
            .order('id'),
        (rows) => rows,
      ),
      providesTags: ['course', 'profile'],
    }),
    saveService: build.mutation<
      null,
      { readonly creatorId: string; readonly id: string | null; readonly service: Stored<typeof serviceForm> }
    >({
      queryFn: write(
        (database, { creatorId, id, service }) =>
          id
            ? database.from('creator_services').update(service).eq('id', id)
            : database.from('creator_services').insert({ ...service, creator_id: creatorId }),
        () => null,
      ),
      invalidatesTags: ['course', 'courses', 'profile'],
    }),
    saveCreatorProfile: build.mutation<null, { readonly id: string; readonly profile: Stored<typeof ownProfileForm> }>({
      queryFn: write(
        (database, { id, profile }) =>
          database
            .from('creators')
            .update({ ...profile, consulting_available: profile.hourly_rate !== null })
            .eq('id', id),
        () => null,
      ),
      invalidatesTags: ['course', 'courses', 'profile'],
    }),
    /** The photo's address and its description, or the description alone. */
    saveCreatorPhoto: build.mutation<
      null,
      { readonly id: string; readonly photo: Partial<Row<'creators', 'avatar_url' | 'avatar_alt'>> }
    >({
      queryFn: write(
        (database, { id, photo }) => database.from('creators').update(photo).eq('id', id),
        () => null,
      ),
      invalidatesTags: ['course', 'courses', 'profile'],
    }),
    applyToCreate: build.mutation<
      null,
      { readonly userId: string; readonly application: Stored<typeof applicationForm> }
    >({
      queryFn: write(
        (database, { userId, application }) =>
          database.from('creator_applications').insert({ ...application, user_id: userId }),
        () => null,
      ),
      invalidatesTags: ['people'],
    }),
  }),
});

export const {
  useCreatorProfileQuery,
  useOwnApplicationQuery,
  useSaveCreatorProfileMutation,
  useCreatorServicesQuery,
  useSaveServiceMutation,
  useSaveCreatorPhotoMutation,
  useApplyToCreateMutation,
} = creatorProfileApi;
