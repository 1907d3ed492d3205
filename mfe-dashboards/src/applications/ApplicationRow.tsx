import { useState } from 'react';
import styled from 'styled-components';
import { applicationsTexts as texts } from '../content/applications.ts';
import { briefMoment } from '../member/briefMoment.ts';
import { Cell, ColumnRow, inColumns, inFewColumns } from '../member/Columned.tsx';
import { Mark } from '../member/Mark.tsx';
import { NamedPerson } from '../member/NamedPerson.tsx';
import { withRaised } from '../member/raised.tsx';
import { rowOf } from '../member/useOpened.ts';
import type { Application } from './applicationsApi.ts';

/** Tracks of a row, which has a cell for each of `texts.columns`. */
export const APPLICATION_COLUMNS = 'minmax(0, 5fr) minmax(0, 7fr) 6.5rem 8.5rem';
/** The same with how it stands above the day. */
export const FEWER_COLUMNS = 'minmax(0, 1fr) minmax(0, 1fr) 8.25rem';

const COLORS = { waiting: 'ink', accepted: 'moss', declined: 'edge' } as const;

interface ApplicationRowProps {
  readonly application: Application;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** Who applies, with the beginning of what they wrote. */
export function ApplicationRow({ application, isOpen, onOpen }: ApplicationRowProps) {
  const { id, full_name, email, about, website_url, status, created_at } = application;
  const [now] = useState(() => Date.now());
  const { columns } = texts;
  return (
    <li>
      <Open type="button" aria-current={isOpen ? 'true' : undefined} onClick={() => onOpen(id)} {...rowOf(id)}>
        <NamedPerson name={full_name} email={email} />
        <Cell head={columns.about} name="about">
          <span>{about}</span>
          {website_url ? <small>{website_url.replace(/^https?:\/\/|\/$/g, '')}</small> : null}
        </Cell>
        <Cell head={columns.state} name="state">
          <Mark $color={COLORS[status]}>{texts.states[status]}</Mark>
        </Cell>
        <Cell head={columns.received} name="received">
          <time dateTime={created_at}>{withRaised(briefMoment(created_at, now))}</time>
        </Cell>
      </Open>
    </li>
  );
}

const Open = styled(ColumnRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.35rem 1rem;
  /* An address takes the whole line. */
  & > :not([data-cell]) {
    grid-column: 1 / -1;
  }
  & > [data-cell='about'] {
    grid-area: 2 / 1 / auto / span 2;
    & > span:not(.visually-hidden) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    & > small {
      display: block;
    }
  }
  & > [data-cell='state'] {
    grid-area: 3 / 1;
  }
  & > [data-cell='received'] {
    grid-area: 3 / 2;
    text-align: end;
  }
  & time {
    color: var(--ag-ink-soft);
  }
  ${inColumns} {
    & > [data-cell],
    & > :not([data-cell]) {
      grid-area: auto;
    }
    & > [data-cell='about'] > span:not(.visually-hidden) {
      -webkit-line-clamp: 3;
    }
    & > [data-cell='about'] > small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${inFewColumns} {
    & > :not([data-cell]) {
      grid-area: 1 / 1 / span 2;
    }
    & > [data-cell='about'] {
      grid-area: 1 / 2 / span 2;
    }
    & > [data-cell='state'] {
      grid-area: 1 / 3;
      align-self: end;
      text-align: end;
    }
    & > [data-cell='received'] {
      grid-area: 2 / 3;
      align-self: start;
    }
  }
`;
