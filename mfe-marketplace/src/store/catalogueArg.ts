import type { CatalogueQuery } from '../catalogue/catalogueQuery.ts';

/** One page of the catalogue, with the favourites of this device where the query asks for them. */
export interface CatalogueArg {
  readonly query: CatalogueQuery;
  readonly favourites: readonly string[];
}

/** What is asked of the backend: neither the layout nor favourites that are not asked for change the answer. */
export function argOf(query: CatalogueQuery, favourites: readonly string[]): CatalogueArg {
  return { query: { ...query, layout: 'grid' }, favourites: query.onlyFavourites ? favourites : [] };
}

/** The same list at another page. */
export function atPage({ query, favourites }: CatalogueArg, page: number): CatalogueArg {
  return { query: { ...query, page }, favourites };
}
