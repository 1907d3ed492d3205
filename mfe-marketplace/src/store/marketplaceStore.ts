import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { askCatalogue, type CatalogueFailure } from '../catalogue/askCatalogue.ts';
import type { CatalogueAnswer } from '../catalogue/catalogueMemory.ts';
import type { CatalogueArg } from './catalogueArg.ts';
import type { CatalogueReader } from './catalogueClient.ts';

interface Extra {
  readonly database: () => Promise<Database>;
}

/** Reads of the marketplace, over the shell's one Supabase client. */
const marketplaceApi = createApi({
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

/** The marketplace's own store, as the catalogue reads it, starting with what the server has already read. */
export function openCatalogue(
  extra: Extra,
  known: { readonly arg: CatalogueArg; readonly value: CatalogueAnswer } | undefined,
): CatalogueReader {
  const store = configureStore({
    reducer: { api: marketplaceApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(marketplaceApi.middleware),
  });
  const { initiate, select } = marketplaceApi.endpoints.catalogue;
  if (known) {
    store.dispatch(marketplaceApi.util.upsertQueryEntries([{ endpointName: 'catalogue', ...known }]));
  }
  return {
    read(arg) {
      const { data, error, isLoading } = select(arg)(store.getState());
      return { data, error: error as CatalogueFailure | undefined, isLoading };
    },
    ask(arg) {
      const request = store.dispatch(initiate(arg));
      return { settled: request, release: request.unsubscribe };
    },
    refresh: (arg) => void store.dispatch(initiate(arg, { forceRefetch: true, subscribe: false })),
    subscribe: store.subscribe,
    getSnapshot: store.getState,
    close: () => void store.dispatch(marketplaceApi.util.resetApiState()),
  };
}
