import * as v from 'valibot';
/** What a creator says of themselves; what is left empty their page does not show. */
export declare const profileForm: v.StrictObjectSchema<{
    readonly bio: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly bio_long: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly company: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly location: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly website_url: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly linkedin_url: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly hourly_rate: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number | null>]>;
}, undefined>;
/** What can be booked with a creator; its price is before tax. */
export declare const serviceForm: v.StrictObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly price: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
    readonly duration_minutes: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
    readonly is_active: v.BooleanSchema<undefined>;
}, undefined>;
/** What somebody says who asks to become a creator. */
export declare const applicationForm: v.StrictObjectSchema<{
    readonly about: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 20, "Écrivez entre 20 et 2 000 caractères.">]>;
    readonly website_url: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>;
/** What staff answers who accepts an application; it may be left empty. */
export declare const acceptForm: v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
}, undefined>;
/** Why staff declines an application, for who applied to read. */
export declare const refuseForm: v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
/** What a creator's photo shows, for who does not see it. */
export declare const photoForm: v.StrictObjectSchema<{
    readonly avatar_alt: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>;
