import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import { plainSlug } from '../content/slugs.ts';

/** How many articles the list shows at first, and how many more with every page (BLG-001). */
export const PAGE_SIZE = 3;

/** What of the list a visitor wants to see, as it stands in the address (AMB-18, AMB-21). */
export interface ListFilter {
  /** Words to look for; empty for none. */
  readonly query: string;
  readonly category: (typeof categories)[number] | undefined;
  /** Slug of an author. */
  readonly author: string | undefined;
  /** How many times three articles are shown. */
  readonly page: number;
}

export const everything: ListFilter = { query: '', category: undefined, author: undefined, page: 1 };

/** Whether a filter leaves anything out. */
export function isFiltered({ query, category, author }: ListFilter): boolean {
  return query !== '' || category !== undefined || author !== undefined;
}

/** Reads the filter out of an address; what makes no sense there filters nothing. */
export function filterOf(search: URLSearchParams): ListFilter {
  const page = Number(search.get('page'));
  const category = plainSlug(search.get('categorie') ?? '');
  return {
    query: (search.get('q') ?? '').trim().slice(0, 100),
    category: categories.find((name) => plainSlug(name) === category),
    author: plainSlug(search.get('auteur') ?? '') || undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The list's address under a filter. */
export function listPath({ query, category, author, page }: ListFilter): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (category) search.set('categorie', plainSlug(category));
  if (author) search.set('auteur', author);
  if (page > 1) search.set('page', `${page}`);
  return search.size > 0 ? `/blog?${search}` : '/blog';
}
