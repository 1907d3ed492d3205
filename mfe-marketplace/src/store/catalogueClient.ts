import type { Database } from '@agence/shared-contracts/remote/page';
import type { CatalogueAnswer, CatalogueFailure, SentAnswer } from '../catalogue/askCatalogue.ts';
import { argOf, type CatalogueArg, type CatalogueQuery } from '../catalogue/catalogueQuery.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';

/** How old an answer may be that comes with a page, in milliseconds: for as long a composer repeats it. */
const SENT_AGE_MS = 50_000;

/** What is known of one page of the catalogue. */
interface Reading {
  readonly data?: CatalogueAnswer | undefined;
  readonly error?: CatalogueFailure | undefined;
  readonly isLoading: boolean;
}

/** An answer that came with the page. */
export interface ServedAnswer {
  readonly arg: CatalogueArg;
  readonly value: CatalogueAnswer;
}

/** Reads of the catalogue. */
export interface CatalogueReader {
  read(arg: CatalogueArg): Reading;
  /** Asks for a page and keeps it until `release`. */
  ask(arg: CatalogueArg): { readonly settled: PromiseLike<unknown>; release(): void };
  /** Asks again for a page that failed; settles when there is an answer or none. */
  refresh(arg: CatalogueArg): PromiseLike<unknown>;
}

/** The catalogue in the browser: what the server has read, and the store from the moment that something else is asked. */
export interface CatalogueClient extends CatalogueReader {
  subscribe(listener: () => void): () => void;
  /** A new value whenever something that `read` returns has changed. */
  getSnapshot(): unknown;
  /** Takes over what the server has read, with the page or since. */
  adopt(served: { readonly query: CatalogueQuery; readonly answer?: SentAnswer }): void;
  /** Whether an answer is the page's own: the page itself asks again for one that rests on a failure. */
  isServed(answer: CatalogueAnswer): boolean;
  /** Loads what the next question needs, when the visitor is about to ask one. */
  prepare(): void;
}

const clients = new WeakMap<() => Promise<Database>, CatalogueClient>();

/** The catalogue of a backend: all visits of its page share what they know. */
export function catalogueOf(database: () => Promise<Database>): CatalogueClient {
  const client = clients.get(database) ?? createCatalogueClient(database);
  clients.set(database, client);
  return client;
}

/**
 * Store and Supabase client are loaded when the visitor asks for something that has not come with the page, so that
 * looking at it costs neither.
 */
function createCatalogueClient(database: () => Promise<Database>): CatalogueClient {
  /** What has come with pages, for the store. */
  const served: ServedAnswer[] = [];
  let first: ServedAnswer | undefined;
  let adopted: SentAnswer | undefined;
  let store: MarketplaceStore | undefined;
  let opening: Promise<MarketplaceStore | undefined> | undefined;
  let isBroken = false;
  let snapshot = {};
  let leaveLast = () => {};
  const listeners = new Set<() => void>();

  function notify() {
    snapshot = {};
    for (const listener of [...listeners]) listener();
  }
  function give(to: MarketplaceStore, answer: ServedAnswer) {
    leaveLast();
    leaveLast = to.put(answer);
  }
  /** Undefined when its code cannot be loaded; the next call tries again. */
  const open = () => (opening ??= load());
  async function load() {
    try {
      const { openStore } = await import('./marketplaceStore.ts');
      store = openStore(database);
      for (const answer of served) give(store, answer);
      store.subscribe(notify);
    } catch (error) {
      console.warn('The catalogue cannot be asked', error);
      opening = undefined;
      isBroken = true;
    }
    notify();
    return store;
  }
  const isFirst = (arg: CatalogueArg) => JSON.stringify(arg) === JSON.stringify(first?.arg);

  return {
    read(arg) {
      if (store) return store.read(arg);
      if (isFirst(arg)) return { data: first?.value, isLoading: false };
      return isBroken ? { error: 'unavailable', isLoading: false } : { isLoading: opening !== undefined };
    },
    ask(arg) {
      if (store) return store.ask(arg);
      if (isFirst(arg)) return { settled: Promise.resolve(), release() {} };
      let isReleased = false;
      let release = () => {};
      const settled = open().then((opened) => {
        if (isReleased || !opened) return;
        const request = opened.ask(arg);
        release = request.release;
        return request.settled;
      });
      return {
        settled,
        release() {
          isReleased = true;
          release();
        },
      };
    },
    refresh: (arg) => open().then((opened) => opened?.refresh(arg)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    adopt({ query, answer }) {
      if (answer === adopted) return;
      adopted = answer;
      first = answer && { arg: argOf(query), value: { at: Date.now() - SENT_AGE_MS, ...answer } };
      if (!first) return;
      served.push(first);
      if (store) give(store, first);
      notify();
    },
    // The store freezes and copies what it is given.
    isServed: ({ source, at }) => source === first?.value.source && at === first.value.at,
    prepare() {
      void open();
      database().catch((error) => console.warn('The catalogue cannot be prepared', error));
    },
  };
}
