/** What an article can be about; each has exactly one (BLG-008). */
export const articleCategories = ['Guide', 'Stratégie', 'Publicité', 'SEO', 'Google Ads', 'Email Marketing'] as const;

/** Who writes in the blog. Their pages and what is said of them are the blog's own. */
export const articleAuthors = ['Catherine Morin', 'Olivier Tanguay', 'Mélissa Roy'] as const;
/** Somebody who signs articles. */
export type ArticleAuthor = (typeof articleAuthors)[number];
