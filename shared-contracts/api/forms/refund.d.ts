import * as v from 'valibot';
/** What a buyer says who takes an order back within its days; it may be left empty. */
export declare const returnForm: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string | undefined>]>;
}, undefined>;
/** Why a buyer asks staff for the money later. */
export declare const askRefundForm: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
/** Why staff gives no money back, for the buyer to read. */
export declare const declineForm: v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
/** What staff gives back, and why. @param most cents that are left of the order */
export declare const refundForm: (most: number) => v.StrictObjectSchema<{
    readonly answer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
    readonly amount_cents: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
}, undefined>;
