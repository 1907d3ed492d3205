import type { Row } from '@agence/shared-contracts/backend/database';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** What a creator writes about themselves. */
export const PROFILE_FIELDS = ['bio', 'bio_long', 'company', 'location', 'website_url', 'linkedin_url'] as const;
export type ProfileTexts = Row<'creators', (typeof PROFILE_FIELDS)[number]>;
export type CreatorRecord = ProfileTexts &
  Row<'creators', 'id' | 'name' | 'slug' | 'avatar_url' | 'avatar_alt' | 'hourly_rate'>;
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
      .select('id,name,slug,avatar_url,avatar_alt,bio,bio_long,company,location,website_url,linkedin_url,hourly_rate')
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
      { readonly creatorId: string; readonly id: string | null; readonly service: Omit<CreatorService, 'id'> }
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
    /** `rate` is that of an hour, in cents before tax; null where the page shows none. */
    saveCreatorProfile: build.mutation<
      null,
      { readonly id: string; readonly texts: ProfileTexts; readonly rate: number | null }
    >({
      queryFn: write(
        (database, { id, texts, rate }) =>
          database
            .from('creators')
            .update({ ...texts, hourly_rate: rate, consulting_available: rate !== null })
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
      { readonly userId: string; readonly about: string; readonly website: string | null }
    >({
      queryFn: write(
        (database, { userId, about, website }) =>
          database.from('creator_applications').insert({ user_id: userId, about, website_url: website }),
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
