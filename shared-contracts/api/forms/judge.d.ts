import * as v from 'valibot';
/** A form, from its fields as they are typed to what is stored. Keys that no field has are refused. */
export type Form = v.GenericSchema<Record<string, unknown>, unknown> & {
    readonly entries: v.ObjectEntries;
};
/** What is wrong with a form, by field, in its order, and how to mend it. */
export type Problems<Of extends Form> = {
    readonly [Field in keyof v.InferInput<Of>]?: string;
};
/** What somebody has typed into a form. */
export type Typed<Of extends Form> = Readonly<v.InferInput<Of>>;
/** What a form stores. */
export type Stored<Of extends Form> = Readonly<v.InferOutput<Of>>;
/** Judges what is typed into a form. @returns what is stored, undefined as long as anything is wrong, and what that is */
export declare function judge<Of extends Form>(form: Of, typed: Typed<Of>): {
    readonly stored?: Stored<Of>;
    readonly problems: Problems<Of>;
};
/** The longest text that a field takes, in characters, as its control and its column have it too; undefined where it has no such limit. */
export declare function longest<Of extends Form>(form: Of, field: keyof v.InferInput<Of> & string): number | undefined;
