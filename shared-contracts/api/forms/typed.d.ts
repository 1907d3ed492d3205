import * as v from 'valibot';
/** What is typed on one line stays one line, in mails and lists too: line ends and other control characters become spaces. */
export declare const line: (most: number, message?: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
/** Several lines, without other control characters. */
export declare const lines: (most: number, message?: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>;
/** One line that is not left empty. */
export declare const filledLine: (most: number, missing: string) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
/** Several lines that are not left empty. */
export declare const filledLines: (most: number, missing: string) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
/** A text, or null where the field is left empty. */
export declare const orNull: (schema: v.GenericSchema<string, string>) => v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
/** What is read from what is typed, and refused where it cannot be. @param read answers undefined for what it cannot read */
export declare const readAs: <Value>(read: (typed: string) => Value | undefined, message: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, Value>]>;
/** An amount of dollars as it is typed, in cents. @param bounds in cents, both included */
export declare const amount: (bounds: {
    readonly least: number;
    readonly most: number;
}, message: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
/** A whole number as it is typed. @param bounds both included */
export declare const wholeNumber: (bounds: {
    readonly least: number;
    readonly most: number;
}, message: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, number>]>;
/** The name of a page of ours, from its address as it is pasted. */
export declare const pageName: (missing: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.MaxLengthAction<string, 500, string>, v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, string>]>]>;
/** The address of a page elsewhere; empty where there is none. */
export declare const webAddress: () => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.RegexAction<string, "Une adresse commence par https://.">]>;
