import type { Database } from '@agence/shared-contracts/remote/page';
import type { CatalogueFailure } from '../catalogue/askCatalogue.ts';
import { type CatalogueAnswer, rememberAnswer } from '../catalogue/catalogueMemory.ts';
import type { CatalogueQuery } from '../catalogue/catalogueQuery.ts';
import { argOf, type CatalogueArg } from './catalogueArg.ts';

/** What is known of one page of the catalogue. */
export interface Reading {
  readonly data?: CatalogueAnswer | undefined;
  readonly error?: CatalogueFailure | undefined;
  readonly isLoading: boolean;
}

/** Reads of the catalogue. */
export interface CatalogueReader {
  read(arg: CatalogueArg): Reading;
  /** Asks for a page and keeps it until `release`. */
  ask(arg: CatalogueArg): { readonly settled: Promise<unknown>; release(): void };
  /** Asks again for a page that failed. */
  refresh(arg: CatalogueArg): void;
  subscribe(listener: () => void): () => void;
  /** A new value whenever something that `read` returns has changed. */
  getSnapshot(): unknown;
  close(): void;
}

/** The catalogue for one visit of its page. */
export interface CatalogueClient extends CatalogueReader {
  /** Loads what the next question needs, when the visitor is about to ask one. */
  prepare(): void;
}

/**
 * The catalogue starts with what the server has read. Store and Supabase client are loaded when the visitor asks for
 * something else, so that looking at the first page costs neither.
 */
export function createCatalogueClient(
  database: () => Promise<Database>,
  known?: { readonly query: CatalogueQuery; readonly answer: CatalogueAnswer },
): CatalogueClient {
  if (known) rememberAnswer(known.query, known.answer);
  const first = known && { arg: argOf(known.query, []), value: known.answer };
  const listeners = new Set<() => void>();
  let running: CatalogueReader | undefined;
  let opening: Promise<CatalogueReader> | undefined;
  let version: unknown = first;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const isFirst = (arg: CatalogueArg) => first !== undefined && JSON.stringify(arg) === JSON.stringify(first.arg);
  function open() {
    opening ??= import('./marketplaceStore.ts')
      .then(({ openCatalogue }) => {
        running = openCatalogue({ database }, first);
        running.subscribe(notify);
        notify();
        return running;
      })
      .catch((error) => {
        opening = undefined;
        version = error;
        notify();
        throw error;
      });
    return opening;
  }

  return {
    read(arg) {
      if (running) return running.read(arg);
      if (isFirst(arg)) return { data: first?.value, isLoading: false };
      return version === first ? { isLoading: opening !== undefined } : { error: 'unavailable', isLoading: false };
    },
    ask(arg) {
      if (running) return running.ask(arg);
      if (isFirst(arg)) return { settled: Promise.resolve(), release() {} };
      let released = false;
      let asked: { release(): void } | undefined;
      const settled = open()
        .then((client) => {
          if (released) return;
          const request = client.ask(arg);
          asked = request;
          return request.settled;
        })
        .catch((error) => console.warn('The catalogue cannot be asked', error));
      return {
        settled,
        release() {
          released = true;
          asked?.release();
        },
      };
    },
    refresh(arg) {
      open().then(
        (client) => client.refresh(arg),
        (error) => console.warn('The catalogue cannot be asked', error),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => running?.getSnapshot() ?? version,
    close: () => running?.close(),
    prepare() {
      Promise.all([open(), database()]).catch((error) => console.warn('The catalogue cannot be prepared', error));
    },
  };
}
