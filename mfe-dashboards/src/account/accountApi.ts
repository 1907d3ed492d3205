import type { Row } from '@agence/shared-contracts/backend/database';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

export type OwnProfile = Row<'profiles', 'user_id' | 'full_name' | 'role' | 'weekly_goal_minutes'>;

/** What somebody is called: the first of their names; nothing where none is given. */
export const calledName = (profile: OwnProfile | undefined) => profile?.full_name?.trim().split(/\s+/)[0];

/** What goes with the account besides what is written in it. */
export interface Losses {
  /** How many. */
  readonly products: number;
  /** How many. */
  readonly certificates: number;
  /** Titles of consultations that were paid and have not taken place. */
  readonly bookings: readonly string[];
}

const readOwned = read(
  (database) => database.from('user_products').select('product_id').eq('is_active', true),
  (rows) => rows.length,
);
const readCertificates = read(
  (database) => database.from('user_certificates').select('number'),
  (rows) => rows.length,
);
const readBookings = read(
  (database, userId: string) =>
    database
      .from('bookings')
      .select('title')
      .eq('user_id', userId)
      .in('status', ['to_schedule', 'proposed', 'confirmed']),
  (rows) => rows.map(({ title }) => title),
);

const accountApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<OwnProfile, string>({
      queryFn: read(
        (database, userId) => database.from('profiles').select('*').eq('user_id', userId).single(),
        (row) => row,
      ),
      providesTags: ['profile'],
    }),
    losses: build.query<Losses, string>({
      async queryFn(userId, api) {
        const [owned, certificates, bookings] = await Promise.all([
          readOwned(undefined, api),
          readCertificates(undefined, api),
          readBookings(userId, api),
        ]);
        if ('error' in owned) return owned;
        if ('error' in certificates) return certificates;
        if ('error' in bookings) return bookings;
        return { data: { products: owned.data, certificates: certificates.data, bookings: bookings.data } };
      },
      providesTags: ['courses', 'progress', 'lists'],
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

export const { useProfileQuery, useLossesQuery, useSaveNameMutation } = accountApi;
