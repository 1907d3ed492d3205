import { moduleMinutes } from '../media/moduleMinutes.ts';
import type { DrawnCourse } from '../media/reliefFormats.ts';
import type { CourseWithPreviews } from './readCourse.ts';

/** A course as its own page draws it: as high as any, since nothing stands beside it, and each module as long as it is. */
export function climbOf(course: CourseWithPreviews): DrawnCourse {
  return { ...course, level: 'avance', module_minutes: moduleMinutes(course.modules) };
}
