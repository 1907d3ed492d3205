import type { Database } from '@agence/shared-contracts/remote/page';
import { type CatalogueAnswer, cacheKey, catalogueCache } from './catalogueMemory.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { InvalidListError, readCatalogue } from './readCatalogue.ts';

export type CatalogueFailure = 'unavailable' | 'invalid';

/** An answer, or why there is none. */
export type Asked =
  | { readonly data: CatalogueAnswer; readonly error?: never }
  | { readonly error: CatalogueFailure; readonly data?: never };

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
