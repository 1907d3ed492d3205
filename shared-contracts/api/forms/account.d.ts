import * as v from 'valibot';
/**
 * What the auth service takes for a new password: characters at least, bytes at most. bcrypt ignores what comes after: two passwords
 * that differ only there would both open the account.
 */
export declare const PASSWORD: {
    readonly least: 8;
    readonly most: 72;
};
/** What is said of a new password that is longer or shorter. */
export declare const PASSWORD_LENGTH: string;
/** Who comes back, by address or number. */
export declare const signInForm: v.StrictObjectSchema<{
    readonly identifier: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, {
        readonly email: string;
    } | {
        readonly phone: string;
    }>]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Entrez votre mot de passe.">]>;
}, undefined>;
/** Who makes an account: a mail or a text message has to arrive, and the password is a new one. */
export declare const signUpForm: v.StrictObjectSchema<{
    readonly identifier: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RawTransformAction<string, {
        readonly email: string;
    } | {
        readonly phone: string;
    }>]>, v.CheckAction<{
        readonly email: string;
    } | {
        readonly phone: string;
    }, "Entrez votre adresse complète, par exemple marie@entreprise.ca.">]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Choisissez un mot de passe.">, v.CheckAction<string, string>, v.MaxBytesAction<string, 72, string>]>;
}, undefined>;
/** Who asks for a link by mail. */
export declare const mailForm: v.StrictObjectSchema<{
    readonly identifier: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, string>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
}, undefined>;
/** A member's other address, which their password confirms. */
export declare const newAddressForm: v.StrictObjectSchema<{
    readonly identifier: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, string>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
    readonly password: v.StringSchema<undefined>;
}, undefined>;
/** A member's other password. */
export declare const newPasswordForm: v.StrictObjectSchema<{
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Choisissez un mot de passe.">, v.CheckAction<string, string>, v.MaxBytesAction<string, 72, string>]>;
}, undefined>;
