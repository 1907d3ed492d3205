/** `Google Ads` → `google-ads` (CON-010): lower case, spaces to hyphens, accents kept. */
export function tagToSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/** `Mélissa Roy` → `melissa-roy`: lower-case ASCII words with hyphens. */
export function plainSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const articlePath = (slug: string) => `/blog/${slug}`;
export const tagPath = (tag: string) => `/blog/tag/${encodeURIComponent(tagToSlug(tag))}`;
export const authorPath = (author: string) => `/blog/auteur/${plainSlug(author)}`;
