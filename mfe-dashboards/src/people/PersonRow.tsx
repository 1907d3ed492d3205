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
export const PERSON_COLUMNS = 'minmax(0, 4.5fr) minmax(0, 1.25fr) minmax(0, 1.75fr) minmax(5.5rem, 1fr) 6.5rem';
/** The same with the role below the name. */
export const FEWER_COLUMNS = 'minmax(0, 1fr) 6.25rem 4.75rem 5.5rem';

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

/** By ear, and in columns, its head says what it is; « aujourd’hui » says enough without. */
function Seen({ at, now }: { readonly at: string; readonly now: number }) {
  const isToday = isoDate(at) === isoDate(now);
  return <span data-seen={isToday ? '' : texts.seen}>{isToday ? texts.today : briefDay(at, now)}</span>;
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
  /* An address that stands for a name needs the whole line: there the role is below it. */
  & > [data-unnamed] > [data-called] > strong {
    grid-column-end: -1;
  }
  & > [data-unnamed] + [data-cell='role'] {
    grid-area: 2 / 2 / auto / -1;
    text-align: start;
  }
  & b {
    display: block;
    color: var(--ag-danger);
  }
  & > [data-facts] {
    grid-area: 3 / 2 / auto / -1;
    /* The point before the first fact of a line is out of sight. */
    margin-left: -1em;
    clip-path: inset(0 0 0 1em);
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    & > :is([data-cell='courses'], [data-cell='seen']) {
      display: inline-block;
      padding-left: 1em;
    }
    & > [data-cell][data-empty] {
      display: none;
    }
    & [data-seen]::before {
      content: attr(data-seen) / '';
    }
    & > [data-cell='seen']::before {
      content: '·' / '';
      display: inline-block;
      width: 1em;
      margin-left: -1em;
      text-align: center;
    }
    & > :is([data-cell='paid'], [data-cell='seen']) {
      white-space: nowrap;
    }
    /* It ends the first line, whatever goes on below it. */
    & > [data-cell='paid'] {
      float: right;
      padding-left: 0.75rem;
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
    & > [data-person] + [data-cell='role'] {
      grid-area: auto;
      padding-top: 0;
      font-size: inherit;
      font-weight: inherit;
      text-align: start;
    }
    & > [data-facts] {
      display: contents;
      color: inherit;
      font-size: inherit;
      & > [data-cell][data-cell] {
        display: inline;
        padding-left: 0;
      }
      & > :is([data-cell='paid'], [data-cell='seen']) {
        text-align: end;
      }
      & > [data-cell='paid'] {
        font-weight: inherit;
      }
      & > [data-cell='seen']::before,
      & [data-seen]::before {
        content: none;
      }
    }
  }
  /* The role below the name, the others beside both. */
  ${inFewColumns} {
    & > [data-person] {
      grid-area: 1 / 1;
      display: block;
      padding-left: 3rem;
    }
    /* Beside the middle of all lines. */
    & > [data-person] > [data-initials] {
      position: absolute;
      top: calc(50% - 1.125rem);
      left: 1.25rem;
    }
    & > [data-person] + [data-cell='role'] {
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
