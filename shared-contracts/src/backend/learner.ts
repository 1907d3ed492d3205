import * as v from 'valibot';
import { categorySchema, levelSchema } from './schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * Columns of the learner's courses, for
 * `from('user_formation_progress').select(LEARNER_COURSE_COLUMNS).order('updated_at', { ascending: false })`.
 */
export const LEARNER_COURSE_COLUMNS = `progress_percentage,completed_at,updated_at,
formation:formations(id,slug,title,description,thumbnail_url,level,estimated_duration_minutes,total_modules,
creator:creators(name,slug),category:categories(id,name,slug,icon,color))` as const;

/** A course the signed-in person has begun; the database computes the percentage from the modules. */
export const learnerCourseSchema = v.object({
  progress_percentage: percentage,
  /** Set once and for good when every module was done. */
  completed_at: v.nullable(time),
  updated_at: time,
  /** Null when the course has been withdrawn since. */
  formation: v.nullable(
    v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      description: v.string(),
      thumbnail_url: v.nullable(v.string()),
      level: levelSchema,
      estimated_duration_minutes: count,
      total_modules: count,
      /** Null where the creator has no public page. */
      creator: v.nullable(v.object({ name: v.string(), slug: v.string() })),
      category: categorySchema,
    }),
  ),
});
/** What `learnerCourseSchema` reads. */
export type LearnerCourse = v.InferOutput<typeof learnerCourseSchema>;

/** Answer of `rpc('learning_stats')`, in America/Toronto days and weeks from Monday (AMB-33, AMB-34). */
export const learningStatsSchema = v.object({
  streak_days: count,
  week_minutes: count,
  weekly_goal_minutes: count,
  total_minutes: count,
  modules_completed: count,
  formations_in_progress: count,
  formations_completed: count,
});
/** What `learningStatsSchema` reads. */
export type LearningStats = v.InferOutput<typeof learningStatsSchema>;

/** A row of `user_module_progress`. Writes only ever raise percentage, time and completion. */
export const moduleProgressSchema = v.object({
  module_id: v.string(),
  formation_id: v.string(),
  time_spent_seconds: count,
  video_position_seconds: count,
  completion_percentage: percentage,
  is_completed: v.boolean(),
  notes: v.nullable(v.string()),
  last_watched_at: time,
  completed_at: v.nullable(time),
});
/** What `moduleProgressSchema` reads. */
export type ModuleProgress = v.InferOutput<typeof moduleProgressSchema>;

/** The signed-in person's own row of `profiles`; rights come from here, never from the address (AMB-32). */
export const profileSchema = v.object({
  user_id: v.string(),
  full_name: v.nullable(v.string()),
  role: v.picklist(['learner', 'creator', 'admin']),
  weekly_goal_minutes: count,
});
/** What `profileSchema` reads. */
export type Profile = v.InferOutput<typeof profileSchema>;
