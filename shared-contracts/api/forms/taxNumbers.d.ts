import * as v from 'valibot';
/** The registrations that receipts name; taxes are charged with both alone. */
export declare const taxNumbersForm: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly tps_number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string>, v.CheckAction<string, string>]>;
    readonly tvq_number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string>, v.CheckAction<string, string>]>;
    readonly is_enabled: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    tps_number: string;
    tvq_number: string;
    is_enabled: boolean;
}, {
    tps_number: string;
    tvq_number: string;
    is_enabled: boolean;
}, v.PartialCheckIssue<{
    tps_number: string;
    is_enabled: boolean;
}>>, v.BaseValidation<{
    tps_number: string;
    tvq_number: string;
    is_enabled: boolean;
}, {
    tps_number: string;
    tvq_number: string;
    is_enabled: boolean;
}, v.PartialCheckIssue<{
    tvq_number: string;
    is_enabled: boolean;
}>>]>;
