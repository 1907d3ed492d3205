/** A sentence that visitors read. */
export declare const text: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
/** A figure that pages compute with. */
export declare const figureNumber: import("valibot").NumberSchema<"Écrivez un nombre, comme 12 ou 4,5.">;
/** A path of the site, as the address of a page or the target of a link. */
export declare const sitePath: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un chemin comme /ma-page, en minuscules et sans accents.">]>;
/** A click identifier that the tag manager knows (marketing-site §7). */
export declare const clickId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Écrivez un identifiant comme google-ads-expert-cta.">]>;
