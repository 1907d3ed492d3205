import * as v from 'valibot';
/** Of an object: something is missing, or there is too much of it. */
declare const shape: ({ input }: v.StrictObjectIssue) => string;
/** What an entry of each list of the admin page holds (marketplace §3 "Testimonial", AMB-48). Unknown fields are refused. */
export declare const entrySchemas: {
    readonly testimonials: v.StrictObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly position: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>, undefined>;
        readonly company: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly location: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly avatar: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MaxLengthAction<string, 2048, string>]>, undefined>;
        readonly videoThumbnail: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MaxLengthAction<string, 2048, string>]>, undefined>;
        readonly quote: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly results: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            readonly metric: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
            readonly improvement: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        }, typeof shape>, string>, v.MaxLengthAction<{
            metric: string;
            improvement: string;
        }[], 6, string>]>;
        readonly beforeAfter: v.OptionalSchema<v.StrictObjectSchema<{
            readonly before: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
            readonly after: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        }, typeof shape>, undefined>;
        /** The person exists and agreed to be quoted (Competition Act). */
        readonly verified: v.OptionalSchema<v.BooleanSchema<string>, undefined>;
    }, typeof shape>;
    readonly case_studies: v.StrictObjectSchema<{
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly client: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly sector: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly summary: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly results: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            readonly metric: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
            readonly improvement: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        }, typeof shape>, string>, v.MaxLengthAction<{
            metric: string;
            improvement: string;
        }[], 6, string>]>, v.MinLengthAction<{
            metric: string;
            improvement: string;
        }[], 1, string>]>;
        readonly url: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MaxLengthAction<string, 2048, string>]>, undefined>;
    }, typeof shape>;
    readonly live_stats: v.StrictObjectSchema<{
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.FiniteAction<number, string>]>;
        readonly suffix: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.MaxLengthAction<string, 12, string>]>, undefined>;
        readonly source: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
    }, typeof shape>;
    readonly success_notifications: v.StrictObjectSchema<{
        readonly message: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>;
        readonly location: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, string>]>, undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.UuidAction<string, string>]>;
    }, typeof shape>;
};
/** Name of a list that the administration keeps. */
export type ListName = keyof typeof entrySchemas;
/** All lists, in the order of the administration. */
export declare const listNames: ListName[];
/** Answer of `rpc('shown_lists')`: what visitors see of each list. Notices come without their order. */
export declare const shownListsSchema: v.ObjectSchema<{
    readonly testimonials: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        name: string;
        position?: string | undefined;
        company: string;
        location: string;
        avatar?: string | undefined;
        videoThumbnail?: string | undefined;
        quote: string;
        results: {
            metric: string;
            improvement: string;
        }[];
        beforeAfter?: {
            before: string;
            after: string;
        } | undefined;
        verified?: boolean | undefined;
    }[]>]>, readonly []>;
    readonly case_studies: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        title: string;
        client: string;
        sector: string;
        summary: string;
        results: {
            metric: string;
            improvement: string;
        }[];
        url?: string | undefined;
    }[]>]>, readonly []>;
    readonly live_stats: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        label: string;
        value: number;
        suffix?: string | undefined;
        source: string;
    }[]>]>, readonly []>;
    readonly success_notifications: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        message: string;
        location?: string | undefined;
    }[]>]>, readonly []>;
}, undefined>;
/** What `shownListsSchema` reads. */
export type ShownLists = v.InferOutput<typeof shownListsSchema>;
export {};
