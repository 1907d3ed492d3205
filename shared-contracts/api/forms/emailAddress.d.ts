import * as v from 'valibot';
/** An address that a mail can be sent to, as it is stored. @param message what is said of another */
export declare const emailAddress: (message: string) => v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, string>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
