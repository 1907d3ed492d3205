import * as v from 'valibot';
/** A letter to subscribers as it is written: it is saved while somebody types, so that nothing of it has to be there. */
export declare const letterForm: v.StrictObjectSchema<{
    readonly subject: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly preheader: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
    readonly body: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40000, "Au plus 40 000 caractères.">]>;
    readonly interests: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
    readonly products: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>]>;
}, undefined>;
/** When a letter leaves by itself: a day and an hour as clocks in Québec show them. */
export declare const sendLetterForm: v.StrictObjectSchema<{
    readonly send_at: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, Date>]>, v.CheckAction<Date, "Choisissez un jour d’ici un an.">]>;
}, undefined>;
/** How long after what it is about a letter leaves that is sent by itself. */
export declare const sequenceForm: v.StrictObjectSchema<{
    readonly hours: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
}, undefined>;
