import { levelSchema } from '@agence/shared-contracts/backend/schema';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.nullable(v.string());

/** What the page says of its owner, who agrees to exactly this. */
const shownSchema = v.object({
  name: v.string(),
  slug: v.string(),
  bio: optionalText,
  bio_long: optionalText,
  avatar_url: optionalText,
  /** Absent where the photo has no words of its own. */
  avatar_alt: v.exactOptional(v.string()),
  website_url: optionalText,
  linkedin_url: optionalText,
  is_verified: v.boolean(),
  certification_level: optionalText,
  specialties: v.array(v.string()),
  /** Cents. */
  hourly_rate: v.nullable(count),
  consulting_available: v.boolean(),
  location: optionalText,
  years_experience: v.nullable(count),
  company: optionalText,
  languages: v.array(v.string()),
  response_time: optionalText,
  satisfaction_rate: v.nullable(v.number()),
  show_revenue: v.boolean(),
});

const publicPageSchema = v.object({
  is_public: v.boolean(),
  /** ISO 8601; null as long as the owner has not agreed or has taken it back. */
  agreed_at: v.nullable(v.string()),
  shown: shownSchema,
  figures: v.object({
    formations: count,
    students: count,
    /** Null where the creator does not show it. */
    revenue_cents: v.nullable(count),
    /** 0 to 5; 0 when nobody has rated yet. */
    rating: v.number(),
    /** Also those that are not on sale because no hours are given. */
    services: count,
    tips: count,
    sponsorships: count,
  }),
  formations: v.array(
    v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      thumbnail_url: optionalText,
      level: levelSchema,
    }),
  ),
  /** Nobody can book without: until then services are shown to nobody else. */
  gives_hours: v.boolean(),
  /** Those that the page shows. Prices in cents. */
  services: v.array(v.object({ id: v.string(), title: v.string(), price: count, duration_minutes: count })),
});
export type PublicPage = v.InferOutput<typeof publicPageSchema>;

const publicPageApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for who has no creator's record yet. */
    publicPage: build.query<PublicPage | null, void>({
      queryFn: read(
        (database) => database.rpc('my_creator_page'),
        (page) => v.parse(v.nullable(publicPageSchema), page),
      ),
      providesTags: ['courses', 'course'],
    }),
    agreeToPage: build.mutation<null, PublicPage['shown']>({
      queryFn: write(
        (database, shown) => database.rpc('agree_to_creator_page', { shown }),
        () => null,
      ),
      // A refusal says that the preview is out of date.
      invalidatesTags: ['courses'],
    }),
    withdrawPage: build.mutation<null, void>({
      queryFn: write(
        (database) => database.rpc('withdraw_creator_page'),
        () => null,
      ),
      invalidatesTags: ['courses'],
    }),
  }),
});

export const { usePublicPageQuery, useAgreeToPageMutation, useWithdrawPageMutation } = publicPageApi;
