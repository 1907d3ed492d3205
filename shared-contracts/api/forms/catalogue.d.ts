import * as v from 'valibot';
/** A category of the catalogue; its colour is a tone of the palette. */
export declare const categoryForm: v.StrictObjectSchema<{
    readonly label: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly about: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly tone: v.PicklistSchema<("clay" | "glacier" | "lichen" | "moss" | "night" | "spruce")[], undefined>;
}, undefined>;
/** The days on which a course is featured, of which the last one may be left open. */
export declare const featuredForm: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly course: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.MaxLengthAction<string, 500, string>, v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, string>]>]>;
    readonly starts: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, "Choisissez un premier jour.">]>;
    readonly ends: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string | null>]>;
}, undefined>, v.BaseValidation<{
    course: string;
    starts: string;
    ends: string | null;
}, {
    course: string;
    starts: string;
    ends: string | null;
}, v.PartialCheckIssue<{
    starts: string;
    ends: string | null;
}>>]>;
/** What is said of a sponsor. */
export declare const sponsorForm: v.StrictObjectSchema<{
    readonly company: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly website: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.RegexAction<string, "Une adresse commence par https://.">]>;
    readonly about: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly active: v.BooleanSchema<undefined>;
}, undefined>;
/** Amount and days of what a sponsor supports; null for the course of one that is changed. */
export declare const sponsorshipForm: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly course: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.MaxLengthAction<string, 500, string>, v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, string>]>]>, undefined>;
    readonly cents: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
    readonly starts: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, "Choisissez un premier jour.">]>;
    readonly ends: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, "Choisissez un dernier jour.">]>;
    readonly active: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    course: string | null;
    cents: number;
    starts: string;
    ends: string;
    active: boolean;
}, {
    course: string | null;
    cents: number;
    starts: string;
    ends: string;
    active: boolean;
}, v.PartialCheckIssue<{
    starts: string;
    ends: string;
}>>]>;
