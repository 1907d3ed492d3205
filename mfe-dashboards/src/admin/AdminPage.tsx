import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useConsoleDayQuery, useStaffRolesQuery } from '../console/consoleApi.ts';
import { entriesFor, entryAt, NEXT_GROUPS } from '../console/consoleNav.ts';
import { StaffContext, worksAs } from '../console/staff.ts';
import { consoleTexts as texts } from '../content/console.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { MemberOutlet } from '../member/MemberOutlet.tsx';
import { MemberPage } from '../member/MemberPage.tsx';
import { PlaceRoutes } from '../places/PlaceRoutes.tsx';
import { placesOf } from '../places/placesOf.ts';
import { preparePlace } from '../places/preparePlace.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { ReadFailure } from './ReadFailure.tsx';

const places = placesOf('../admin/AdminPage.tsx');

export const { load, head } = preparePlace(places);

/** `/admin` and below (AMB-48, AMB-68): asks the database who somebody is, and the database checks every question again. */
export default function AdminPage() {
  return <PlaceRoutes places={places} layout={<AdminLayout />} />;
}

function AdminLayout() {
  return (
    <MemberPage title={texts.title}>
      <Console />
    </MemberPage>
  );
}

/** Navigation and place of who has a role for it. */
function Console() {
  const { pathname } = useLocation();
  const { data: roles, isError, refetch } = useStaffRolesQuery();
  const search = useMemo(() => ({ kind: 'staff', roles: roles ?? [] }) as const, [roles]);
  const isAllowed = roles !== undefined && worksAs(roles, entryAt(pathname)?.roles ?? []);
  const { data: day } = useConsoleDayQuery(roles?.length ? undefined : skipToken);
  const entries = entriesFor(roles ?? [], day);
  return (
    <StaffContext value={{ roles, isAllowed }}>
      <Grouped>
        <MemberFrame
          label={texts.navigation}
          entries={entries}
          isComing={!roles && !isError}
          path={pathname}
          search={search}
        >
          {isError && !roles ? (
            <AdminFrame>
              <h1>{texts.title}</h1>
              <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
            </AdminFrame>
          ) : roles && !isAllowed ? (
            <Denied />
          ) : (
            <MemberOutlet />
          )}
        </MemberFrame>
      </Grouped>
    </StaffContext>
  );
}

function Denied() {
  const { title, detail, action } = texts.denied;
  return (
    <AdminFrame>
      <h1>{title}</h1>
      <p>{detail}</p>
      <div>
        <ButtonLink href="/dashboard">{action}</ButtonLink>
      </div>
    </AdminFrame>
  );
}

/** A long rail is read by kinds of work. */
const Grouped = styled.div`
  display: contents;
  @media (min-width: 60rem) {
    & nav li:has(> :is(${NEXT_GROUPS.map((href) => `[href='${href}']`).join()})) {
      margin-top: 0.6rem;
      padding-top: 0.6rem;
      border-top: 1px solid var(--ag-line);
    }
  }
`;
