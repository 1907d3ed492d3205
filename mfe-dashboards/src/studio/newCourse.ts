import type { CourseBasics } from '../course-fields/CourseFields.tsx';

/** New-course defaults (marketplace §3). */
export const newCourseDefaults: CourseBasics = {
  title: '',
  description: '',
  level: 'debutant',
  category: '1',
  duration: '60',
};
