import * as v from 'valibot';
/**
 * Columns of the learner's courses, for
 * `from('user_formation_progress').select(LEARNER_COURSE_COLUMNS).order('updated_at', { ascending: false })`.
 */
export declare const LEARNER_COURSE_COLUMNS: `progress_percentage,completed_at,updated_at,
formation:formations(id,slug,title,description,thumbnail_url,level,estimated_duration_minutes,total_modules,
creator:creators(name,slug),category:categories(id,name,slug,icon,color))`;
/** A course the signed-in person has begun; the database computes the percentage from the modules. */
export declare const learnerCourseSchema: v.ObjectSchema<{
    readonly progress_percentage: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    /** Set once and for good when every module was done. */
    readonly completed_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>, undefined>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    /** Null when the course has been withdrawn since. */
    readonly formation: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly thumbnail_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly level: v.PicklistSchema<["debutant", "intermediaire", "avance"], undefined>;
        readonly estimated_duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly total_modules: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        /** Null where the creator has no public page. */
        readonly creator: v.NullableSchema<v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly slug: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly category: v.ObjectSchema<{
            readonly id: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly slug: v.StringSchema<undefined>;
            readonly icon: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly color: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** What `learnerCourseSchema` reads. */
export type LearnerCourse = v.InferOutput<typeof learnerCourseSchema>;
/** Answer of `rpc('learning_stats')`, in America/Toronto days and weeks from Monday (AMB-33, AMB-34). */
export declare const learningStatsSchema: v.ObjectSchema<{
    readonly streak_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly week_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly weekly_goal_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly total_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly modules_completed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly formations_in_progress: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly formations_completed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
/** What `learningStatsSchema` reads. */
export type LearningStats = v.InferOutput<typeof learningStatsSchema>;
/** A row of `user_module_progress`. Writes only ever raise percentage, time and completion. */
export declare const moduleProgressSchema: v.ObjectSchema<{
    readonly module_id: v.StringSchema<undefined>;
    readonly formation_id: v.StringSchema<undefined>;
    readonly time_spent_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly video_position_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly completion_percentage: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly is_completed: v.BooleanSchema<undefined>;
    readonly notes: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly last_watched_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    readonly completed_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>, undefined>;
}, undefined>;
/** What `moduleProgressSchema` reads. */
export type ModuleProgress = v.InferOutput<typeof moduleProgressSchema>;
/** The signed-in person's own row of `profiles`; rights come from here, never from the address (AMB-32). */
export declare const profileSchema: v.ObjectSchema<{
    readonly user_id: v.StringSchema<undefined>;
    readonly full_name: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly role: v.PicklistSchema<["learner", "creator", "admin"], undefined>;
    readonly weekly_goal_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
/** What `profileSchema` reads. */
export type Profile = v.InferOutput<typeof profileSchema>;
