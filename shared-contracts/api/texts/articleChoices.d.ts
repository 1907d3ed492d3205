/** What an article can be about; each has exactly one (BLG-008). */
export declare const articleCategories: readonly ['Guide', 'Stratégie', 'Publicité', 'SEO', 'Google Ads', 'Email Marketing'];
/** Who writes in the blog. Their pages and what is said of them are the blog's own. */
export declare const articleAuthors: readonly ['Catherine Morin', 'Olivier Tanguay', 'Mélissa Roy'];
/** Somebody who signs articles. */
export type ArticleAuthor = (typeof articleAuthors)[number];
