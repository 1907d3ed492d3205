import type { CourseBasics } from '../course-fields/CourseFields.tsx';

/** New-course defaults (marketplace §3). */
export const newCourseDefaults: CourseBasics = {
  title: '',
  description: '',
  level: 'debutant',
  category: '1',
  duration: '60',
};

const DEFAULT_MINUTES = 60;
const MOST_MINUTES = 60_000;

/** A typed duration as whole minutes; what is none falls back to 60 (marketplace §5). */
export function parseDuration(typed: string): number {
  const minutes = Number.parseInt(typed, 10);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : DEFAULT_MINUTES;
}

/** A course needs a title that is more than white space (marketplace §5). */
export const canCreate = ({ title }: Pick<CourseBasics, 'title'>): boolean => title.trim() !== '';
