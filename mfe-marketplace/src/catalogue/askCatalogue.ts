import type { Database } from '@agence/shared-contracts/remote/page';
import { CatalogueCache } from './CatalogueCache.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { type CatalogueResult, InvalidListError, readCatalogue } from './readCatalogue.ts';

/** An answer and where it comes from (AMB-25). */
export interface CatalogueAnswer extends CatalogueResult {
  /** `stale`: from an earlier visit, because the backend does not answer. `samples`: built in, nothing can be bought. */
  readonly source: 'live' | 'stale' | 'samples';
  /** When it was read, in milliseconds since the epoch. */
  readonly at: number;
}

export type CatalogueFailure = 'unavailable' | 'invalid';

/** An answer, or why there is none. */
export type Asked =
  | { readonly data: CatalogueAnswer; readonly error?: never }
  | { readonly error: CatalogueFailure; readonly data?: never };

/** Answers of this visit, or, on the server, of all visits. */
export const catalogueCache = new CatalogueCache<CatalogueResult>();

/** What the cache knows an answer by: the layout is a matter of the screen, not of the answer. */
export function cacheKey({ layout: _, ...query }: CatalogueQuery, favourites: readonly string[]): string {
  return JSON.stringify([query, query.onlyFavourites ? favourites : []]);
}

/** One page of the catalogue: from memory while it is fresh, then from the backend, then whatever memory has. */
export async function askCatalogue(
  database: () => Promise<Database>,
  query: CatalogueQuery,
  favourites: readonly string[] = [],
): Promise<Asked> {
  const known = catalogueCache.fresh(cacheKey(query, favourites), Date.now());
  if (known) return { data: { ...known.value, source: 'live', at: known.at } };
  return readOrRecall(database, query, favourites);
}

/** One page of the catalogue from the backend; what memory has, however old, when it does not answer. */
export async function readOrRecall(
  database: () => Promise<Database>,
  query: CatalogueQuery,
  favourites: readonly string[] = [],
): Promise<Asked> {
  const key = cacheKey(query, favourites);
  try {
    const result = await readCatalogue(await database(), query, favourites);
    const { at } = catalogueCache.keep(key, result, Date.now());
    return { data: { ...result, source: 'live', at } };
  } catch (error) {
    console.warn('The catalogue does not answer', error);
    const old = catalogueCache.last(key);
    if (old) return { data: { ...old.value, source: 'stale', at: old.at } };
    return { error: error instanceof InvalidListError ? 'invalid' : 'unavailable' };
  }
}

/** Keeps what the server has already read for the page. */
export function rememberAnswer(query: CatalogueQuery, { source, at, ...result }: CatalogueAnswer): void {
  if (source !== 'samples') catalogueCache.keep(cacheKey(query, []), result, at);
}
