import * as v from 'valibot';
/** Why staff takes a measure about somebody, or deletes their account: it is kept, and who a measure concerns reads it. */
export declare const measureForm: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
/** What staff withdraws by its address, and why. */
export declare const withdrawForm: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly kind: v.PicklistSchema<["course", "profile", "photo"], undefined>;
    readonly target: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.MaxLengthAction<string, 500, string>, v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, string>]>]>;
}, undefined>;
/** What staff answers who lifts or upholds a measure. */
export declare const decisionForm: v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
/** What somebody says against a measure. */
export declare const appealForm: v.StrictObjectSchema<{
    readonly words: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
