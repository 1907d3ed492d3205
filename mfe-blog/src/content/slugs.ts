/** `Google Ads` → `google-ads` (CON-010): lower case, spaces to hyphens, accents kept. */
export function tagToSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/** `Cœur d’été` → `coeur d’ete`: what is typed without accents and capitals is still found. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');
}

/** `Mélissa Roy` → `melissa-roy`: lower-case ASCII words with hyphens. */
export function plainSlug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const articlePath = (slug: string) => `/blog/${slug}`;
export const tagPath = (tag: string) => `/blog/tag/${encodeURIComponent(tagToSlug(tag))}`;
export const tagFeedPath = (tag: string) => `${tagPath(tag)}/rss.xml`;
/** The page of an author (AMB-21). */
export const authorPath = (author: string) => `/blog/auteur/${plainSlug(author)}`;

export const FEED_PATH = '/blog/rss.xml';
export const JSON_FEED_PATH = '/blog/feed.json';
