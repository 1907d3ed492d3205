import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ConsoleNavigation } from '../console/ConsoleNavigation.tsx';
import { useStaffRolesQuery } from '../console/consoleApi.ts';
import { entryAt } from '../console/consoleNav.ts';
import { StaffContext, worksAs } from '../console/staff.ts';
import { consoleTexts as texts } from '../content/console.ts';
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
  if (isError && !roles) {
    return (
      <AdminFrame>
        <h1>{texts.title}</h1>
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      </AdminFrame>
    );
  }
  const isAllowed = roles !== undefined && worksAs(roles, entryAt(pathname)?.roles ?? []);
  return (
    <StaffContext value={{ roles, isAllowed }}>
      <Frame data-with-navigation={roles && roles.length > 0 ? '' : undefined}>
        {roles && roles.length > 0 ? <ConsoleNavigation roles={roles} path={pathname} /> : null}
        {roles && !isAllowed ? <Denied /> : <MemberOutlet />}
      </Frame>
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

const Frame = styled.div`
  &[data-with-navigation] {
    @media (min-width: 75.01rem) {
      display: grid;
      grid-template-columns: 17rem minmax(0, 1fr);
      align-items: start;
      max-width: 100rem;
      margin-inline: auto;
    }
  }
`;
