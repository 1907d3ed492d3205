import {
  LEARNER_COURSE_COLUMNS,
  type LearnerCourse,
  type LearningStats,
  learnerCourseSchema,
  learningStatsSchema,
} from '@agence/shared-contracts/backend/learner';
import { type CatalogueItem, cataloguePageSchema } from '@agence/shared-contracts/backend/schema';
import { array, parse } from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** How many featured courses are recommended (marketplace §9). */
export const RECOMMENDED = 6;

export const learnerApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<LearnerCourse[], void>({
      queryFn: read(
        (database) =>
          database
            .from('user_formation_progress')
            .select(LEARNER_COURSE_COLUMNS)
            .order('updated_at', { ascending: false }),
        (rows) => parse(array(learnerCourseSchema), rows),
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

export const { useCoursesQuery, useStatsQuery, useRecommendedQuery, useSaveGoalMutation } = learnerApi;
