import * as v from 'valibot';
/** What a learner says of a course, one review each. */
export declare const reviewForm: v.StrictObjectSchema<{
    readonly rating: v.SchemaWithPipe<readonly [v.NumberSchema<"Choisissez une note de 1 à 5 étoiles.">, v.IntegerAction<number, "Choisissez une note de 1 à 5 étoiles.">, v.MinValueAction<number, 1, "Choisissez une note de 1 à 5 étoiles.">, v.MaxValueAction<number, 5, "Choisissez une note de 1 à 5 étoiles.">]>;
    readonly comment: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>;
/** A creator's public answer to a review; empty, it is taken back. */
export declare const answerForm: v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
}, undefined>;
/** Why a review should not stand where it does, for staff to read. */
export declare const reportForm: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
