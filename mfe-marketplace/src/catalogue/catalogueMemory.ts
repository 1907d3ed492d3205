import { CatalogueCache } from './CatalogueCache.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import type { CatalogueResult } from './readCatalogue.ts';

/** An answer and where it comes from (AMB-25). */
export interface CatalogueAnswer extends CatalogueResult {
  /** `stale`: from an earlier visit, because the backend does not answer. `samples`: built in, nothing can be bought. */
  readonly source: 'live' | 'stale' | 'samples';
  /** When it was read, in milliseconds since the epoch. */
  readonly at: number;
}

/** Answers of this visit, or, on the server, of all visits. */
export const catalogueCache = new CatalogueCache<CatalogueResult>();

/** What the cache knows an answer by: the layout is a matter of the screen, not of the answer. */
export function cacheKey({ layout: _, ...query }: CatalogueQuery, favourites: readonly string[]): string {
  return JSON.stringify([query, query.onlyFavourites ? favourites : []]);
}

/** Keeps what the server has already read for the page. */
export function rememberAnswer(query: CatalogueQuery, { source, at, ...result }: CatalogueAnswer): void {
  if (source !== 'samples') catalogueCache.keep(cacheKey(query, []), result, at);
}
