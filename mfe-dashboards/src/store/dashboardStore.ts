import {
  LEARNER_COURSE_COLUMNS,
  type LearnerCourse,
  type LearningStats,
  learnerCourseSchema,
  learningStatsSchema,
} from '@agence/shared-contracts/backend/learner';
import { type CatalogueItem, cataloguePageSchema } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { array, parse } from 'valibot';

/** How many featured courses are recommended (marketplace §9). */
const RECOMMENDED = 6;
/** Answers stay fresh for five minutes and are kept for thirty (marketplace §9 "Query cache"). */
const FRESH_SECONDS = 300;
const KEPT_SECONDS = 1800;

interface Extra {
  readonly database: () => Promise<Database>;
}

/** Runs a read over the shell's Supabase client; row security decides whose rows come back. */
const read =
  <Result>(
    query: (database: Database) => PromiseLike<{ data: unknown; error: { message: string } | null }>,
    parseRows: (data: unknown) => Result,
  ) =>
  async (_: unknown, { extra }: { extra: unknown }) => {
    try {
      const { data, error } = await query(await (extra as Extra).database());
      return error ? { error: { message: error.message } } : { data: parseRows(data) };
    } catch (error) {
      return { error: { message: String(error) } };
    }
  };

export const dashboardApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<{ readonly message: string }>(),
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  refetchOnFocus: false,
  endpoints: (build) => ({
    courses: build.query<LearnerCourse[], string>({
      queryFn: read(
        (database) =>
          database
            .from('user_formation_progress')
            .select(LEARNER_COURSE_COLUMNS)
            .order('updated_at', { ascending: false }),
        (rows) => parse(array(learnerCourseSchema), rows),
      ),
    }),
    stats: build.query<LearningStats, string>({
      queryFn: read(
        (database) => database.rpc('learning_stats'),
        (row) => parse(learningStatsSchema, row),
      ),
    }),
    recommended: build.query<CatalogueItem[], void>({
      queryFn: read(
        (database) => database.rpc('catalogue', { only_featured: true, page_size: RECOMMENDED }),
        (page) => parse(cataloguePageSchema, page).items,
      ),
    }),
  }),
});

export const { useCoursesQuery, useStatsQuery, useRecommendedQuery } = dashboardApi;

/** The dashboards' own store. */
export function createDashboardStore(extra: Extra) {
  return configureStore({
    reducer: { api: dashboardApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(dashboardApi.middleware),
  });
}
