import type { PageHead } from '@agence/shared-contracts/remote/head';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { useMember } from '../member/MemberPage.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { OwnAppointments } from './OwnAppointments.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/creator-dashboard/rendez-vous`: the consultations that a creator has sold, and the hours for them. */
export default function OwnAppointmentsPlace() {
  const { user } = useMember();
  return (
    <AdminFrame>
      <PlaceHead title={texts.ownTitle} lead={texts.ownLead} />
      <OwnAppointments host={user.id} />
    </AdminFrame>
  );
}
