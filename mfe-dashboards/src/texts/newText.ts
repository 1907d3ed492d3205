import { articleAuthors, articleCategories } from '@agence/shared-contracts/texts/articleChoices';
import { siteTexts, type TextKind } from '@agence/shared-contracts/texts/siteTexts';
import type { TextObject } from './textForm.ts';

/** Kinds of pages that staff may begin. */
export const NEW_KINDS = ['article', 'landing'] as const satisfies readonly TextKind[];
export type NewKind = (typeof NEW_KINDS)[number];

/** Where a page of a kind stands. @param slug the end of its address */
export const newAddress = (kind: NewKind, slug: string): string => siteTexts[kind].newBelow + slug;

/** The end of an address of which all is typed over or some: what it begins with stays. */
export function slugTyped(kind: NewKind, typed: string): string {
  const address = typed.trim().toLowerCase();
  return newAddress(kind, '').startsWith(address) ? '' : address.slice(address.lastIndexOf('/') + 1);
}

/** Whether the end of an address can be one. */
export const isSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 80;

/** `Cœur d’été : le guide` → `coeur-d-ete-le-guide` */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** What an article begins with: what is still empty is said beside its field before it can be published. @param day ISO day */
export function blankArticle(title: string, slug: string, day: string): TextObject {
  return {
    ...{ title, metaDescription: '', excerpt: '', content: '', category: articleCategories[0], tags: [] },
    ...{ author: articleAuthors[0], publishedAt: day, readTime: 5, featured: false, image: slug },
    ...{ keywords: [], localKeywords: [], targetAudience: '' },
  };
}

/** A landing page that begins as another one is laid out. */
export function pageLike(model: TextObject, title: string): TextObject {
  const { seo, hero, ...rest } = model as { seo: TextObject; hero: TextObject };
  return { ...rest, seo: { ...seo, title }, hero: { ...hero, title } };
}
