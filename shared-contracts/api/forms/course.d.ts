import * as v from 'valibot';
/** What every course has from its first moment (marketplace §2). */
export declare const newCourseForm: v.StrictObjectSchema<{
    title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    description: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    level: v.PicklistSchema<("avance" | "debutant" | "intermediaire")[], undefined>;
    category: v.StringSchema<undefined>;
    duration: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>;
}, undefined>;
/** What a course says about itself; lists are lines of text. */
export declare const courseForm: v.StrictObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly level: v.PicklistSchema<("avance" | "debutant" | "intermediaire")[], undefined>;
    readonly category: v.StringSchema<undefined>;
    readonly duration: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>;
    readonly long_description: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly learning_objectives: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
    readonly prerequisites: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
    readonly target_audience: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
    readonly skills_gained: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
    readonly tags: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
}, undefined>;
/** A module of a course, and its text and video. */
export declare const moduleForm: v.StrictObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly duration: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number>]>;
    readonly content: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100000, undefined>]>;
    readonly video_url: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly captions_url: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly is_published: v.BooleanSchema<undefined>;
    readonly is_preview: v.BooleanSchema<undefined>;
}, undefined>;
/** What a course costs, before tax. */
export declare const priceForm: v.StrictObjectSchema<{
    readonly price: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
}, undefined>;
