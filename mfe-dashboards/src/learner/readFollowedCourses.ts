import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import { type FollowedCourse, followedCourses } from './followedCourses.ts';

const COURSE_COLUMNS = `id,slug,title,level,creator:creators(name),category:categories(slug,color),
modules:formation_modules(id,title,duration_minutes,order_index,is_published)` as const;

/** What the person follows, with the modules that are published, in their order. @throws BackendRefusal */
export async function readFollowedCourses(database: Database): Promise<FollowedCourse[]> {
  const [begun, bought] = await Promise.all([
    database
      .from('user_formation_progress')
      .select(
        `progress_percentage,completed_at,updated_at,formation:formations(${COURSE_COLUMNS},premium:premium_formations(price))`,
      )
      .order('updated_at', { ascending: false })
      // What came at the same moment stands in the same order each time.
      .order('formation_id'),
    database
      .from('user_products')
      .select(`access_granted_at,product:products(formation:formations(${COURSE_COLUMNS}))`)
      .eq('is_active', true)
      .order('access_granted_at', { ascending: false })
      .order('product_id'),
  ]);
  return followedCourses(dataOf(begun), dataOf(bought)).map((course) => ({
    ...course,
    formation: {
      ...course.formation,
      modules: course.formation.modules
        .filter(({ is_published }) => is_published)
        .sort((one, other) => one.order_index - other.order_index),
    },
  }));
}
