import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { type Ref, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { type Appointment, useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { midnight } from '../appointments/times.ts';
import { SearchBeyond } from '../console/SearchBeyond.tsx';
import { requestsTexts as texts } from '../content/requests.ts';
import { briefDay, briefMoment } from '../member/briefMoment.ts';
import { Cell, Columned, ColumnRow, inColumns, inFewColumns } from '../member/Columned.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { withRaised } from '../member/raised.tsx';
import { rowOf } from '../member/useOpened.ts';
import { WholeState } from '../member/WholeState.tsx';
import { briefWhenOf, meetingOf } from './meetings.ts';
import { type RequestFilters, type RequestRow, useRequestsInfiniteQuery } from './requestsApi.ts';
import { StageMark } from './StageMark.tsx';

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
  const [now] = useState(() => Date.now());
  const { data: appointments = [] } = useAppointmentsQuery({ from_moment: midnight(isoDate(now)) });
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
        <NoRequests filters={filters} onClear={onClear} />
      ) : (
        <Columned
          heads={COLUMN_NAMES.map((head) =>
            head === 'received' ? texts.ordered(texts.columns[head], isOldestFirst) : texts.columns[head],
          )}
          figures={1}
          columns={COLUMNS}
          fewer={{ columns: FEWER_COLUMNS, without: [texts.columns.asked, texts.columns.next] }}
        >
          {rows.map((row) => (
            <Entry
              key={row.id}
              row={row}
              // Who has an appointment that stands is answered: they meet next.
              meeting={meetingOf(
                appointments.filter(({ request }) => request === row.id),
                now,
              )}
              now={now}
              isChosen={row.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </Columned>
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
  readonly filters: RequestFilters;
  readonly onClear: () => void;
}

function NoRequests({ filters, onClear }: NoRequestsProps) {
  const { empty, nothingFound } = texts;
  const { wanted: words } = filters;
  const set = Object.keys(filters).length;
  if (set === 0)
    return (
      <WholeState
        kind="empty"
        title={empty.title}
        example={empty.example}
        actions={
          <ButtonLink $look="secondary" href="/rendez-vous">
            {empty.action}
          </ButtonLink>
        }
      >
        {empty.detail}
      </WholeState>
    );
  const [detail, action] =
    words && set === 1
      ? [nothingFound.detailWords, nothingFound.actionWords]
      : [nothingFound.detail, nothingFound.action];
  return (
    <NothingFound
      {...{ words, title: nothingFound.title, action, onClear }}
      beyond={words ? <SearchBeyond words={words} /> : null}
    >
      {detail}
    </NothingFound>
  );
}

interface EntryProps {
  readonly row: RequestRow;
  readonly meeting: Appointment | undefined;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

function Entry({ row, meeting, now, isChosen, onChoose }: EntryProps) {
  const { id, name, company, asked, stage, created_at, due_on, is_undelivered } = row;
  const isOver = texts.nexts[stage] === '';
  const isDue = due_on !== null && due_on <= isoDate(now) && !isOver;
  const isMet = meeting !== undefined && !isOver;
  const { columns } = texts;
  // Its stage may have said already what it is.
  const meets = stage === 'meeting' ? (when: string) => when : texts.next.meets;
  return (
    <li>
      <Open type="button" aria-current={isChosen ? 'true' : undefined} onClick={() => onChoose(id)} {...rowOf(id)}>
        <span data-who>
          <strong>{name}</strong>
          {company ? <small>{company}</small> : null}
        </span>
        <Cell head={columns.asked} name="asked">
          {texts.asked[asked]}
        </Cell>
        <span data-standing>
          <Cell head={columns.stage} name="stage">
            <StageMark stage={stage} />
          </Cell>
          <Cell head={columns.next} name="next">
            {isMet ? <Next>{withRaised(meets(briefWhenOf(meeting, now)))}</Next> : due_on ? null : texts.nexts[stage]}
            {due_on && (isDue || !isMet) ? (
              <Next $isDue={isDue}>{withRaised(texts.due(briefDay(`${due_on}T17:00:00Z`, now)))}</Next>
            ) : null}
            {is_undelivered ? <Next $isDue>{texts.undelivered}</Next> : null}
          </Cell>
        </span>
        <Cell head={columns.received} name="received">
          <time dateTime={created_at}>{withRaised(briefMoment(created_at, now))}</time>
        </Cell>
      </Open>
    </li>
  );
}

const COLUMN_NAMES = ['who', 'asked', 'stage', 'next', 'received'] as const;
const COLUMNS = 'minmax(0, 5fr) minmax(0, 4fr) 7rem minmax(0, 3fr) 8.5rem';
/** The same with what is asked below who asks it, and what comes next below how it stands. */
const FEWER_COLUMNS = 'minmax(0, 1fr) 8.5rem 8.5rem';

const Listing = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  outline-offset: 4px;
`;

const Open = styled(ColumnRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0.1rem 0.5rem;
  & strong,
  & small {
    display: block;
  }
  & [data-cell='stage'],
  & [data-cell='received'] {
    text-align: end;
  }
  /* Who, with how it stands; their firm and what they ask for, each with the whole line; what comes next, and when it came, which is wider. */
  & > [data-who],
  & > [data-standing] {
    display: contents;
  }
  & > [data-who] > strong {
    grid-area: 1 / 1 / auto / span 2;
  }
  & [data-cell='stage'] {
    grid-area: 1 / 3;
  }
  & > [data-who] > small,
  & [data-cell='asked'] {
    grid-column: 1 / -1;
  }
  & [data-cell='next'] {
    grid-area: 4 / 1;
    font-weight: 600;
  }
  & [data-cell='received'] {
    grid-area: 4 / 2 / auto / -1;
  }
  & [data-empty] {
    display: none;
  }
  & time {
    color: var(--ag-ink-soft);
  }
  ${inColumns} {
    & > [data-who] {
      display: block;
    }
    & [data-cell] {
      grid-area: auto;
    }
    & [data-cell='stage'] {
      text-align: start;
    }
    & [data-empty] {
      display: inline;
    }
  }
  ${inFewColumns} {
    & > [data-who] {
      grid-area: 1 / 1;
      align-self: end;
    }
    & > [data-standing] {
      display: grid;
    }
    /* Below the word of its stage, not below the point. */
    & [data-cell='next'] {
      padding-left: 1rem;
      font-weight: 500;
      color: var(--ag-ink-soft);
    }
    & [data-empty] {
      display: none;
    }
    & > [data-standing],
    & > [data-cell='received'] {
      grid-row: 1 / span 2;
    }
    & [data-cell='asked'] {
      grid-area: 2 / 1;
      align-self: start;
    }
  }
`;

/** What comes next, in red where it is to be done today, or was before: a meeting that stands asks for nothing. */
const Next = styled.span<{ $isDue?: boolean }>`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
  ${({ $isDue }) => ($isDue ? 'color: var(--ag-danger);' : '')}
`;
