import * as v from 'valibot';
/** When somebody takes appointments, which, and where: a field for each weekday. */
export declare const hostForm: v.StrictObjectSchema<{
    readonly monday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly tuesday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly wednesday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly thursday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly friday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly saturday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly sunday: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, readonly import("./typedHours.ts").Hour[]>]>;
    readonly kinds: v.ArraySchema<v.PicklistSchema<readonly ["consultation", "audit", "meeting", "vip", "quote"], undefined>, undefined>;
    readonly room_url: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.RegexAction<string, "Entrez une adresse complète qui commence par https://.">]>;
    readonly calendar_url: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.RegexAction<string, "Entrez une adresse complète qui commence par https://.">]>;
}, undefined>;
/** The weekdays of that form, from Monday on. */
export declare const WEEKDAYS: readonly ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Days on which somebody takes no appointments; without a last day the first one alone. */
export declare const absenceForm: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly from: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, "Choisissez un premier et un dernier jour, dans cet ordre.">]>;
    readonly to: v.StringSchema<undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
}, undefined>, v.BaseValidation<{
    from: string;
    to: string;
    reason: string;
}, {
    from: string;
    to: string;
    reason: string;
}, v.PartialCheckIssue<{
    from: string;
    to: string;
}>>]>;
/** How long a kind of appointment is, what stays free after it, and how soon it can be; of what is sold the length is the product's. */
export declare const kindForm: v.StrictObjectSchema<{
    readonly minutes: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>, undefined>;
    readonly buffer_minutes: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
    readonly notice_hours: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
}, undefined>;
