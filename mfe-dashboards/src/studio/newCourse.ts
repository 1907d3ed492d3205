import type { Level } from '@agence/shared-contracts/backend/schema';

/** What the creation form holds (marketplace §2). The duration is what was typed. */
export interface NewCourse {
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly category: string;
  readonly duration: string;
}

/** New-course defaults (§3). */
export const newCourseDefaults: NewCourse = {
  title: '',
  description: '',
  level: 'debutant',
  category: '1',
  duration: '60',
};

const DEFAULT_MINUTES = 60;
const MOST_MINUTES = 60_000;

/** A typed duration as whole minutes; what is none falls back to 60 (§5). */
export function parseDuration(typed: string): number {
  const minutes = Number.parseInt(typed, 10);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : DEFAULT_MINUTES;
}

/** A course needs a title that is more than white space (§5). */
export const canCreate = ({ title }: Pick<NewCourse, 'title'>): boolean => title.trim() !== '';
