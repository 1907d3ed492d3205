import * as v from 'valibot';
import { contactFields } from './leadFields.ts';
/**
 * What the newsletter and contact forms send (AMB-10, AMB-12), from their fields to the columns of `leads`. A key that is not here is
 * refused, for a field that nobody reads is a request that is lost.
 */
declare const Lead: v.VariantSchema<"kind", [v.StrictObjectSchema<{
    readonly id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
    readonly form: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, "">;
    readonly return_to: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly site_web: v.OptionalSchema<v.LiteralSchema<"", undefined>, undefined>;
    readonly kind: v.LiteralSchema<"newsletter", undefined>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, string>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
}, undefined>, v.StrictObjectSchema<{
    readonly nom: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 2, "Entrez votre nom (2 à 80 caractères).">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, string>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
    readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 10, "Décrivez votre projet en 10 à 2000 caractères.">]>;
    readonly telephone: v.SchemaWithPipe<readonly [v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string | undefined>]>, undefined>, v.CheckAction<string | undefined, "Entrez un numéro complet, par exemple 418 555-0123 poste 12 ou +33 6 12 34 56 78, ou laissez ce champ vide.">, v.TransformAction<string | undefined, string | undefined>]>;
    readonly entreprise: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string | undefined>]>, undefined>;
    readonly service: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string | undefined>]>, undefined>;
    readonly budget: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.TransformAction<string, string | undefined>]>, undefined>;
    readonly consentement: v.SchemaWithPipe<readonly [v.UnionSchema<[v.LiteralSchema<true, undefined>, v.PicklistSchema<["on", "true", "1", "oui"], undefined>], "Cochez cette case pour que nous puissions vous répondre.">, v.TransformAction<"1" | "on" | "oui" | "true" | true, true>]>;
    readonly id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
    readonly form: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, "">;
    readonly return_to: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly site_web: v.OptionalSchema<v.LiteralSchema<"", undefined>, undefined>;
    readonly kind: v.LiteralSchema<"contact", undefined>;
    /** What the visitor's button offered (AMB-65). */
    readonly demande: v.SchemaWithFallback<v.PicklistSchema<readonly ["consultation", "audit", "meeting", "vip", "quote"], undefined>, "consultation">;
    readonly contexte: v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 6000, undefined>, v.ParseJsonAction<string, undefined, undefined>, v.ObjectSchema<{
        readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
        readonly lines: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.TupleSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>], undefined>, undefined>, v.TransformAction<[string, string][], [string, string][]>]>, undefined>;
    }, undefined>]>, {
        title?: string | undefined;
        lines?: [string, string][] | undefined;
    }>;
    readonly origine: v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 6000, undefined>, v.ParseJsonAction<string, undefined, undefined>, v.ObjectSchema<{
        readonly landing: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
        readonly referrer: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
        readonly source: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
        readonly medium: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
        readonly campaign: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, undefined>;
    }, undefined>]>, {
        landing?: string | undefined;
        referrer?: string | undefined;
        source?: string | undefined;
        medium?: string | undefined;
        campaign?: string | undefined;
    }>;
    /** The token of a time that is held: booked with the request, which is kept without it too. */
    readonly rendez_vous: v.SchemaWithFallback<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>, undefined>;
}, undefined>], undefined>;
/** A request as it is stored. */
export type Lead = v.InferOutput<typeof Lead>;
/** A request for an answer. */
export type ContactLead = Extract<Lead, {
    kind: 'contact';
}>;
/** Reads what a form has sent, by script or by itself. @returns it as it is stored, or the names of the fields that are missing or wrong */
export declare function readLead(fields: unknown): {
    readonly lead: Lead;
} | {
    readonly refused: readonly string[];
};
/** What is wrong with what is typed into a contact form, by field, in the order of the form. */
export type ContactErrors = {
    readonly [Field in keyof typeof contactFields]?: string;
};
/** Judges the fields of a contact form before they are sent, as the function does. */
export declare function contactErrors(fields: Readonly<Record<string, unknown>>): ContactErrors;
export {};
