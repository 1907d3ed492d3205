import { type LearningStats, learningStatsSchema } from '@agence/shared-contracts/backend/learner';
import { type CatalogueItem, cataloguePageSchema } from '@agence/shared-contracts/backend/schema';
import { parse } from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { FollowedCourse } from './followedCourses.ts';
import { readFollowedCourses } from './readFollowedCourses.ts';
import type { ReachedModule } from './standing.ts';
import { type DayMinutes, weekOf } from './week.ts';

/** How many featured courses are recommended (marketplace §9). */
export const RECOMMENDED = 6;

/** More than a week in any time zone. */
const EIGHT_DAYS_MS = 8 * 86_400_000;

const learnerApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<FollowedCourse[], void>({
      queryFn: read(
        async (database) => ({ data: await readFollowedCourses(database), error: null }),
        (courses) => courses,
      ),
      providesTags: ['progress', 'courses'],
    }),
    /** How far the person is in each module of all courses. */
    reachedModules: build.query<Readonly<Record<string, ReachedModule>>, void>({
      queryFn: read(
        (database) =>
          database
            .from('user_module_progress')
            .select('module_id,completion_percentage,is_completed,video_position_seconds'),
        (rows) => Object.fromEntries(rows.map((row) => [row.module_id, row])),
      ),
      providesTags: ['progress'],
    }),
    /** Minutes learned on each day of this week, Monday first. */
    week: build.query<readonly DayMinutes[], void>({
      queryFn: read(
        (database) =>
          database
            .from('learning_sessions')
            .select('session_start,session_end')
            .gte('session_start', new Date(Date.now() - EIGHT_DAYS_MS).toISOString()),
        (sessions) => weekOf(sessions, new Date()),
      ),
      providesTags: ['progress'],
    }),
    stats: build.query<LearningStats, void>({
      queryFn: read(
        (database) => database.rpc('learning_stats'),
        (row) => parse(learningStatsSchema, row),
      ),
      providesTags: ['progress', 'profile'],
    }),
    recommended: build.query<CatalogueItem[], void>({
      queryFn: read(
        (database) => database.rpc('catalogue', { only_featured: true, page_size: RECOMMENDED }),
        (page) => parse(cataloguePageSchema, page).items,
      ),
    }),
    saveGoal: build.mutation<null, { readonly userId: string; readonly minutes: number }>({
      queryFn: write(
        (database, { userId, minutes }) =>
          database.from('profiles').update({ weekly_goal_minutes: minutes }).eq('user_id', userId),
        () => null,
      ),
      invalidatesTags: ['profile'],
    }),
  }),
});

export const {
  useCoursesQuery,
  useReachedModulesQuery,
  useWeekQuery,
  useStatsQuery,
  useRecommendedQuery,
  useSaveGoalMutation,
} = learnerApi;
