import * as v from 'valibot';
/** Every figure and testimonial that pages show, with its proof and its switch, as staff write them for `/nos-chiffres` (AMB-56). */
export declare const claimsSchema: v.StrictObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
    readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
    readonly figures: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly source: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly verifiedOn: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.">, v.CheckAction<string, "Cette date est à venir.">]>;
        readonly isShown: v.BooleanSchema<undefined>;
        readonly value: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
    }, undefined>, undefined>, v.CheckAction<{
        id: string;
        name: string;
        source: string;
        verifiedOn: string;
        isShown: boolean;
        value: string;
    }[], "Deux chiffres qui se contredisent ne se montrent pas ensemble : clients à la fois ou clients actifs, les deux comptes de mises à l’échelle, les deux comptes d’abonnés. N’en montrez qu’un.">]>;
    readonly testimonials: v.ArraySchema<v.StrictObjectSchema<{
        id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        /** What it says, and where. */
        name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
        /** Where it comes from: what somebody who asks is shown. */
        source: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
        /** Day of the last check; empty until somebody has made one. */
        verifiedOn: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.">, v.CheckAction<string, "Cette date est à venir.">]>;
        isShown: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** What staff write for `/nos-chiffres`. */
export type ClaimsText = v.InferOutput<typeof claimsSchema>;
/** Names of the claims that visitors do not see. */
export declare function hiddenClaims({ figures, testimonials }: ClaimsText): string[];
/**
 * A text of a page without what its claims hide, and with their values: whatever names a claim (`claim`) follows it, and each
 * quotation (`quote`) the testimonial that has its `id`, also where staff have written around them. A verified one says that it is (`isVerified`).
 */
export declare function withClaims<Value>(value: Value, claims: ClaimsText | undefined): Value;
