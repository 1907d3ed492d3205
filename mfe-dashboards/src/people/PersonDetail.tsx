import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSetStaffRoleMutation } from '../console/consoleApi.ts';
import { useStaff, worksAs } from '../console/staff.ts';
import { personActsTexts } from '../content/moderation.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { type Fact, Facts } from '../member/Facts.tsx';
import { Initials } from '../member/Initials.tsx';
import { OpenPanel } from '../member/OpenPanel.tsx';
import { PanelClose } from '../member/PanelClose.tsx';
import { personName } from '../member/personName.ts';
import { PersonActs } from './PersonActs.tsx';
import type { Person } from './peopleApi.ts';

const STAFF_ROLES = ['sales', 'content', 'support'] as const;

interface PersonDetailProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** What staff know of an account, and what they can do with it. */
export function PersonDetail({ person, onClose }: PersonDetailProps) {
  const { roles = [] } = useStaff();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who opened it from the list goes on reading here.
  useEffect(() => heading.current?.focus(), []);
  const name = personName(person.full_name, person.email);
  const isOwner = person.profile_role === 'admin';
  return (
    <OpenPanel aria-labelledby="personne">
      <PanelClose label={texts.close} onClose={onClose} />
      <header>
        <Initials name={person.full_name ?? person.email} />
        <div>
          <h2 id="personne" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </p>
        </div>
      </header>
      <Facts facts={factsOf(person)} />
      <RolesOf person={person} name={name} mayGive={roles.includes('owner') && !isOwner} />
      {worksAs(roles, ['support']) && !isOwner ? <PersonActs person={person} name={name} /> : null}
    </OpenPanel>
  );
}

function factsOf(person: Person) {
  const { created_at, seen_at, paid_cents, orders, email } = person;
  const { facts } = texts;
  const known: readonly Fact[] = [
    [facts.since, shortDate(created_at)],
    [facts.seen, seen_at ? shortDate(seen_at) : texts.none],
    [facts.courses, texts.courses(person) || texts.none],
    [facts.orders, orders > 0 ? texts.orders(orders) : texts.none, orders > 0 ? ordersOf(email) : undefined],
    [facts.paid, paid_cents > 0 ? formatMoney(paid_cents) : texts.none],
  ];
  return known;
}

const ordersOf = (email: string) => `/admin/commandes?q=${encodeURIComponent(email)}`;

interface RolesOfProps {
  readonly person: Person;
  readonly name: string;
  readonly mayGive: boolean;
}

function RolesOf({ person, name, mayGive }: RolesOfProps) {
  const { ui } = useShell();
  const [setRole, { isLoading }] = useSetStaffRoleMutation();
  const toggle = async (role: (typeof STAFF_ROLES)[number]) => {
    const { error } = await setRole({ target: person.id, role, given: !person.staff_roles.includes(role) });
    if (error) ui.toast({ title: texts.refused, description: backendErrorText(error), tone: 'destructive' });
    else ui.toast({ ...texts.changed, tone: 'success' });
  };
  return (
    <section aria-labelledby="personne-roles">
      <h3 id="personne-roles">{texts.rolesTitle}</h3>
      <Roles role="group" aria-label={texts.roles(name)}>
        <Badge $tone={person.profile_role === 'admin' ? 'ember' : 'neutral'}>
          {texts.profileRoles[person.profile_role]}
        </Badge>
        {person.suspension ? <Badge $tone="ember">{personActsTexts.suspended}</Badge> : null}
        {mayGive
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
    </section>
  );
}

const Roles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
