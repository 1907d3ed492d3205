import * as v from 'valibot';
/** When a consultation that was bought shall be, and what it shall be about. */
export declare const proposalForm: v.StrictObjectSchema<{
    readonly starts_at: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, Date>]>, v.CheckAction<Date, "Choisissez un moment à venir.">, v.TransformAction<Date, string>]>;
    readonly message: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>;
