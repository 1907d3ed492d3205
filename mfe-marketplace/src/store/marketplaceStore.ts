import type { CataloguePage } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { type CatalogueQuery, readCatalogue } from '../catalogue/catalogueQuery.ts';

/** How long catalogue pages are kept, in seconds (marketplace §9, AMB-53). */
const CATALOGUE_TTL_SECONDS = 120;

interface Extra {
  readonly database: () => Promise<Database>;
}

/** Reads of the marketplace, over the shell's one Supabase client. */
export const marketplaceApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<{ readonly message: string }>(),
  keepUnusedDataFor: CATALOGUE_TTL_SECONDS,
  endpoints: (build) => ({
    catalogue: build.query<CataloguePage, CatalogueQuery>({
      async queryFn(query, { extra }) {
        try {
          return { data: await readCatalogue(await (extra as Extra).database(), query) };
        } catch (error) {
          return { error: { message: String(error) } };
        }
      },
    }),
  }),
});

export const { useCatalogueQuery } = marketplaceApi;

/** The marketplace's own store, starting with what the server has already read. */
export function createMarketplaceStore(
  extra: Extra,
  known: { readonly query: CatalogueQuery; readonly result: CataloguePage },
) {
  const store = configureStore({
    reducer: { api: marketplaceApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(marketplaceApi.middleware),
  });
  store.dispatch(
    marketplaceApi.util.upsertQueryEntries([{ endpointName: 'catalogue', arg: known.query, value: known.result }]),
  );
  return store;
}
