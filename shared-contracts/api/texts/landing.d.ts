/** What a landing page says, in sections: of its file, of the console's editor, and of what staff publish. */
export declare const landingSchema: import("valibot").StrictObjectSchema<{
    /** What search engines are told the page is about: a service, or the agency in a place. */
    readonly about: import("valibot").PicklistSchema<["service", "place"], undefined>;
    readonly seo: import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MaxLengthAction<string, 60, "Au plus 60 caractères : les moteurs de recherche coupent la suite.">]>;
        readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MinLengthAction<string, 110, "Au moins 110 caractères.">, import("valibot").MaxLengthAction<string, 165, "Au plus 165 caractères : les moteurs de recherche coupent la suite.">]>;
        readonly keywords: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, import("valibot").MinLengthAction<string[], 3, "Il faut au moins trois mots-clés.">]>;
    }, undefined>;
    readonly hero: import("valibot").StrictObjectSchema<{
        readonly eyebrow: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly badge: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly claim: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        /** The drawing beside the title. */
        readonly art: import("valibot").PicklistSchema<["contours", "advert", "search", "manuscript", "camera", "thread", "summit", "river"], undefined>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly figures: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly claim: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>, undefined>;
        readonly action: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
        /** Label of the button that calls the agency. */
        readonly call: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        /** Sentence before the telephone number. */
        readonly phone: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        /** Phrases that the headline types one after the other, instead of its title (marketing-site §4). */
        readonly phrases: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, import("valibot").MinLengthAction<string[], 2, "Il faut au moins deux phrases.">]>, undefined>;
    }, undefined>;
    readonly sections: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").VariantSchema<"kind", [import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"counters", undefined>;
        readonly figures: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly step: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
            readonly claim: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
        readonly delayMs: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
        readonly everyMs: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
        readonly durationMs: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"figures", undefined>;
        readonly figures: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly claim: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"points", undefined>;
        readonly layout: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["columns", "ledger", "stairs"], undefined>, undefined>;
        readonly lead: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly points: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>, import("valibot").MinLengthAction<{
            title: string;
            text: string;
        }[], 2, "Il faut au moins deux points.">]>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"steps", undefined>;
        readonly layout: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["list", "climb", "timeline"], undefined>, undefined>;
        readonly steps: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly when: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>, import("valibot").MinLengthAction<{
            title: string;
            text: string;
            when?: string | undefined;
        }[], 2, "Il faut au moins deux étapes.">]>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"faq", undefined>;
        readonly items: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly question: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly answer: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>, import("valibot").MinLengthAction<{
            question: string;
            answer: string;
        }[], 1, "Il faut au moins une question.">]>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"formats", undefined>;
        readonly formats: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly sample: import("valibot").PicklistSchema<["search", "shopping", "display", "video"], undefined>;
            readonly lines: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"queries", undefined>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly keep: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly drop: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly queries: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly query: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly isKept: import("valibot").BooleanSchema<undefined>;
            readonly reason: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"specimens", undefined>;
        readonly specimens: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly sample: import("valibot").PicklistSchema<["article", "storyboard", "palette"], undefined>;
            readonly lines: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"films", undefined>;
        readonly films: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly length: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly frame: import("valibot").PicklistSchema<["wide", "tall", "square"], undefined>;
            readonly seed: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"relay", undefined>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly services: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly messages: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
                readonly day: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"services", undefined>;
        readonly lead: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly services: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un chemin comme /ma-page, en minuscules et sans accents.">]>, undefined>;
        }, undefined>, undefined>;
        readonly more: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly action: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"location", undefined>;
        readonly paragraphs: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly reasons: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>, undefined>;
        readonly hours: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly action: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
        readonly map: import("valibot").StrictObjectSchema<{
            readonly focus: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly show: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly notice: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly west: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
            readonly south: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
            readonly east: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
            readonly north: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
        }, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"clients", undefined>;
        readonly texts: import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly note: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly previous: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly next: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly jump: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly before: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly after: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly roi: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly clients: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly position: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly company: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly location: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly avatar: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly quote: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly isVerified: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
            readonly results: import("valibot").StrictObjectSchema<{
                readonly before: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly after: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly unit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly period: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly roi: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly businessType: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"carousel", undefined>;
        readonly texts: import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly note: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly previous: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly next: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly jump: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly before: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly after: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly roi: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly clients: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly position: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly company: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly location: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly avatar: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly quote: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly isVerified: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
            readonly results: import("valibot").StrictObjectSchema<{
                readonly before: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly after: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
                readonly unit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly period: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly roi: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly businessType: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"eligibility", undefined>;
        readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly criteria: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly places: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly action: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly ground: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["plain", "band", "spruce"], undefined>, undefined>;
        readonly kind: import("valibot").LiteralSchema<"place", undefined>;
        readonly paragraphs: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        readonly facts: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"roi", undefined>;
        readonly fields: import("valibot").StrictObjectSchema<{
            readonly visitors: import("valibot").StrictObjectSchema<{
                readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly hint: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly conversion: import("valibot").StrictObjectSchema<{
                readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly hint: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly basket: import("valibot").StrictObjectSchema<{
                readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly hint: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly investment: import("valibot").StrictObjectSchema<{
                readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly hint: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
        }, undefined>;
        readonly results: import("valibot").StrictObjectSchema<{
            readonly monthly: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly yearly: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly roi: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly breakEven: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly months: import("valibot").StrictObjectSchema<{
            readonly one: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly many: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly formula: import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly lines: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>;
        readonly never: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"process", undefined>;
        readonly steps: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly duration: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly tasks: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            readonly icon: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>, import("valibot").LengthAction<{
            title: string;
            duration: string;
            description: string;
            tasks: string[];
            icon: string;
        }[], 5, "Il faut les cinq étapes.">]>;
        readonly tabs: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly tasks: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly previous: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly next: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly progress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"videos", undefined>;
        readonly note: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly play: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly close: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly testimonials: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly position: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly company: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly location: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly videoUrl: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly thumbnail: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly quote: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly isVerified: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
            readonly duration: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly results: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
                readonly metric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly improvement: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
        }, undefined>, undefined>, import("valibot").MaxLengthAction<{
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
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"beforeAfter", undefined>;
        readonly before: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly after: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly slider: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly showBefore: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly showAfter: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly choose: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly projects: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly before: import("valibot").StrictObjectSchema<{
                readonly alt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lines: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            }, undefined>;
            readonly after: import("valibot").StrictObjectSchema<{
                readonly alt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly lines: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
            }, undefined>;
            readonly improvements: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"quiz", undefined>;
        readonly questions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly question: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly options: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>, import("valibot").LengthAction<string[], 6, "Il faut six réponses.">]>;
        }, undefined>, undefined>, import("valibot").LengthAction<{
            id: string;
            question: string;
            options: string[];
        }[], 5, "Il faut cinq questions.">]>;
        readonly count: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly previous: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly restart: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly result: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly timeline: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly features: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly possible: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly shopNote: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly action: import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly recommendations: import("valibot").StrictObjectSchema<{
            readonly ecommerce: import("valibot").StrictObjectSchema<{
                readonly type: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly features: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly timeline: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly leads: import("valibot").StrictObjectSchema<{
                readonly type: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly features: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly timeline: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
            readonly showcase: import("valibot").StrictObjectSchema<{
                readonly type: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly features: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
                readonly timeline: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>;
        }, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"technologies", undefined>;
        readonly groups: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly technologies: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
                readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly icon: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"gauges", undefined>;
        readonly note: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly gauges: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly target: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
            readonly unit: import("valibot").PicklistSchema<["", "%"], undefined>;
        }, undefined>, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"price", undefined>;
        readonly included: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly includedTitle: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly optionsTitle: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly base: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").PicklistSchema<readonly ["design", "responsive", "seo", "cms"], undefined>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">, import("valibot").IntegerAction<number, "Écrivez un montant en dollars, sans les cents.">, import("valibot").MinValueAction<number, 0, "Un prix ne descend pas sous zéro.">, import("valibot").MaxValueAction<number, 1000000, "Au plus un million de dollars.">]>;
        }, undefined>, undefined>, import("valibot").LengthAction<{
            id: "cms" | "design" | "responsive" | "seo";
            name: string;
            price: number;
        }[], 4, "Il faut les quatre éléments de base.">]>;
        readonly options: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").PicklistSchema<readonly ["ecommerce", "booking", "blog", "multilingual", "advanced-seo", "analytics", "social", "chat", "forms", "gallery"], undefined>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">, import("valibot").IntegerAction<number, "Écrivez un montant en dollars, sans les cents.">, import("valibot").MinValueAction<number, 0, "Un prix ne descend pas sous zéro.">, import("valibot").MaxValueAction<number, 1000000, "Au plus un million de dollars.">]>;
        }, undefined>, undefined>, import("valibot").LengthAction<{
            id: "advanced-seo" | "analytics" | "blog" | "booking" | "chat" | "ecommerce" | "forms" | "gallery" | "multilingual" | "social";
            name: string;
            price: number;
        }[], 10, "Il faut les dix options.">]>;
        readonly complexity: import("valibot").StrictObjectSchema<{
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly levels: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
                readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>, import("valibot").LengthAction<{
                name: string;
                text: string;
            }[], 5, "Il faut cinq niveaux.">]>;
        }, undefined>;
        readonly deadline: import("valibot").StrictObjectSchema<{
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly levels: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
                readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
                readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            }, undefined>, undefined>, import("valibot").LengthAction<{
                name: string;
                text: string;
            }[], 5, "Il faut cinq niveaux.">]>;
        }, undefined>;
        readonly total: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly taxes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly calculation: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly notice: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly action: import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
            readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
    }, undefined>, import("valibot").StrictObjectSchema<{
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly lead: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly kind: import("valibot").LiteralSchema<"questions", undefined>;
        readonly search: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly count: import("valibot").StrictObjectSchema<{
            readonly one: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly many: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
        readonly categories: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>;
        readonly items: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly category: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly question: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly answer: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>, undefined>, import("valibot").LengthAction<{
            id: string;
            category: string;
            question: string;
            answer: string;
        }[], 10, "Il faut les dix questions.">]>;
        readonly empty: import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
            readonly action: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        }, undefined>;
    }, undefined>], undefined>, undefined>, import("valibot").CheckAction<({
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
    /** The closing call to action. */
    readonly cta: import("valibot").StrictObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
        readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
        readonly text: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
    }, undefined>;
}, undefined>;
