import * as v from 'valibot';
/** What somebody gives a creator, and says with it. */
export declare const tipForm: v.StrictObjectSchema<{
    readonly amount_cents: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
    readonly message: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>;
