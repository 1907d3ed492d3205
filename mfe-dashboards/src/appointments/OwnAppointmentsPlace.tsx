import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { BackLink } from '../member/BackLink.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { AppointmentBoard } from './AppointmentBoard.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/creator-dashboard/rendez-vous`: the consultations that a creator has sold, and the hours for them. */
export default function OwnAppointmentsPlace() {
  const { user } = useMember();
  return (
    <AdminFrame>
      <header>
        <BackLink href="/creator-dashboard">{texts.back}</BackLink>
        <h1>{texts.ownTitle}</h1>
        <Soft>{texts.ownLead}</Soft>
      </header>
      <AppointmentBoard isAllowed host={user.id} />
    </AdminFrame>
  );
}
