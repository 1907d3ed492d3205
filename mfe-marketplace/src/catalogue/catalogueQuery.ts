import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/level';
import { quickFilters, sorts } from '../content/catalogue.ts';

export const PAGE_SIZE = 24;
/** Longest course that can be asked for, in minutes: what the database allows. */
const MAX_MINUTES = 60_000;

/** What the visitor asks the catalogue for (marketplace §5); all of it stands in the address. */
export interface CatalogueQuery {
  readonly search: string;
  /** One of the quick filters, or none. */
  readonly filter: string;
  /** Slugs, sorted; a course of any of them fits. */
  readonly categories: readonly string[];
  readonly level: Level | '';
  readonly price: 'gratuit' | 'premium' | '';
  /** Least average rating, above 0 to 5; 0 asks for none. */
  readonly rating: number;
  /** Shortest and longest duration in minutes; undefined leaves an end open. */
  readonly minMinutes: number | undefined;
  readonly maxMinutes: number | undefined;
  readonly sort: (typeof sorts)[number]['value'];
  readonly layout: 'grid' | 'list';
  readonly onlyFavourites: boolean;
  /** Starts at 1. */
  readonly page: number;
}

/** One page of the catalogue, with the favourites of this device where the query asks for them. */
export interface CatalogueArg {
  readonly query: CatalogueQuery;
  readonly favourites: readonly string[];
}

export const everything: CatalogueQuery = {
  search: '',
  filter: '',
  categories: [],
  level: '',
  price: '',
  rating: 0,
  minMinutes: undefined,
  maxMinutes: undefined,
  sort: '',
  layout: 'grid',
  onlyFavourites: false,
  page: 1,
};

/** Reads the query from an address; anything odd counts as not asked for. */
export function queryOf(search: URLSearchParams): CatalogueQuery {
  const filter = search.get('filtre') ?? '';
  const level = search.get('niveau') ?? '';
  const price = search.get('gratuit') === '1' ? 'gratuit' : search.get('prix');
  const rating = Number(search.get('note'));
  const page = Number(search.get('page'));
  const [from = '', to = ''] = /^(\d{0,5})-(\d{0,5})$/.exec(search.get('duree') ?? '')?.slice(1) ?? [];
  const slugs = search.getAll('categorie').flatMap((value) => value.split(','));
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    filter: quickFilters.some(({ value }) => value === filter) ? filter : '',
    categories: [...new Set(slugs.filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug)))].sort().slice(0, 20),
    level: Object.hasOwn(LEVEL_LABELS, level) ? (level as Level) : '',
    price: price === 'gratuit' || price === 'premium' ? price : '',
    rating: rating > 0 && rating <= 5 ? rating : 0,
    minMinutes: minutesOf(from),
    maxMinutes: minutesOf(to),
    sort: sorts.find(({ value }) => value === search.get('tri'))?.value ?? '',
    layout: search.get('vue') === 'liste' ? 'list' : 'grid',
    onlyFavourites: search.get('favoris') === '1',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

function minutesOf(text: string): number | undefined {
  return text === '' ? undefined : Math.min(MAX_MINUTES, Number(text));
}

/** The address of a query, without what is not asked for. */
export function pathOf(query: CatalogueQuery): string {
  const range = rangeOf(query);
  const parameters = new URLSearchParams([
    ...(query.search ? [['q', query.search]] : []),
    ...(query.filter ? [['filtre', query.filter]] : []),
    ...query.categories.map((slug) => ['categorie', slug]),
    ...(query.level ? [['niveau', query.level]] : []),
    ...(query.price ? [['prix', query.price]] : []),
    ...(query.rating ? [['note', String(query.rating)]] : []),
    ...(range === '-' ? [] : [['duree', range]]),
    ...(query.sort ? [['tri', query.sort]] : []),
    ...(query.layout === 'list' ? [['vue', 'liste']] : []),
    ...(query.onlyFavourites ? [['favoris', '1']] : []),
    ...(query.page > 1 ? [['page', String(query.page)]] : []),
  ]);
  return parameters.size > 0 ? `/formations?${parameters}` : '/formations';
}

/** A duration range as the address writes it: `60-120`, `-59`, `120-`, or `-` for any. */
export function rangeOf({ minMinutes, maxMinutes }: Pick<CatalogueQuery, 'minMinutes' | 'maxMinutes'>): string {
  return `${minMinutes ?? ''}-${maxMinutes ?? ''}`;
}

/** The query without everything that narrows it: clearing filters, search and favourites (marketplace §2). */
export function cleared({ sort, layout }: CatalogueQuery): CatalogueQuery {
  return { ...everything, sort, layout };
}

/** How many filters of the panel are set; search, quick filter and favourites are seen without opening it. */
export function panelCount({ categories, level, price, rating, ...query }: CatalogueQuery): number {
  return categories.length + [level, price, rating].filter(Boolean).length + (rangeOf(query) === '-' ? 0 : 1);
}

/** Whether a query narrows the catalogue at all. */
export function isNarrowed(query: CatalogueQuery): boolean {
  return query.search !== '' || query.filter !== '' || query.onlyFavourites || panelCount(query) > 0;
}

/** The list as search engines know it: page by page, and nothing that visitors have put together themselves. */
export function listedPath({ page }: CatalogueQuery): string {
  return pathOf({ ...everything, page });
}

/** What is asked of the backend: neither the layout nor favourites that are not asked for change the answer. */
export function argOf(query: CatalogueQuery, favourites: readonly string[] = []): CatalogueArg {
  return { query: { ...query, layout: 'grid' }, favourites: query.onlyFavourites ? favourites : [] };
}
