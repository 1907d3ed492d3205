import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CatalogueAnswer, CatalogueFailure } from '../catalogue/askCatalogue.ts';
import { type CatalogueQuery, PAGE_SIZE } from '../catalogue/catalogueQuery.ts';
import { argOf, type CatalogueArg, type MarketplaceStore, marketplaceApi } from './marketplaceStore.ts';

type State = ReturnType<MarketplaceStore['getState']>;
const { initiate, select } = marketplaceApi.endpoints.catalogue;

export interface ShownCatalogue {
  /** What is on screen: the query before, as long as the next answer is on the way. */
  readonly shown: CatalogueQuery;
  /** The answer for the first page in view; undefined when it failed. */
  readonly answer: CatalogueAnswer | undefined;
  readonly failure: CatalogueFailure | undefined;
  /** Whether another answer is on the way, while this one stays on screen. */
  readonly isBusy: boolean;
  /** The course at a place; null when it cannot be read, undefined while its page is on the way. */
  readonly courseAt: (index: number) => CatalogueItem | null | undefined;
  /** Tells which courses are in view, so that their pages and the ones beside them are there in time. */
  readonly onRange: (first: number, last: number) => void;
  readonly retry: () => void;
}

/**
 * The catalogue for a query, page by page as it is scrolled. What was on screen stays until the next answer is there,
 * so that nothing flashes while the visitor types.
 */
export function useCatalogue(query: CatalogueQuery, favourites: readonly string[]): ShownCatalogue {
  const dispatch = useDispatch<MarketplaceStore['dispatch']>();
  const wanted = useMemo(() => argOf(query, favourites), [query, favourites]);
  const [shown, setShown] = useState(wanted);
  const [range, setRange] = useState({ arg: shown, first: query.page, last: query.page });
  const { first, last } = range.arg === shown ? range : { first: shown.query.page, last: shown.query.page };

  useEffect(() => {
    let current = true;
    const request = dispatch(initiate(wanted));
    void request.then(() => current && setShown(wanted));
    return () => {
      current = false;
      request.unsubscribe();
    };
  }, [dispatch, wanted]);

  const queries = useSelector((state: State) => state.api);
  const pages = useMemo(() => {
    const state = { api: queries };
    return new Map(span(first - 1, last + 1).map((page) => [page, select(atPage(shown, page))(state)]));
  }, [queries, shown, first, last]);
  const opening = select(shown)({ api: queries });
  const total = opening.data?.total ?? 0;

  useEffect(() => {
    const pageCount = Math.ceil(total / PAGE_SIZE);
    const requests = span(first - 1, Math.min(last + 1, pageCount)).map((page) =>
      dispatch(initiate(atPage(shown, page))),
    );
    return () => {
      for (const request of requests) request.unsubscribe();
    };
  }, [dispatch, shown, first, last, total]);

  const courseAt = useCallback(
    (index: number) => pages.get(Math.floor(index / PAGE_SIZE) + 1)?.data?.items[index % PAGE_SIZE],
    [pages],
  );
  const onRange = useCallback(
    (from: number, to: number) => {
      const next = { arg: shown, first: Math.floor(from / PAGE_SIZE) + 1, last: Math.floor(to / PAGE_SIZE) + 1 };
      setRange((known) =>
        known.arg === shown && known.first === next.first && known.last === next.last ? known : next,
      );
    },
    [shown],
  );
  const retry = () => void dispatch(initiate(shown, { forceRefetch: true, subscribe: false }));

  return {
    shown: shown.query,
    answer: opening.data,
    failure: opening.error as CatalogueFailure | undefined,
    isBusy: shown !== wanted || opening.isLoading,
    courseAt,
    onRange,
    retry,
  };
}

function atPage({ query, favourites }: CatalogueArg, page: number): CatalogueArg {
  return { query: { ...query, page }, favourites };
}

/** Whole numbers from 1 on. */
function span(from: number, to: number): number[] {
  const start = Math.max(1, from);
  return Array.from({ length: Math.max(0, to - start + 1) }, (_, index) => start + index);
}
