import type {
  categoryForm,
  featuredForm,
  sponsorForm,
  sponsorshipForm,
} from '@agence/shared-contracts/forms/catalogue';
import type { Stored } from '@agence/shared-contracts/forms/judge';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const count = v.pipe(v.number(), v.integer());
/** A day in Québec, such as `2026-12-01`. */
const day = v.nullable(v.string());
const boardSchema = v.object({
  categories: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      slug: v.string(),
      description: v.nullable(v.string()),
      /** A tone of the palette; null where its covers choose by themselves. */
      color: v.nullable(v.string()),
      /** Where new courses begin; it cannot be retired. */
      is_first: v.boolean(),
      courses: count,
    }),
  ),
  featured: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      slug: v.string(),
      is_shown: v.boolean(),
      is_published: v.boolean(),
      starts_on: day,
      ends_on: day,
    }),
  ),
  sponsors: v.array(
    v.object({
      id: v.string(),
      company_name: v.string(),
      description: v.string(),
      website_url: v.nullable(v.string()),
      is_active: v.boolean(),
      sponsorships: v.array(
        v.object({
          id: v.string(),
          /** Null where the course is gone. */
          course: v.nullable(v.string()),
          slug: v.nullable(v.string()),
          /** Cents. */
          amount: count,
          is_active: v.boolean(),
          is_running: v.boolean(),
          starts_on: v.string(),
          ends_on: v.string(),
        }),
      ),
    }),
  ),
});
type Board = v.InferOutput<typeof boardSchema>;
export type Category = Board['categories'][number];
export type Featured = Board['featured'][number];
export type Sponsor = Board['sponsors'][number];
export type Sponsorship = Sponsor['sponsorships'][number];

const catalogueApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    keptCatalogue: build.query<Board, void>({
      queryFn: read(
        (database) => database.rpc('console_catalogue'),
        (board) => v.parse(boardSchema, board),
      ),
      providesTags: ['catalogue'],
      keepUnusedDataFor: 0,
    }),
    saveCategory: build.mutation<null, Stored<typeof categoryForm> & { readonly category: string | null }>({
      queryFn: write(
        (database, category) => database.rpc('save_category', category),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    orderCategories: build.mutation<null, readonly string[]>({
      queryFn: write(
        (database, ids) => database.rpc('order_categories', { ids: [...ids] }),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    /** Answers with how many courses have moved. */
    retireCategory: build.mutation<null, { readonly category: string; readonly into_category: string }>({
      queryFn: write(
        (database, retired) => database.rpc('retire_category', retired),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    featureCourse: build.mutation<null, Stored<typeof featuredForm>>({
      queryFn: write(
        (database, featured) => database.rpc('feature_course', featured),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    unfeatureCourse: build.mutation<null, string>({
      queryFn: write(
        (database, course) => database.rpc('unfeature_course', { course }),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    orderFeatured: build.mutation<null, readonly string[]>({
      queryFn: write(
        (database, ids) => database.rpc('order_featured', { ids: [...ids] }),
        () => null,
      ),
      invalidatesTags: ['catalogue', 'courses'],
    }),
    saveSponsor: build.mutation<null, Stored<typeof sponsorForm> & { readonly sponsor: string | null }>({
      queryFn: write(
        (database, sponsor) => database.rpc('save_sponsor', sponsor),
        () => null,
      ),
      invalidatesTags: ['catalogue'],
    }),
    saveSponsorship: build.mutation<
      null,
      Stored<typeof sponsorshipForm> & { readonly sponsorship: string | null; readonly sponsor: string }
    >({
      queryFn: write(
        (database, sponsorship) => database.rpc('save_sponsorship', sponsorship),
        () => null,
      ),
      invalidatesTags: ['catalogue'],
    }),
  }),
});

export const {
  useKeptCatalogueQuery,
  useSaveCategoryMutation,
  useOrderCategoriesMutation,
  useRetireCategoryMutation,
  useFeatureCourseMutation,
  useUnfeatureCourseMutation,
  useOrderFeaturedMutation,
  useSaveSponsorMutation,
  useSaveSponsorshipMutation,
} = catalogueApi;
