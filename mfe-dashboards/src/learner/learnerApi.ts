import { type LearningStats, learningStatsSchema } from '@agence/shared-contracts/backend/learner';
import { parse } from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { FollowedCourse } from './followedCourses.ts';
import { readFollowedCourses } from './readFollowedCourses.ts';
import type { ReachedModule } from './standing.ts';

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
    stats: build.query<LearningStats, void>({
      queryFn: read(
        (database) => database.rpc('learning_stats'),
        (row) => parse(learningStatsSchema, row),
      ),
      providesTags: ['progress', 'profile'],
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

export const { useCoursesQuery, useReachedModulesQuery, useStatsQuery, useSaveGoalMutation } = learnerApi;
