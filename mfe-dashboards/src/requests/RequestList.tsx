import { shortDay, shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { type Ref, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { requestsTexts as texts } from '../content/requests.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { rowOf } from '../member/useOpened.ts';
import { type RequestFilters, type RequestRow, useRequestsInfiniteQuery } from './requestsApi.ts';

interface RequestListProps {
  readonly filters: RequestFilters;
  readonly isOldestFirst: boolean;
  /** The one that is open. */
  readonly chosen: string | null;
  readonly listRef: Ref<HTMLElement>;
  readonly onChoose: (id: string) => void;
  readonly onClear: () => void;
}

/** Requests in one of two orders; more of them come when the end of the list comes near. */
export function RequestList({ filters, isOldestFirst, chosen, listRef, onChoose, onClear }: RequestListProps) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useRequestsInfiniteQuery(
    isOldestFirst ? { ...filters, oldest_first: true } : filters,
  );
  const end = useRef<HTMLDivElement>(null);
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetching || pages === 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, pages, fetchNextPage]);

  const rows = data?.pages.flat() ?? [];
  return (
    <Listing data-list ref={listRef} tabIndex={-1} aria-label={texts.list}>
      {isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : rows.length === 0 ? (
        <NoRequests isFiltered={Object.keys(filters).length > 0} onClear={onClear} />
      ) : (
        <ul>
          {rows.map((row) => (
            <Entry key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <div ref={end}>
        {hasNextPage ? (
          <Button type="button" $look="secondary" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? texts.loading : texts.more}
          </Button>
        ) : null}
      </div>
    </Listing>
  );
}

interface NoRequestsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoRequests({ isFiltered, onClear }: NoRequestsProps) {
  const { empty, nothingFound } = texts;
  if (!isFiltered)
    return (
      <EmptyList drawing="requests" title={empty.title} example={empty.example}>
        {empty.detail}
      </EmptyList>
    );
  return (
    <NothingFound title={nothingFound.title} action={nothingFound.action} onClear={onClear}>
      {nothingFound.detail}
    </NothingFound>
  );
}

interface EntryProps {
  readonly row: RequestRow;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

function Entry({ row, isChosen, onChoose }: EntryProps) {
  const { id, name, company, asked, stage, created_at, due_on, is_undelivered } = row;
  return (
    <li>
      <Open type="button" aria-current={isChosen ? 'true' : undefined} onClick={() => onChoose(id)} {...rowOf(id)}>
        <strong>{company ? `${name}, ${company}` : name}</strong>
        <Stage $stage={stage}>{texts.stages[stage]}</Stage>
        <small>
          {texts.asked[asked]} · <time dateTime={created_at}>{shortMoment(created_at)}</time>
          {due_on ? ` · ${texts.due(shortDay(due_on))}` : ''}
        </small>
        {is_undelivered ? <Alert>{texts.undelivered}</Alert> : null}
      </Open>
    </li>
  );
}

const Listing = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-top: 1px solid var(--ag-line);
  }
  /* Rows that are out of view cost nothing, however many there are. */
  & li {
    content-visibility: auto;
    contain-intrinsic-size: auto 5rem;
    border-bottom: 1px solid var(--ag-line);
  }
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem;
  align-items: start;
  width: 100%;
  padding: 0.9rem 0.75rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  outline-offset: -3px;
  & > strong {
    overflow-wrap: anywhere;
  }
  & > small {
    grid-column: 1;
    color: var(--ag-ink-soft);
  }
  &:hover {
    background: var(--ag-band);
  }
  &[aria-current] {
    background: var(--ag-band);
    box-shadow: inset 4px 0 0 var(--ag-ember);
  }
`;

/** A stage as a word in its colour. */
const Stage = styled.span<{ $stage: string }>`
  padding: 0.1rem 0.6rem;
  border: 1px solid currentColor;
  border-radius: 999px;
  font-size: var(--ag-size-small);
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $stage }) =>
    $stage === 'new'
      ? 'var(--ag-ink)'
      : $stage === 'won'
        ? 'var(--ag-moss)'
        : $stage === 'lost'
          ? 'var(--ag-ink-soft)'
          : 'var(--ag-glacier)'};
`;

const Alert = styled.span`
  grid-column: 1 / -1;
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-danger);
`;
