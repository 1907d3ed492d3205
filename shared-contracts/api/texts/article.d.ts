import { type InferOutput } from 'valibot';
/** What an article says (marketing-site §3 "Article"), without its address: of the console's editor, and of what staff publish. */
export declare const articleSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").StrictObjectSchema<{
    readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MaxLengthAction<string, 160, "Au plus 160 caractères.">]>;
    /** What search engines show in place of a title that is too long for them. */
    readonly metaTitle: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MaxLengthAction<string, 60, "Au plus 60 caractères.">]>, undefined>;
    readonly metaDescription: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MinLengthAction<string, 110, "Au moins 110 caractères.">, import("valibot").MaxLengthAction<string, 165, "Au plus 165 caractères : les moteurs de recherche coupent la suite.">]>;
    readonly excerpt: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MaxLengthAction<string, 400, "Au plus 400 caractères.">]>;
    readonly content: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Écrivez l’article.">, import("valibot").NonEmptyAction<string, "Écrivez l’article.">, import("valibot").MaxLengthAction<string, 120000, "Au plus 120000 caractères.">, import("valibot").CheckAction<string, "Remplacez « [à écrire] » par le texte.">, import("valibot").RawCheckAction<string>, import("valibot").MetadataAction<string, {
        readonly isMarkup: true;
    }>]>;
    readonly category: import("valibot").SchemaWithPipe<readonly [import("valibot").PicklistSchema<readonly ["Guide", "Stratégie", "Publicité", "SEO", "Google Ads", "Email Marketing"], "Choisissez une catégorie.">, import("valibot").MetadataAction<"Email Marketing" | "Google Ads" | "Guide" | "Publicité" | "SEO" | "Stratégie", {
        isChosen: boolean;
    }>]>;
    readonly tags: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, import("valibot").MaxLengthAction<string, 40, "Au plus 40 caractères par sujet.">, import("valibot").CheckAction<string, "Un sujet ne contient ni barre, ni dièse, ni chevrons, ni guillemets, ni point d’interrogation, ni pour cent.">]>, undefined>, import("valibot").MinLengthAction<string[], 1, "Il faut au moins un sujet.">, import("valibot").MaxLengthAction<string[], 8, "Au plus huit sujets.">, import("valibot").CheckAction<string[], "Un sujet est écrit deux fois.">]>;
    readonly author: import("valibot").SchemaWithPipe<readonly [import("valibot").PicklistSchema<readonly ["Catherine Morin", "Olivier Tanguay", "Mélissa Roy"], "Choisissez qui signe l’article.">, import("valibot").MetadataAction<"Catherine Morin" | "Mélissa Roy" | "Olivier Tanguay", {
        isChosen: boolean;
    }>]>;
    readonly publishedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Choisissez un jour.">, import("valibot").CheckAction<string, "Choisissez un jour.">, import("valibot").MetadataAction<string, {
        readonly isDay: true;
    }>]>;
    /** Day of the last change that readers should know of. */
    readonly updatedAt: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Choisissez un jour.">, import("valibot").CheckAction<string, "Choisissez un jour.">, import("valibot").MetadataAction<string, {
        readonly isDay: true;
    }>]>, undefined>;
    /** Minutes. */
    readonly readTime: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Écrivez un nombre de minutes.">, import("valibot").IntegerAction<number, "Écrivez un nombre entier.">, import("valibot").MinValueAction<number, 1, "Au moins une minute.">, import("valibot").MaxValueAction<number, 120, "Au plus 120 minutes.">]>;
    readonly featured: import("valibot").BooleanSchema<undefined>;
    /** Name of its cover; with a name that no cover has, it has that of its category. */
    readonly image: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<string>, import("valibot").RegexAction<string, string>]>;
    readonly keywords: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
    readonly localKeywords: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>, undefined>;
    readonly targetAudience: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"Remplissez ce champ.">, import("valibot").NonEmptyAction<string, "Remplissez ce champ.">, import("valibot").CheckAction<string, "Retirez l’espace au début ou à la fin.">, import("valibot").CheckAction<string, "Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.">, import("valibot").CheckAction<string, "Remplacez le texte provisoire.">]>;
}, undefined>, import("valibot").BaseValidation<{
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
}, import("valibot").CheckIssue<{
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
}>>, import("valibot").BaseValidation<{
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
}, import("valibot").CheckIssue<{
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
/** What `articleSchema` reads. */
export type ArticleText = InferOutput<typeof articleSchema>;
