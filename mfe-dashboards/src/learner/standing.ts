import type { Row } from '@agence/shared-contracts/backend/database';
import type { CourseModule, FollowedCourse } from './followedCourses.ts';

/** How far somebody is in a module, as the database has it. */
export type ReachedModule = Row<
  'user_module_progress',
  'module_id' | 'completion_percentage' | 'is_completed' | 'video_position_seconds'
>;

/** From how many percent on a module counts as done. */
const DONE = 90;

/** Where somebody stands in a course. */
export interface Standing {
  /** Length of each module, in minutes. */
  readonly minutes: readonly number[];
  /** Minutes of the course that are done. */
  readonly at: number;
  /** Minutes that are left. */
  readonly left: number;
  readonly doneModules: number;
  /** The first module that is not done, and where in it one goes on; undefined when all are done or there is none. */
  readonly next:
    | {
        readonly module: CourseModule;
        /** From 1 on. */
        readonly number: number;
        /** Minutes that are left of it. */
        readonly left: number;
        /** Seconds into its video; 0 where it was not begun. */
        readonly seconds: number;
      }
    | undefined;
}

/** @param reached by module; undefined while it is not known, when the course's percentage stands in */
export function standingIn(
  { formation: { modules }, progress_percentage }: Pick<FollowedCourse, 'formation' | 'progress_percentage'>,
  reached: Readonly<Record<string, ReachedModule>> | undefined,
): Standing {
  const minutes = modules.map(({ duration_minutes }) => duration_minutes);
  const total = minutes.reduce((sum, length) => sum + length, 0);
  const isDone = (id: string) => {
    const row = reached?.[id];
    return row !== undefined && (row.is_completed || row.completion_percentage >= DONE);
  };
  const doneOf = ({ id, duration_minutes }: CourseModule) =>
    isDone(id) ? duration_minutes : (duration_minutes * (reached?.[id]?.completion_percentage ?? 0)) / 100;
  const at = reached ? modules.reduce((sum, module) => sum + doneOf(module), 0) : (total * progress_percentage) / 100;
  const index = reached ? modules.findIndex(({ id }) => !isDone(id)) : -1;
  const module = modules[index];
  return {
    minutes,
    at,
    left: Math.ceil(total - at),
    doneModules: modules.filter(({ id }) => isDone(id)).length,
    next: module && {
      module,
      number: index + 1,
      left: Math.max(1, Math.ceil(module.duration_minutes - doneOf(module))),
      seconds: reached?.[module.id]?.video_position_seconds ?? 0,
    },
  };
}
