import * as v from 'valibot';
/** When a text goes online by itself: a day and an hour as clocks in Québec show them. */
export declare const publishLaterForm: v.StrictObjectSchema<{
    readonly publish_at: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, Date>]>;
}, undefined>;
/** What the function that puts a text online is asked. */
export declare const publicationSchema: v.StrictObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    /** Of the draft that its author has seen. */
    readonly revision: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>;
    /** When; null is now. */
    readonly at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>, undefined>;
}, undefined>;
/** What the function that puts a text online is asked. */
export type Publication = Readonly<v.InferOutput<typeof publicationSchema>>;
