import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useSetStaffRoleMutation } from '../console/consoleApi.ts';
import { useStaff, worksAs } from '../console/staff.ts';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { personActsTexts } from '../content/moderation.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { NothingFound } from '../member/NothingFound.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { PersonActs } from './PersonActs.tsx';
import { type Person, usePeopleInfiniteQuery } from './peopleApi.ts';

const STAFF_ROLES = ['sales', 'content', 'support'] as const;

/** Accounts, newest first, or those that the address looks for. */
export function People() {
  const { isAllowed, roles = [] } = useStaff();
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (known !== words) {
    setKnown(words);
    setTyped(words);
  }
  const { data, currentData, isError, hasNextPage, isFetching, fetchNextPage, refetch } = usePeopleInfiniteQuery(
    isAllowed ? words : skipToken,
  );
  const people = (currentData ?? data)?.pages.flat();
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim() ? { q: typed.trim() } : {}, { replace: true });
  };
  return (
    <AdminFrame>
      <h1>{texts.title}</h1>
      <Find role="search" onSubmit={find}>
        <Field
          id="personnes-q"
          label={texts.words}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" $look="secondary">
          {memberFrameTexts.search.open}
        </Button>
      </Find>
      {isError && !people ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !people ? (
        <RowsSkeleton rows={7} />
      ) : people.length === 0 ? (
        <NothingFound title={texts.empty} action={texts.all} onClear={() => setSearch({}, { replace: true })}>
          {texts.emptyDetail}
        </NothingFound>
      ) : (
        <>
          <List>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isOwner={roles.includes('owner')}
                acts={worksAs(roles, ['support'])}
              />
            ))}
          </List>
          {hasNextPage ? (
            <div>
              <Button type="button" $look="secondary" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
                {texts.more}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </AdminFrame>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isOwner: boolean;
  /** Whether who looks suspends, exports and deletes accounts. */
  readonly acts: boolean;
}

function PersonRow({ person, isOwner, acts }: PersonRowProps) {
  const { ui } = useShell();
  const [setRole, { isLoading }] = useSetStaffRoleMutation();
  const name = person.full_name ?? texts.unnamed;
  const toggle = async (role: (typeof STAFF_ROLES)[number]) => {
    const { error } = await setRole({ target: person.id, role, given: !person.staff_roles.includes(role) });
    if (error) ui.toast({ title: texts.refused, description: backendErrorText(error), tone: 'destructive' });
    else ui.toast({ ...texts.changed, tone: 'success' });
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Soft>{person.email}</Soft>
      </div>
      <Soft>
        {texts.since(shortDate(person.created_at))}
        {person.orders > 0 ? (
          <>
            {' · '}
            <a href={`/admin/commandes?q=${encodeURIComponent(person.email)}`}>{texts.orders(person.orders)}</a>
          </>
        ) : null}
      </Soft>
      <Roles role="group" aria-label={texts.roles(name)}>
        <Badge $tone={person.profile_role === 'admin' ? 'ember' : 'neutral'}>
          {texts.profileRoles[person.profile_role]}
        </Badge>
        {person.suspension ? <Badge $tone="ember">{personActsTexts.suspended}</Badge> : null}
        {isOwner && person.profile_role !== 'admin'
          ? STAFF_ROLES.map((role) => (
              <Chip
                key={role}
                type="button"
                aria-pressed={person.staff_roles.includes(role)}
                aria-disabled={isLoading}
                onClick={() => void toggle(role)}
              >
                {texts.staffRoles[role]}
              </Chip>
            ))
          : person.staff_roles.map((role) => (
              <Badge key={role} $tone="glacier">
                {texts.staffRoles[role]}
              </Badge>
            ))}
      </Roles>
      {acts && person.profile_role !== 'admin' ? <PersonActs person={person} name={name} /> : null}
    </li>
  );
}

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  & > div {
    max-width: 28rem;
  }
`;

const List = styled.ul`
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 3fr) 5rem;
    align-items: center;
    gap: 0.5rem 1.5rem;
    padding: 0.6rem 1.25rem;
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-size: auto 4rem;
  }
  & > li + li {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
  @media (max-width: 60rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Roles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
