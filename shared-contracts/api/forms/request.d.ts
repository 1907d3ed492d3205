import * as v from 'valibot';
/** How far staff is with a request. */
export declare const STAGES: readonly ['new', 'contacted', 'meeting', 'proposal', 'won', 'lost'];
/** How staff follows a request: an amount with what is won alone, a reason with what is lost. */
export declare const followUpForm: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly stage: v.PicklistSchema<readonly ["new", "contacted", "meeting", "proposal", "won", "lost"], undefined>;
    readonly amount_cents: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number | null | undefined>, v.CheckAction<number | null | undefined, "Entrez un montant, par exemple 4 500 ou 4 500,50.">, v.TransformAction<number | null | undefined, number | null>]>;
    readonly lost_reason: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly owner_id: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
    readonly due_on: v.SchemaWithPipe<readonly [v.GenericSchema<string, string>, v.TransformAction<string, string | null>]>;
}, undefined>, v.BaseValidation<{
    stage: "contacted" | "lost" | "meeting" | "new" | "proposal" | "won";
    amount_cents: number | null;
    lost_reason: string | null;
    owner_id: string | null;
    due_on: string | null;
}, {
    stage: "contacted" | "lost" | "meeting" | "new" | "proposal" | "won";
    amount_cents: number | null;
    lost_reason: string | null;
    owner_id: string | null;
    due_on: string | null;
}, v.PartialCheckIssue<{
    stage: "contacted" | "lost" | "meeting" | "new" | "proposal" | "won";
    amount_cents: number | null;
}>>]>;
/** What staff notes about a request. */
export declare const requestNoteForm: v.StrictObjectSchema<{
    readonly note_text: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string>, v.TransformAction<string, string>, v.TrimAction, v.MaxLengthAction<string, number, string>]>, v.MinLengthAction<string, 1, string>]>;
}, undefined>;
