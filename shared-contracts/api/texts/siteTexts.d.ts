import * as v from 'valibot';
/**
 * The kinds of texts that staff write in the console. A route of a remote says which it has (`RouteDeclaration.text`); the
 * remote's files, the editor, and the server that publishes check it with the one schema here.
 */
export declare const siteTexts: {
    readonly landing: {
        readonly schema: v.StrictObjectSchema<{
            readonly about: v.PicklistSchema<["service", "place"], undefined>;
            readonly seo: v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 60, "Au plus 60 caractères : les moteurs de recherche coupent la suite.">]>;
                readonly description: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MinLengthAction<string, 110, "Au moins 110 caractères.">, v.MaxLengthAction<string, 165, "Au plus 165 caractères : les moteurs de recherche coupent la suite.">]>;
                readonly keywords: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, v.MinLengthAction<string[], 3, "Il faut au moins trois mots-clés.">]>;
            }, undefined>;
            readonly hero: v.StrictObjectSchema<{
                readonly eyebrow: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly badge: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly claim: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly art: v.PicklistSchema<["contours", "advert", "search", "manuscript", "camera", "thread", "summit", "river"], undefined>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly figures: v.OptionalSchema<v.ArraySchema<v.StrictObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly claim: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>, undefined>;
                readonly action: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
                readonly call: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly phrases: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, v.MinLengthAction<string[], 2, "Il faut au moins deux phrases.">]>, undefined>;
            }, undefined>;
            readonly sections: v.SchemaWithPipe<readonly [v.ArraySchema<v.VariantSchema<"kind", [v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"counters", undefined>;
                readonly figures: v.ArraySchema<v.StrictObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly step: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                    readonly claim: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
                readonly delayMs: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly everyMs: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly durationMs: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"figures", undefined>;
                readonly figures: v.ArraySchema<v.StrictObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly claim: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"points", undefined>;
                readonly layout: v.OptionalSchema<v.PicklistSchema<["columns", "ledger", "stairs"], undefined>, undefined>;
                readonly lead: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly points: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.MinLengthAction<{
                    title: string;
                    text: string;
                }[], 2, "Il faut au moins deux points.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"steps", undefined>;
                readonly layout: v.OptionalSchema<v.PicklistSchema<["list", "climb", "timeline"], undefined>, undefined>;
                readonly steps: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly when: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>, v.MinLengthAction<{
                    title: string;
                    text: string;
                    when?: string | undefined;
                }[], 2, "Il faut au moins deux étapes.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"faq", undefined>;
                readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly question: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.MinLengthAction<{
                    question: string;
                    answer: string;
                }[], 1, "Il faut au moins une question.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"formats", undefined>;
                readonly formats: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly sample: v.PicklistSchema<["search", "shopping", "display", "video"], undefined>;
                    readonly lines: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"queries", undefined>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly keep: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly drop: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly queries: v.ArraySchema<v.StrictObjectSchema<{
                    readonly query: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly isKept: v.BooleanSchema<undefined>;
                    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"specimens", undefined>;
                readonly specimens: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly sample: v.PicklistSchema<["article", "storyboard", "palette"], undefined>;
                    readonly lines: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"films", undefined>;
                readonly films: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly length: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly frame: v.PicklistSchema<["wide", "tall", "square"], undefined>;
                    readonly seed: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"relay", undefined>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly services: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly messages: v.ArraySchema<v.StrictObjectSchema<{
                        readonly day: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"services", undefined>;
                readonly lead: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly services: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un chemin comme /ma-page, en minuscules et sans accents.">]>, undefined>;
                }, undefined>, undefined>;
                readonly more: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly action: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"location", undefined>;
                readonly paragraphs: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly reasons: v.OptionalSchema<v.ArraySchema<v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, undefined>;
                readonly hours: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly action: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
                readonly map: v.StrictObjectSchema<{
                    readonly focus: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly show: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly notice: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly west: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                    readonly south: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                    readonly east: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                    readonly north: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                }, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"clients", undefined>;
                readonly texts: v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly previous: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly next: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly jump: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly before: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly after: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly roi: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly clients: v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly position: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly company: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly location: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly avatar: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly quote: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly isVerified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly results: v.StrictObjectSchema<{
                        readonly before: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                        readonly after: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                        readonly unit: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly period: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly roi: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly businessType: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"carousel", undefined>;
                readonly texts: v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly previous: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly next: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly jump: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly before: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly after: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly roi: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly clients: v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly position: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly company: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly location: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly avatar: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly quote: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly isVerified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly results: v.StrictObjectSchema<{
                        readonly before: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                        readonly after: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                        readonly unit: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly period: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly roi: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly businessType: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"eligibility", undefined>;
                readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly criteria: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly places: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly action: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly ground: v.OptionalSchema<v.PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
                readonly kind: v.LiteralSchema<"place", undefined>;
                readonly paragraphs: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly facts: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"roi", undefined>;
                readonly fields: v.StrictObjectSchema<{
                    readonly visitors: v.StrictObjectSchema<{
                        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly hint: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly conversion: v.StrictObjectSchema<{
                        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly hint: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly basket: v.StrictObjectSchema<{
                        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly hint: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly investment: v.StrictObjectSchema<{
                        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly hint: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                }, undefined>;
                readonly results: v.StrictObjectSchema<{
                    readonly monthly: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly yearly: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly roi: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly breakEven: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly months: v.StrictObjectSchema<{
                    readonly one: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly many: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly formula: v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly lines: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>;
                readonly never: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"process", undefined>;
                readonly steps: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly duration: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly tasks: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                    readonly icon: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    title: string;
                    duration: string;
                    description: string;
                    tasks: string[];
                    icon: string;
                }[], 5, "Il faut les cinq étapes.">]>;
                readonly tabs: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly tasks: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly previous: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly next: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly progress: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"videos", undefined>;
                readonly note: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly play: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly close: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly testimonials: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly position: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly company: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly location: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly videoUrl: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly thumbnail: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly quote: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly isVerified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly duration: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly results: v.ArraySchema<v.StrictObjectSchema<{
                        readonly metric: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly improvement: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>, undefined>;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    id: string;
                    name: string;
                    position: string;
                    company: string;
                    location: string;
                    videoUrl: string;
                    thumbnail: string;
                    quote: string;
                    isVerified?: boolean | undefined;
                    duration: string;
                    results: {
                        metric: string;
                        improvement: string;
                    }[];
                }[], 3, "Au plus trois témoignages.">]>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"beforeAfter", undefined>;
                readonly before: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly after: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly slider: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly showBefore: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly showAfter: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly choose: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly projects: v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly before: v.StrictObjectSchema<{
                        readonly alt: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly lines: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                    }, undefined>;
                    readonly after: v.StrictObjectSchema<{
                        readonly alt: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly lines: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                    }, undefined>;
                    readonly improvements: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"quiz", undefined>;
                readonly questions: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly question: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly options: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, v.LengthAction<string[], 6, "Il faut six réponses.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    id: string;
                    question: string;
                    options: string[];
                }[], 5, "Il faut cinq questions.">]>;
                readonly count: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly previous: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly restart: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly result: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly timeline: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly price: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly features: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly possible: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly shopNote: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly action: v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly recommendations: v.StrictObjectSchema<{
                    readonly ecommerce: v.StrictObjectSchema<{
                        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly description: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly features: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                        readonly timeline: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly price: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly leads: v.StrictObjectSchema<{
                        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly description: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly features: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                        readonly timeline: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly price: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                    readonly showcase: v.StrictObjectSchema<{
                        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly description: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly features: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                        readonly timeline: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly price: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>;
                }, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"technologies", undefined>;
                readonly groups: v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly technologies: v.ArraySchema<v.StrictObjectSchema<{
                        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly icon: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>, undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"gauges", undefined>;
                readonly note: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly gauges: v.ArraySchema<v.StrictObjectSchema<{
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly target: v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                    readonly unit: v.PicklistSchema<["", "%"], undefined>;
                }, undefined>, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"price", undefined>;
                readonly included: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly includedTitle: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly optionsTitle: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly base: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.PicklistSchema<readonly ["design", "responsive", "seo", "cms"], undefined>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">, v.IntegerAction<number, "Écrivez un montant en dollars, sans les cents.">, v.MinValueAction<number, 0, "Un prix ne descend pas sous zéro.">, v.MaxValueAction<number, 1000000, "Au plus un million de dollars.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    id: "cms" | "design" | "responsive" | "seo";
                    name: string;
                    price: number;
                }[], 4, "Il faut les quatre éléments de base.">]>;
                readonly options: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.PicklistSchema<readonly ["ecommerce", "booking", "blog", "multilingual", "advanced-seo", "analytics", "social", "chat", "forms", "gallery"], undefined>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">, v.IntegerAction<number, "Écrivez un montant en dollars, sans les cents.">, v.MinValueAction<number, 0, "Un prix ne descend pas sous zéro.">, v.MaxValueAction<number, 1000000, "Au plus un million de dollars.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    id: "advanced-seo" | "analytics" | "blog" | "booking" | "chat" | "ecommerce" | "forms" | "gallery" | "multilingual" | "social";
                    name: string;
                    price: number;
                }[], 10, "Il faut les dix options.">]>;
                readonly complexity: v.StrictObjectSchema<{
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly levels: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>, undefined>, v.LengthAction<{
                        name: string;
                        text: string;
                    }[], 5, "Il faut cinq niveaux.">]>;
                }, undefined>;
                readonly deadline: v.StrictObjectSchema<{
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly levels: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                        readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    }, undefined>, undefined>, v.LengthAction<{
                        name: string;
                        text: string;
                    }[], 5, "Il faut cinq niveaux.">]>;
                }, undefined>;
                readonly total: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly taxes: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly calculation: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly notice: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly action: v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
            }, undefined>, v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly kind: v.LiteralSchema<"questions", undefined>;
                readonly search: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly count: v.StrictObjectSchema<{
                    readonly one: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly many: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
                readonly categories: v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>;
                readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly category: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly question: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    id: string;
                    category: string;
                    question: string;
                    answer: string;
                }[], 10, "Il faut les dix questions.">]>;
                readonly empty: v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly action: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>;
            }, undefined>], undefined>, undefined>, v.CheckAction<({
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "counters";
                figures: {
                    value: string;
                    label: string;
                    step: number;
                    claim?: string | undefined;
                }[];
                delayMs: number;
                everyMs: number;
                durationMs: number;
                note?: string | undefined;
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "figures";
                figures: {
                    value: string;
                    label: string;
                    claim?: string | undefined;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "points";
                layout?: "columns" | "ledger" | "stairs" | undefined;
                lead?: string | undefined;
                points: {
                    title: string;
                    text: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "steps";
                layout?: "climb" | "list" | "timeline" | undefined;
                steps: {
                    title: string;
                    text: string;
                    when?: string | undefined;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "faq";
                items: {
                    question: string;
                    answer: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "formats";
                formats: {
                    name: string;
                    text: string;
                    sample: "display" | "search" | "shopping" | "video";
                    lines: string[];
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "queries";
                lead: string;
                keep: string;
                drop: string;
                queries: {
                    query: string;
                    isKept: boolean;
                    reason: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "specimens";
                specimens: {
                    name: string;
                    text: string;
                    sample: "article" | "palette" | "storyboard";
                    lines: string[];
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "films";
                films: {
                    name: string;
                    text: string;
                    length: string;
                    frame: "square" | "tall" | "wide";
                    seed: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "relay";
                lead: string;
                services: {
                    name: string;
                    text: string;
                    messages: {
                        day: string;
                        text: string;
                    }[];
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "services";
                lead?: string | undefined;
                services: {
                    name: string;
                    text: string;
                    to?: string | undefined;
                }[];
                more: string;
                action?: {
                    id: string;
                    label: string;
                } | undefined;
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "location";
                paragraphs: string[];
                reasons?: {
                    title: string;
                    text: string;
                }[] | undefined;
                hours?: string | undefined;
                action?: {
                    id: string;
                    label: string;
                } | undefined;
                map: {
                    focus: string;
                    label: string;
                    show: string;
                    notice: string;
                    west: number;
                    south: number;
                    east: number;
                    north: number;
                };
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "clients";
                texts: {
                    title: string;
                    note: string;
                    previous: string;
                    next: string;
                    jump: string;
                    before: string;
                    after: string;
                    roi: string;
                };
                clients: {
                    id: string;
                    name: string;
                    position: string;
                    company: string;
                    location: string;
                    avatar: string;
                    quote: string;
                    isVerified?: boolean | undefined;
                    results: {
                        before: number;
                        after: number;
                        unit: string;
                        period: string;
                        roi: string;
                    };
                    businessType: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "carousel";
                texts: {
                    title: string;
                    note: string;
                    previous: string;
                    next: string;
                    jump: string;
                    before: string;
                    after: string;
                    roi: string;
                };
                clients: {
                    id: string;
                    name: string;
                    position: string;
                    company: string;
                    location: string;
                    avatar: string;
                    quote: string;
                    isVerified?: boolean | undefined;
                    results: {
                        before: number;
                        after: number;
                        unit: string;
                        period: string;
                        roi: string;
                    };
                    businessType: string;
                }[];
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "eligibility";
                text: string;
                criteria: string[];
                places: string;
                action?: {
                    id: string;
                    label: string;
                } | undefined;
            } | {
                title: string;
                ground?: "band" | "plain" | "spruce" | undefined;
                kind: "place";
                paragraphs: string[];
                facts: {
                    name: string;
                    text: string;
                }[];
            } | {
                title: string;
                lead: string;
                kind: "roi";
                fields: {
                    visitors: {
                        label: string;
                        hint: string;
                    };
                    conversion: {
                        label: string;
                        hint: string;
                    };
                    basket: {
                        label: string;
                        hint: string;
                    };
                    investment: {
                        label: string;
                        hint: string;
                    };
                };
                results: {
                    monthly: string;
                    yearly: string;
                    roi: string;
                    breakEven: string;
                };
                months: {
                    one: string;
                    many: string;
                };
                formula: {
                    title: string;
                    lines: string[];
                };
                never: string;
            } | {
                title: string;
                lead: string;
                kind: "process";
                steps: {
                    title: string;
                    duration: string;
                    description: string;
                    tasks: string[];
                    icon: string;
                }[];
                tabs: string;
                tasks: string;
                previous: string;
                next: string;
                progress: string;
            } | {
                title: string;
                lead: string;
                kind: "videos";
                note: string;
                play: string;
                close: string;
                testimonials: {
                    id: string;
                    name: string;
                    position: string;
                    company: string;
                    location: string;
                    videoUrl: string;
                    thumbnail: string;
                    quote: string;
                    isVerified?: boolean | undefined;
                    duration: string;
                    results: {
                        metric: string;
                        improvement: string;
                    }[];
                }[];
            } | {
                title: string;
                lead: string;
                kind: "beforeAfter";
                before: string;
                after: string;
                slider: string;
                showBefore: string;
                showAfter: string;
                choose: string;
                projects: {
                    id: string;
                    title: string;
                    before: {
                        alt: string;
                        lines: string[];
                    };
                    after: {
                        alt: string;
                        lines: string[];
                    };
                    improvements: string[];
                }[];
            } | {
                title: string;
                lead: string;
                kind: "quiz";
                questions: {
                    id: string;
                    question: string;
                    options: string[];
                }[];
                count: string;
                previous: string;
                restart: string;
                result: string;
                timeline: string;
                price: string;
                features: string;
                possible: string;
                shopNote: string;
                action: {
                    id: string;
                    label: string;
                };
                recommendations: {
                    ecommerce: {
                        type: string;
                        description: string;
                        features: string[];
                        timeline: string;
                        price: string;
                    };
                    leads: {
                        type: string;
                        description: string;
                        features: string[];
                        timeline: string;
                        price: string;
                    };
                    showcase: {
                        type: string;
                        description: string;
                        features: string[];
                        timeline: string;
                        price: string;
                    };
                };
            } | {
                title: string;
                lead: string;
                kind: "technologies";
                groups: {
                    name: string;
                    technologies: {
                        name: string;
                        icon: string;
                        text: string;
                    }[];
                }[];
            } | {
                title: string;
                lead: string;
                kind: "gauges";
                note: string;
                gauges: {
                    label: string;
                    target: number;
                    unit: "" | "%";
                }[];
            } | {
                title: string;
                lead: string;
                kind: "price";
                included: string;
                includedTitle: string;
                optionsTitle: string;
                base: {
                    id: "cms" | "design" | "responsive" | "seo";
                    name: string;
                    price: number;
                }[];
                options: {
                    id: "advanced-seo" | "analytics" | "blog" | "booking" | "chat" | "ecommerce" | "forms" | "gallery" | "multilingual" | "social";
                    name: string;
                    price: number;
                }[];
                complexity: {
                    label: string;
                    levels: {
                        name: string;
                        text: string;
                    }[];
                };
                deadline: {
                    label: string;
                    levels: {
                        name: string;
                        text: string;
                    }[];
                };
                total: string;
                taxes: string;
                calculation: string;
                notice: string;
                action: {
                    id: string;
                    label: string;
                };
            } | {
                title: string;
                lead: string;
                kind: "questions";
                search: string;
                count: {
                    one: string;
                    many: string;
                };
                categories: {
                    id: string;
                    name: string;
                }[];
                items: {
                    id: string;
                    category: string;
                    question: string;
                    answer: string;
                }[];
                empty: {
                    title: string;
                    text: string;
                    action: string;
                };
            })[], "Deux sections ne peuvent pas avoir le même titre.">]>;
            readonly cta: v.StrictObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
                readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly text: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            }, undefined>;
        }, undefined>;
        readonly part: 'landing';
        readonly newBelow: '/services/';
    };
    readonly article: {
        readonly schema: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
            readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 160, "Au plus 160 caractères.">]>;
            readonly metaTitle: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 60, "Au plus 60 caractères.">]>, undefined>;
            readonly metaDescription: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MinLengthAction<string, 110, "Au moins 110 caractères.">, v.MaxLengthAction<string, 165, "Au plus 165 caractères : les moteurs de recherche coupent la suite.">]>;
            readonly excerpt: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 400, "Au plus 400 caractères.">]>;
            readonly content: v.SchemaWithPipe<readonly [v.StringSchema<"Écrivez l’article.">, v.NonEmptyAction<string, "Écrivez l’article.">, v.MaxLengthAction<string, 120000, "Au plus 120000 caractères.">, v.CheckAction<string, "Remplacez « [à écrire] » par le texte.">, v.RawCheckAction<string>, v.MetadataAction<string, {
                readonly isMarkup: true;
            }>]>;
            readonly category: v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["Guide", "Stratégie", "Publicité", "SEO", "Google Ads", "Email Marketing"], "Choisissez une catégorie.">, v.MetadataAction<"Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie", {
                isChosen: boolean;
            }>]>;
            readonly tags: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 40, "Au plus 40 caractères par sujet.">, v.CheckAction<string, "Un sujet ne contient ni barre, ni dièse, ni chevrons, ni guillemets, ni point d’interrogation, ni pour cent.">]>, undefined>, v.MinLengthAction<string[], 1, "Il faut au moins un sujet.">, v.MaxLengthAction<string[], 8, "Au plus huit sujets.">, v.CheckAction<string[], "Un sujet est écrit deux fois.">]>;
            readonly author: v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["Catherine Morin", "Olivier Tanguay", "Mélissa Roy"], "Choisissez qui signe l’article.">, v.MetadataAction<"Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay", {
                isChosen: boolean;
            }>]>;
            readonly publishedAt: v.SchemaWithPipe<readonly [v.StringSchema<"Choisissez un jour.">, v.CheckAction<string, "Choisissez un jour.">, v.MetadataAction<string, {
                readonly isDay: true;
            }>]>;
            readonly updatedAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"Choisissez un jour.">, v.CheckAction<string, "Choisissez un jour.">, v.MetadataAction<string, {
                readonly isDay: true;
            }>]>, undefined>;
            readonly readTime: v.SchemaWithPipe<readonly [v.NumberSchema<"Écrivez un nombre de minutes.">, v.IntegerAction<number, "Écrivez un nombre entier.">, v.MinValueAction<number, 1, "Au moins une minute.">, v.MaxValueAction<number, 120, "Au plus 120 minutes.">]>;
            readonly featured: v.BooleanSchema<undefined>;
            readonly image: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
            readonly keywords: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            readonly localKeywords: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            readonly targetAudience: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, v.BaseValidation<{
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }, {
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }, v.CheckIssue<{
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }>>, v.BaseValidation<{
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }, {
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }, v.CheckIssue<{
            title: string;
            metaTitle?: string | undefined;
            metaDescription: string;
            excerpt: string;
            content: string;
            category: "Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie";
            tags: string[];
            author: "Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay";
            publishedAt: string;
            updatedAt?: string | undefined;
            readTime: number;
            featured: boolean;
            image: string;
            keywords: string[];
            localKeywords: string[];
            targetAudience: string;
        }>>]>;
        readonly part: 'source';
        readonly newBelow: '/blog/';
    };
    readonly home: {
        readonly schema: v.StrictObjectSchema<{
            readonly seo: v.OptionalSchema<v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 60, "Au plus 60 caractères : les moteurs de recherche coupent la suite.">]>;
                readonly description: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MinLengthAction<string, 110, "Au moins 110 caractères.">, v.MaxLengthAction<string, 165, "Au plus 165 caractères : les moteurs de recherche coupent la suite.">]>;
                readonly keywords: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, v.MinLengthAction<string[], 3, "Il faut au moins trois mots-clés.">]>;
            }, undefined>, undefined>;
            readonly hero: v.OptionalSchema<v.StrictObjectSchema<{
                readonly eyebrow: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly action: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly actionNote: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly second: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
            readonly pillars: v.OptionalSchema<v.StrictObjectSchema<{
                readonly eyebrow: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly expertise: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    name: string;
                    text: string;
                }[], 3, "Il en faut exactement trois.">]>;
            }, undefined>, undefined>;
            readonly comparison: v.OptionalSchema<v.StrictObjectSchema<{
                readonly eyebrow: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly rows: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly subject: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly other: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly ours: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.MinLengthAction<{
                    subject: string;
                    other: string;
                    ours: string;
                }[], 2, "Il faut au moins deux lignes.">, v.MaxLengthAction<{
                    subject: string;
                    other: string;
                    ours: string;
                }[], 8, "Au plus huit lignes.">]>;
            }, undefined>, undefined>;
            readonly audit: v.OptionalSchema<v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly agenda: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly text: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.LengthAction<{
                    title: string;
                    text: string;
                }[], 3, "Il en faut exactement trois.">]>;
                readonly action: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly second: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
            readonly faq: v.OptionalSchema<v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly question: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                    readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                }, undefined>, undefined>, v.MinLengthAction<{
                    question: string;
                    answer: string;
                }[], 1, "Il faut au moins une question.">]>;
            }, undefined>, undefined>;
            readonly about: v.OptionalSchema<v.StrictObjectSchema<{
                readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly paragraphs: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, v.MinLengthAction<string[], 1, "Il faut au moins un paragraphe.">]>;
                readonly visit: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly talk: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
        }, undefined>;
        readonly part: 'source';
    };
    readonly claims: {
        readonly schema: v.StrictObjectSchema<{
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
                name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                source: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                verifiedOn: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.">, v.CheckAction<string, "Cette date est à venir.">]>;
                isShown: v.BooleanSchema<undefined>;
            }, undefined>, undefined>;
        }, undefined>;
        readonly part: 'claims';
    };
    readonly contact: {
        readonly schema: v.StrictObjectSchema<{
            readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.RegexAction<string, "Écrivez un numéro comme 581 555-0199.">]>;
            readonly street: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly city: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly region: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.RegexAction<string, "Écrivez deux majuscules, comme QC.">]>;
            readonly postalCode: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.RegexAction<string, "Écrivez un code postal comme G1A 1A1.">]>;
            readonly hours: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly social: v.ArraySchema<v.StrictObjectSchema<{
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly href: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.RegexAction<string, "Collez l’adresse entière, qui commence par https://.">]>;
            }, undefined>, undefined>;
            readonly notice: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<"Remplissez ce champ.">, v.NonEmptyAction<string, "Remplissez ce champ.">, v.CheckAction<string, "Retirez l’espace au début ou à la fin.">, v.CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, v.CheckAction<string, "Remplacez le texte provisoire.">]>, v.MaxLengthAction<string, 200, "Au plus 200 caractères : l’avis se lit d’un coup d’œil.">]>, undefined>;
        }, undefined>;
        readonly part: 'contact';
    };
};
/** Pages whose text other pages show too (`RouteDeclaration.reads`). */
export declare const SHARED_TEXTS: {
    readonly claims: '/nos-chiffres';
    readonly contact: '/nous-joindre';
};
/** The name of a kind of texts. */
export type TextKind = keyof typeof siteTexts;
/** Whether somebody knows what texts of a kind are. */
export declare const isTextKind: (kind: string) => kind is TextKind;
/** Something of a text that visitors must not get. */
export interface TextProblem {
    /** Where it stands, e.g. `sections.0.title`; empty for the whole. */
    readonly field: string;
    /** What to do, in French. */
    readonly message: string;
}
/** Why a text cannot be published; nothing where it can. */
export declare function textProblems(kind: TextKind, content: unknown): readonly TextProblem[];
/**
 * What staff have published, if pages of this release can be made from it. A text that was written for another release is left out, and
 * said in the log.
 */
export declare function readableText(kind: TextKind, published: unknown): unknown;
/**
 * The data of a page with the text that staff have published in place of what its file says, where that can be read.
 *
 * @param published as `LoadContext.text`; the file's own data where there is none
 */
export declare function withText<Data extends object>(kind: TextKind, data: Data, published: unknown): Data;
