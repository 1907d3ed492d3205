import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSetStaffRoleMutation } from '../console/consoleApi.ts';
import { useStaff, worksAs } from '../console/staff.ts';
import { personActsTexts } from '../content/moderation.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { QuietAct } from '../member/Beside.tsx';
import { Initials } from '../member/Initials.tsx';
import { OpenPanel } from '../member/OpenPanel.tsx';
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
      <QuietAct>
        <Button type="button" $look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </QuietAct>
      <Head>
        <Initials name={person.full_name ?? person.email} />
        <div>
          <h2 id="personne" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </div>
      </Head>
      <div>
        <Soft>{texts.since(shortDate(person.created_at))}</Soft>
        <Soft>{person.seen_at ? texts.seen(shortDate(person.seen_at)) : texts.neverSeen}</Soft>
        <Soft>{texts.coursesIn(texts.courses(person))}</Soft>
        {person.paid_cents > 0 ? <Soft translate="no">{texts.paid(formatMoney(person.paid_cents))}</Soft> : null}
        {person.orders > 0 ? (
          <a href={`/admin/commandes?q=${encodeURIComponent(person.email)}`}>{texts.orders(person.orders)}</a>
        ) : (
          <Soft>{texts.noOrders}</Soft>
        )}
      </div>
      <RolesOf person={person} name={name} mayGive={roles.includes('owner') && !isOwner} />
      {worksAs(roles, ['support']) && !isOwner ? <PersonActs person={person} name={name} /> : null}
    </OpenPanel>
  );
}

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

const Head = styled.header`
  display: flex;
  gap: 1rem;
  align-items: start;
  & a {
    display: inline-block;
    margin-top: 0.25rem;
  }
`;

const Roles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
