import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { personActsTexts } from '../content/moderation.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { Initials } from '../member/Initials.tsx';
import { rowOf } from '../member/useOpened.ts';
import type { Person } from './peopleApi.ts';

interface PersonRowProps {
  readonly person: Person;
  /** Beside somebody who is open there is room for the name alone. */
  readonly isBrief: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** Somebody in the list, in one line where there is room. */
export function PersonRow({ person, isBrief, isOpen, onOpen }: PersonRowProps) {
  const { id, full_name, email, profile_role, staff_roles, suspension, paid_cents, seen_at } = person;
  const roles = [texts.profileRoles[profile_role], ...staff_roles.map((role) => texts.staffRoles[role])];
  return (
    <Item>
      <Open
        type="button"
        $isBrief={isBrief}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
        {...rowOf(id)}
      >
        <Initials name={full_name ?? email} />
        <span>
          <strong>{full_name ?? texts.unnamed}</strong>
          <small>{email}</small>
        </span>
        <span>
          {roles.join(', ')}
          {suspension ? <b>{personActsTexts.suspended}</b> : null}
        </span>
        {isBrief ? null : (
          <>
            <span>{texts.courses(person)}</span>
            <span translate="no">{paid_cents > 0 ? texts.paid(formatMoney(paid_cents)) : null}</span>
            <small>{seen_at ? texts.seen(shortDate(seen_at)) : texts.neverSeen}</small>
          </>
        )}
      </Open>
    </Item>
  );
}

/* Rows that are out of view cost nothing, however many there are. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 4rem;
  & + & {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
`;

const Open = styled.button<{ $isBrief: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.1rem 1rem;
  align-items: center;
  width: 100%;
  padding: 0.7rem 1.25rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--ag-size-data);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline-offset: -3px;
  & > span > * {
    display: block;
  }
  & small {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  & b {
    color: var(--ag-danger);
  }
  &:hover {
    background: var(--ag-hover);
  }
  &[aria-current] {
    background: var(--ag-band);
    box-shadow: inset 4px 0 0 var(--ag-ember);
  }
  @media (max-width: 47.99rem) {
    & > :not(span[aria-hidden]) {
      grid-column: 2;
    }
    & > span:empty {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: auto minmax(0, 5fr) ${({ $isBrief }) =>
      $isBrief ? 'minmax(0, 3fr)' : 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)'};
    ${({ $isBrief }) => ($isBrief ? '' : '& > small { text-align: end; }')}
  }
`;
