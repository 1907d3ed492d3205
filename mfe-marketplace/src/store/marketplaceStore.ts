import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { askCatalogue, type CatalogueAnswer, type CatalogueFailure } from '../catalogue/askCatalogue.ts';
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

interface Extra {
  readonly database: () => Promise<Database>;
}

/** Reads of the marketplace, over the shell's one Supabase client. */
export const marketplaceApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<CatalogueFailure>(),
  // The catalogue's own cache (CatalogueCache) has the two minutes of marketplace §9; here stays what is on screen.
  keepUnusedDataFor: 60,
  endpoints: (build) => ({
    catalogue: build.query<CatalogueAnswer, CatalogueArg>({
      queryFn: ({ query, favourites }, { extra }) => askCatalogue((extra as Extra).database, query, favourites),
    }),
  }),
});

export type MarketplaceStore = ReturnType<typeof createMarketplaceStore>;

/** The marketplace's own store, starting with what the server has already read. */
export function createMarketplaceStore(
  extra: Extra,
  known?: { readonly query: CatalogueQuery; readonly answer: CatalogueAnswer },
) {
  const store = configureStore({
    reducer: { api: marketplaceApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(marketplaceApi.middleware),
  });
  if (known) {
    const arg = argOf(known.query, []);
    store.dispatch(marketplaceApi.util.upsertQueryEntries([{ endpointName: 'catalogue', arg, value: known.answer }]));
  }
  return store;
}
