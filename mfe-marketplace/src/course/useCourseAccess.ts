import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import { useOwnedProducts } from '../buying/useOwnedProducts.ts';
import { useEnrolment } from './useEnrolment.ts';

/** What the signed-in person already has of a course. */
export interface CourseAccess {
  /** They have bought it. */
  readonly isOwned: boolean;
  /** They have begun it. */
  readonly isEnrolled: boolean;
}

/** Reads what the signed-in person has of a course; nothing for visitors. */
export function useCourseAccess(course: Pick<FormationDetail, 'id' | 'premium' | 'product'>): CourseAccess {
  const { owned } = useOwnedProducts();
  const isEnrolled = useEnrolment(course);
  return { isOwned: course.product !== null && owned.has(course.product.id), isEnrolled };
}
