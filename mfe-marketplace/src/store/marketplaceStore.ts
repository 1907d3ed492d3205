import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { askCatalogue, type CatalogueAnswer, type CatalogueFailure, withoutNames } from '../catalogue/askCatalogue.ts';
import type { CatalogueArg } from '../catalogue/catalogueQuery.ts';
import { keepNewest } from '../catalogue/keepNewest.ts';
import type { CatalogueReader, ServedAnswer } from './catalogueClient.ts';

/** How long an answer counts as fresh, in milliseconds (marketplace §9). */
export const CACHE_TTL_MS = 120_000;
/** How long a creator's name is repeated, in milliseconds: who takes it back is gone within a minute (Law 25). */
const NAMES_MS = 60_000;

/** Development checks warn by the clock, which says more about the machine than about the state. */
const CHECK = { warnAfter: Number.POSITIVE_INFINITY };
const checks = import.meta.env.DEV ? { immutableCheck: CHECK, serializableCheck: CHECK } : {};

/** The marketplace's store in the browser, as its reader. */
export interface MarketplaceStore extends CatalogueReader {
  /** Takes over what the server has read. @returns what to call when it has left the screen */
  put(served: ServedAnswer): () => void;
  /** @param listener hears of every change of what is known */
  subscribe(listener: () => void): () => void;
}

/**
 * Opens the store of the marketplace: RTK Query over the shell's one Supabase client. An answer is kept for as long as
 * the page's code lives, to stand in when the backend does not answer, until there are too many (marketplace §9).
 */
export function openStore(database: () => Promise<Database>): MarketplaceStore {
  /** Subscriptions of nobody on screen, by cache key, oldest answer first. */
  const kept = new Map<string, () => void>();
  const known = (arg: CatalogueArg): CatalogueAnswer | undefined => select(arg)(store.getState()).data;
  const api = createApi({
    reducerPath: 'api',
    baseQuery: fakeBaseQuery<CatalogueFailure>(),
    // Neither on screen nor kept.
    keepUnusedDataFor: 0,
    endpoints: (build) => ({
      catalogue: build.query<CatalogueAnswer, CatalogueArg>({
        queryFn: (arg) => askCatalogue(database, arg, known(arg)),
        onQueryStarted(arg, { queryFulfilled }) {
          const key = keep(arg);
          queryFulfilled.catch(() => {
            // A failure is worth nothing later, unless it has left what was known.
            if (!known(arg)) release(key);
          });
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults(checks).concat(api.middleware),
  });
  const { initiate, select } = api.endpoints.catalogue;

  function keep(arg: CatalogueArg): string {
    const { queryCacheKey, unsubscribe } = store.dispatch(initiate(arg));
    kept.get(queryCacheKey)?.();
    for (const leave of keepNewest(kept, queryCacheKey, unsubscribe)) leave();
    return queryCacheKey;
  }
  function release(key: string) {
    kept.get(key)?.();
    kept.delete(key);
  }

  return {
    read(arg) {
      const { data, error, isLoading } = select(arg)(store.getState());
      return { data, error: error as CatalogueFailure | undefined, isLoading };
    },
    ask(arg) {
      const last = known(arg);
      const age = last ? Date.now() - last.at : 0;
      if (last && age >= NAMES_MS && withoutNames(last) !== last) {
        store.dispatch(api.util.updateQueryData('catalogue', arg, () => withoutNames(last)));
      }
      // What stood in for an answer is none: whoever comes back to it asks again.
      const isOutdated = last !== undefined && (last.source !== 'live' || age >= CACHE_TTL_MS);
      const request = store.dispatch(initiate(arg, { forceRefetch: isOutdated }));
      return { settled: request, release: request.unsubscribe };
    },
    refresh: (arg) => store.dispatch(initiate(arg, { forceRefetch: true, subscribe: false })),
    put({ arg, value }) {
      store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'catalogue', arg, value }]));
      keep(arg);
      return store.dispatch(initiate(arg)).unsubscribe;
    },
    subscribe(listener) {
      let { queries } = store.getState().api;
      return store.subscribe(() => {
        if (queries === store.getState().api.queries) return;
        queries = store.getState().api.queries;
        listener();
      });
    },
  };
}
