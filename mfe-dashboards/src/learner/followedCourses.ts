import type { Row } from '@agence/shared-contracts/backend/database';

/** A module of a course. */
export type CourseModule = Row<
  'formation_modules',
  'id' | 'title' | 'duration_minutes' | 'order_index' | 'is_published'
>;

interface Course extends Row<'formations', 'id' | 'slug' | 'title' | 'level'> {
  /** Null where the creator has no public page. */
  readonly creator: Row<'creators', 'name'> | null;
  readonly category: Row<'categories', 'slug' | 'color'>;
  readonly modules: readonly CourseModule[];
}

type Progress = Row<'user_formation_progress', 'progress_percentage' | 'completed_at' | 'updated_at'>;

/** A course that the person has begun. */
export interface BegunCourse extends Progress {
  /** Null when the course has been withdrawn since. */
  readonly formation: (Course & { readonly premium: Row<'premium_formations', 'price'> | null }) | null;
}

/** A product that the person owns. */
export interface BoughtProduct extends Row<'user_products', 'access_granted_at'> {
  /** Without a course where it is something else. */
  readonly product: { readonly formation: Course | null };
}

/** A course that the person follows: has bought, or has begun for nothing. */
export interface FollowedCourse extends Pick<Progress, 'progress_percentage' | 'completed_at'> {
  readonly formation: Course;
  readonly isFree: boolean;
}

/**
 * What the person may go on with, newest first: what was begun, then what was bought and not begun yet. A course that was
 * paid back is followed no longer.
 */
export function followedCourses(begun: readonly BegunCourse[], bought: readonly BoughtProduct[]): FollowedCourse[] {
  const owned = bought.flatMap(({ product }) => product.formation ?? []);
  const ownedIds = new Set(owned.map(({ id }) => id));
  const followed = begun.flatMap(({ formation, progress_percentage, completed_at }): FollowedCourse[] => {
    if (!formation || (formation.premium && !ownedIds.has(formation.id))) return [];
    return [{ formation, progress_percentage, completed_at, isFree: formation.premium === null }];
  });
  const begunIds = new Set(followed.map(({ formation }) => formation.id));
  const next = owned.filter(({ id }) => !begunIds.has(id));
  return [
    ...followed,
    ...next.map((formation) => ({ formation, progress_percentage: 0, completed_at: null, isFree: false })),
  ];
}
