import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { personActsTexts } from '../content/moderation.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { briefDay } from '../member/briefMoment.ts';
import { Cell, ColumnRow, inColumns, inFewColumns } from '../member/Columned.tsx';
import { NamedPerson } from '../member/NamedPerson.tsx';
import { rowOf } from '../member/useOpened.ts';
import type { Person } from './peopleApi.ts';

/** Tracks of a row, which has a cell for each of `texts.columns`. */
export const PERSON_COLUMNS = 'minmax(0, 3.5fr) minmax(0, 1.75fr) minmax(0, 1.75fr) minmax(5.5rem, 1fr) 6.5rem';
/** The same with the role below the name. */
export const FEWER_COLUMNS = 'minmax(0, 1fr) 8.75rem 4.75rem 5.5rem';

interface PersonRowProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** Somebody in the list: in columns, or on phones in two or three lines. */
export function PersonRow({ person, isOpen, onOpen }: PersonRowProps) {
  const { id, full_name, email, profile_role, staff_roles, suspension, paid_cents, seen_at } = person;
  const roles = [texts.profileRoles[profile_role], ...staff_roles.map((role) => texts.staffRoles[role])];
  const { columns } = texts;
  return (
    <li>
      <Open type="button" aria-current={isOpen ? 'true' : undefined} onClick={() => onOpen(id)} {...rowOf(id)}>
        <NamedPerson name={full_name} email={email} />
        <Cell head={columns.role} name="role">
          {roles.join(', ')}
          {suspension ? <b>{personActsTexts.suspended}</b> : null}
        </Cell>
        <span data-facts>
          <Cell head={columns.courses} name="courses">
            {texts.courses(person)}
          </Cell>
          <Cell head={columns.paid} name="paid">
            {paid_cents > 0 ? <span translate="no">{formatMoney(paid_cents)}</span> : null}
          </Cell>
          <Cell head={columns.seen} name="seen">
            {seen_at ? <Seen at={seen_at} now={Date.now()} /> : null}
          </Cell>
        </span>
      </Open>
    </li>
  );
}

/** By ear, and in columns, its head says what it is. */
function Seen({ at, now }: { readonly at: string; readonly now: number }) {
  const isToday = isoDate(at) === isoDate(now);
  return <span data-seen={texts.seen(isToday)}>{isToday ? texts.today : briefDay(at, now)}</span>;
}

const Open = styled(ColumnRow)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  align-items: center;
  padding-inline: 1rem;
  /* Who and which role; their address, which needs the line; what they did, when they came and what they paid. */
  & > [data-person],
  & > [data-person] > [data-called] {
    display: contents;
  }
  & > [data-person] > [data-initials] {
    grid-area: 1 / 1 / span 3;
    align-self: start;
    margin-top: 0.15rem;
  }
  & strong {
    grid-area: 1 / 2;
  }
  & small {
    grid-area: 2 / 2 / auto / -1;
  }
  & > [data-cell='role'] {
    grid-area: 1 / 3;
    align-self: start;
    padding-top: 0.1rem;
    font-size: var(--ag-size-label);
    font-weight: 500;
    text-align: end;
  }
  & b {
    display: block;
    color: var(--ag-danger);
  }
  & > [data-facts] {
    grid-area: 3 / 2 / auto / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.4rem;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    & > [data-empty] {
      display: none;
    }
    & [data-seen]::before {
      content: attr(data-seen) / '';
    }
    & > [data-cell='courses']:not([data-empty]) ~ [data-cell='seen']::before {
      content: '·' / '';
      margin-right: 0.4rem;
    }
    & > :is([data-cell='paid'], [data-cell='seen']) {
      text-align: end;
      white-space: nowrap;
    }
    & > [data-cell='paid'] {
      order: 1;
      margin-left: auto;
      color: var(--ag-ink);
      font-weight: 500;
    }
  }
  ${inColumns} {
    & > [data-person] {
      display: grid;
    }
    & > [data-person] > [data-called] {
      display: block;
    }
    & > [data-person] > [data-initials] {
      grid-area: auto;
      align-self: center;
      margin-top: 0;
    }
    & > [data-cell] {
      grid-area: auto;
      align-self: auto;
    }
    & > [data-cell='role'] {
      padding-top: 0;
      font-size: inherit;
      font-weight: inherit;
      text-align: start;
    }
    & > [data-facts] {
      display: contents;
      color: inherit;
      font-size: inherit;
      & > [data-empty] {
        display: inline;
      }
      & > [data-cell='paid'] {
        order: 0;
        margin-left: 0;
        font-weight: inherit;
      }
      & > [data-cell='courses']:not([data-empty]) ~ [data-cell='seen']::before,
      & [data-seen]::before {
        content: none;
      }
    }
  }
  /* The role below the name, the others beside both. */
  ${inFewColumns} {
    & > [data-person] {
      grid-area: 1 / 1;
    }
    & > [data-cell='role'] {
      grid-area: 2 / 1;
      padding-left: 3rem;
      font-size: var(--ag-size-label);
      color: var(--ag-ink-soft);
    }
    & > [data-facts] > :is(*, [data-cell]) {
      grid-row: 1 / span 2;
    }
  }
`;
