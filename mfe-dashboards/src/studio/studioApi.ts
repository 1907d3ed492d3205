import type { Row } from '@agence/shared-contracts/backend/database';
import { levelSchema } from '@agence/shared-contracts/backend/schema';
import type { newCourseForm } from '@agence/shared-contracts/forms/course';
import type { Stored } from '@agence/shared-contracts/forms/judge';
import type { answerForm } from '@agence/shared-contracts/forms/review';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const ownCourseSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  thumbnail_url: v.nullable(v.string()),
  level: levelSchema,
  category_id: v.string(),
  is_published: v.boolean(),
  view_count: v.number(),
  module_count: v.number(),
  /** Of these, the published ones. */
  total_modules: v.number(),
  average_rating: v.number(),
  price: v.nullable(v.number()),
  students: v.number(),
  revenue_cents: v.number(),
  missing: v.array(v.string()),
  updated_at: v.string(),
});
export type OwnCourse = v.InferOutput<typeof ownCourseSchema>;

/** Published ones first, as they come; then drafts, the one that was changed last before the others. */
const byRank = (a: OwnCourse, b: OwnCourse) =>
  Number(b.is_published) - Number(a.is_published) ||
  (a.is_published ? 0 : Date.parse(b.updated_at) - Date.parse(a.updated_at));

const statsSchema = v.object({
  total_formations: v.number(),
  total_students: v.number(),
  total_revenue: v.nullable(v.number()),
  monthly_revenue: v.nullable(v.number()),
});
export type CreatorStats = v.InferOutput<typeof statsSchema>;

const monthSchema = v.object({ month: v.string(), revenue_cents: v.number(), students: v.number() });
export type SeriesMonth = v.InferOutput<typeof monthSchema>;

const stopSchema = v.object({
  module_id: v.string(),
  title: v.string(),
  minutes: v.number(),
  began: v.number(),
  finished: v.number(),
});
/** A published module in its place: its length in minutes, how many people have begun and finished it. */
export type ModuleStop = v.InferOutput<typeof stopSchema>;

export interface Earning
  extends Row<'creator_earnings', 'id' | 'kind' | 'gross_cents' | 'creator_cents' | 'platform_cents' | 'created_at'> {
  /** What was sold; null of what came before the ledger. */
  readonly item: Row<'order_items', 'name'> | null;
}

export interface ReceivedReview
  extends Row<'formation_reviews', 'id' | 'rating' | 'comment' | 'created_at' | 'author_name' | 'answer'> {
  readonly formation: Row<'formations', 'title'>;
}

const createdSchema = v.object({ id: v.string(), slug: v.string(), title: v.string() });

/** How many rows of the ledger and of reviews are shown. */
const LATEST = 50;

export const studioApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    ownCreatorId: build.query<string | null, void>({
      queryFn: read(
        (database) => database.rpc('my_creator_id'),
        (id) => id,
      ),
      providesTags: ['courses'],
    }),
    ownCourses: build.query<OwnCourse[], void>({
      queryFn: read(
        (database) => database.rpc('my_courses'),
        (rows) => v.parse(v.array(ownCourseSchema), rows).sort(byRank),
      ),
      providesTags: ['courses'],
    }),
    creatorStats: build.query<CreatorStats | null, string>({
      queryFn: read(
        (database, creator) => database.rpc('creator_stats', { creator }).maybeSingle(),
        (row) => v.parse(v.nullable(statsSchema), row),
      ),
      providesTags: ['courses'],
    }),
    series: build.query<SeriesMonth[], void>({
      queryFn: read(
        (database) => database.rpc('creator_series', { months: 12 }),
        (rows) => v.parse(v.array(monthSchema), rows),
      ),
    }),
    courseStops: build.query<ModuleStop[], string>({
      queryFn: read(
        (database, formation) => database.rpc('course_stops', { formation }),
        (rows) => v.parse(v.array(stopSchema), rows),
      ),
      providesTags: ['course'],
    }),
    earnings: build.query<Earning[], string>({
      queryFn: read(
        (database, creator) =>
          database
            .from('creator_earnings')
            .select('id,kind,gross_cents,creator_cents,platform_cents,created_at,item:order_items(name)')
            .eq('creator_id', creator)
            .order('created_at', { ascending: false })
            .limit(LATEST),
        (rows) => rows,
      ),
    }),
    receivedReviews: build.query<ReceivedReview[], string>({
      queryFn: read(
        (database, creator) =>
          database
            .from('formation_reviews')
            .select('id,rating,comment,created_at,author_name,answer,formation:formations!inner(title)')
            .eq('formation.creator_id', creator)
            .order('created_at', { ascending: false })
            .limit(LATEST),
        (rows) => rows,
      ),
      providesTags: ['reviews'],
    }),
    answerReview: build.mutation<null, Stored<typeof answerForm> & { readonly review: string }>({
      queryFn: write(
        (database, given) => database.rpc('answer_review', given),
        () => null,
      ),
      invalidatesTags: ['reviews'],
    }),
    categories: build.query<Row<'categories', 'id' | 'name' | 'slug' | 'icon' | 'color'>[], void>({
      queryFn: read(
        (database) => database.from('categories').select('id,name,slug,icon,color').order('position'),
        (rows) => rows,
      ),
    }),
    createCourse: build.mutation<v.InferOutput<typeof createdSchema>, Stored<typeof newCourseForm>>({
      queryFn: write(
        (database, { level, duration, ...said }) =>
          database.rpc('create_formation', {
            ...said,
            course_level: level,
            duration_minutes: duration,
          }),
        (row) => v.parse(createdSchema, row),
      ),
      invalidatesTags: ['courses'],
    }),
    deleteCourse: build.mutation<null, string>({
      queryFn: write(
        (database, formation) => database.rpc('delete_formation', { formation }),
        () => null,
      ),
      // Read again as well: a list that was under way when the deletion began still has the course.
      invalidatesTags: ['courses', 'course'],
      // Gone from the list at once; back when the database refuses (DSH-054).
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          studioApi.util.updateQueryData('ownCourses', undefined, (courses) =>
            courses.filter((course) => course.id !== id),
          ),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    restoreCourse: build.mutation<null, string>({
      queryFn: write(
        (database, formation) => database.rpc('restore_formation', { formation }),
        () => null,
      ),
      invalidatesTags: ['courses'],
    }),
    setPublished: build.mutation<null, { readonly id: string; readonly published: boolean }>({
      queryFn: write(
        (database, { id, published }) =>
          database.rpc(published ? 'publish_formation' : 'unpublish_formation', { formation: id }),
        () => null,
      ),
      invalidatesTags: ['courses', 'course'],
    }),
  }),
});

export const {
  useOwnCreatorIdQuery,
  useOwnCoursesQuery,
  useCreatorStatsQuery,
  useSeriesQuery,
  useCourseStopsQuery,
  useEarningsQuery,
  useReceivedReviewsQuery,
  useAnswerReviewMutation,
  useCategoriesQuery,
  useCreateCourseMutation,
  useDeleteCourseMutation,
  useRestoreCourseMutation,
  useSetPublishedMutation,
} = studioApi;
