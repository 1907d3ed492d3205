import { type LearningStats, learningStatsSchema } from '@agence/shared-contracts/backend/learner';
import { type CatalogueItem, cataloguePageSchema } from '@agence/shared-contracts/backend/schema';
import { parse } from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import { type FollowedCourse, followedCourses } from './followedCourses.ts';

/** How many featured courses are recommended (marketplace §9). */
export const RECOMMENDED = 6;

const COURSE_COLUMNS = `id,slug,title,creator:creators(name),category:categories(slug,color)` as const;

const readBegun = read(
  (database) =>
    database
      .from('user_formation_progress')
      .select(
        `progress_percentage,completed_at,updated_at,formation:formations(${COURSE_COLUMNS},premium:premium_formations(price))`,
      )
      .order('updated_at', { ascending: false }),
  (rows) => rows,
);

const readBought = read(
  (database) =>
    database
      .from('user_products')
      .select(`access_granted_at,product:products(formation:formations(${COURSE_COLUMNS}))`)
      .eq('is_active', true)
      .order('access_granted_at', { ascending: false }),
  (rows) => rows,
);

const learnerApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<FollowedCourse[], void>({
      async queryFn(_, api) {
        const [begun, bought] = await Promise.all([readBegun(undefined, api), readBought(undefined, api)]);
        if ('error' in begun) return begun;
        if ('error' in bought) return bought;
        return { data: followedCourses(begun.data, bought.data) };
      },
      providesTags: ['progress', 'courses'],
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
