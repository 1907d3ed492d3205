import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CatalogueAnswer, CatalogueFailure } from '../catalogue/askCatalogue.ts';
import { argOf, type CatalogueArg, type CatalogueQuery, PAGE_SIZE } from '../catalogue/catalogueQuery.ts';
import type { ListedCourse } from '../catalogue/readCatalogue.ts';
import type { CatalogueClient } from './catalogueClient.ts';

/** How many courses before and after those in view are prefetched, ahead of the scroll. */
const PREFETCH_MARGIN = PAGE_SIZE / 2;
/** How long an answer may be on the way before the page says so, in milliseconds (marketplace §9 "load delay"). */
export const LOAD_DELAY_MS = 100;

export interface ShownCatalogue {
  /** What is on screen: the query before, as long as the next answer is on the way. */
  readonly shown: CatalogueQuery;
  /** The answer for the first page in view; undefined when it failed. */
  readonly answer: CatalogueAnswer | undefined;
  readonly failure: CatalogueFailure | undefined;
  /** Whether another answer takes its time, while this one stays on screen. */
  readonly isBusy: boolean;
  /** The course at a place; null when it cannot be read, undefined while its page is on the way. */
  readonly courseAt: (index: number) => ListedCourse | null | undefined;
  /** Tells which courses are in view, so that their pages and the ones beside them are there in time. */
  readonly onRange: (first: number, last: number) => void;
  readonly retry: () => void;
}

/**
 * The catalogue for a query, page by page as it is scrolled. What was on screen stays until the next answer is there,
 * so that nothing flashes while the visitor types.
 */
export function useCatalogue(
  client: CatalogueClient,
  query: CatalogueQuery,
  favourites: readonly string[],
): ShownCatalogue {
  // The same question stays the same object, so that nothing is asked again for a mere render.
  const question = JSON.stringify(argOf(query, favourites));
  const wanted = useMemo(() => JSON.parse(question) as CatalogueArg, [question]);
  const [shown, setShown] = useState(wanted);
  const [range, setRange] = useState({ arg: shown, first: query.page, last: query.page });
  const { first, last } = range.arg === shown ? range : { first: shown.query.page, last: shown.query.page };

  useEffect(() => {
    let current = true;
    const request = client.ask(wanted);
    void request.settled.then(() => current && setShown(wanted));
    return () => {
      current = false;
      request.release();
    };
  }, [client, wanted]);

  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot changes with what the client reads.
  const { opening, pages } = useMemo(
    () => ({
      opening: client.read(shown),
      pages: new Map(span(first, last).map((page) => [page, client.read(atPage(shown, page)).data])),
    }),
    [client, snapshot, shown, first, last],
  );
  const total = opening.data?.total ?? 0;
  const isBusy = useSlow(shown !== wanted || opening.isLoading);

  useEffect(() => {
    const pageCount = Math.ceil(total / PAGE_SIZE);
    const requests = span(first, Math.min(last, pageCount)).map((page) => client.ask(atPage(shown, page)));
    return () => {
      for (const request of requests) request.release();
    };
  }, [client, shown, first, last, total]);

  // The page asks again for what it came with; this asks for what the visitor has asked for since. No is no.
  const { data, error } = opening;
  const isFailing = data
    ? data.source === 'stale' && !data.isRefused && !client.isServed(data)
    : error !== undefined && error !== 'refused';
  useEffect(() => {
    if (!isFailing) return;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    void import('@agence/shared-contracts/remote/askAgain').then(({ askAgain }) => {
      if (isOver) return;
      // A live answer ends this effect, and so does a refusal.
      stop = askAgain(async () => {
        await client.refresh(shown);
        return false;
      });
    });
    return () => stop();
  }, [client, shown, isFailing]);

  const courseAt = useCallback(
    (index: number) => pages.get(Math.floor(index / PAGE_SIZE) + 1)?.items[index % PAGE_SIZE],
    [pages],
  );
  const onRange = useCallback(
    (from: number, to: number) => {
      const pageOf = (index: number) => Math.floor(Math.max(0, index) / PAGE_SIZE) + 1;
      const next = { arg: shown, first: pageOf(from - PREFETCH_MARGIN), last: pageOf(to + PREFETCH_MARGIN) };
      startTransition(() =>
        setRange((known) =>
          known.arg === shown && known.first === next.first && known.last === next.last ? known : next,
        ),
      );
    },
    [shown],
  );

  return {
    shown: shown.query,
    answer: opening.data,
    failure: opening.error,
    isBusy,
    courseAt,
    onRange,
    retry: () => void client.refresh(shown),
  };
}

/** Whether something has been going on for long enough to be shown: what is over sooner changes nothing on screen. */
function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsSlow(true), LOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}

/** The same list at another page. */
function atPage({ query, favourites }: CatalogueArg, page: number): CatalogueArg {
  return { query: { ...query, page }, favourites };
}

/** Whole numbers from one to another. */
function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
