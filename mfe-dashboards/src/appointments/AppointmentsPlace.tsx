import type { PageHead } from '@agence/shared-contracts/remote/head';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { useStaff } from '../console/staff.ts';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { AppointmentBoard } from './AppointmentBoard.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/admin/rendez-vous`: appointments of all, and when each person takes them. */
export default function AppointmentsPlace() {
  const { isAllowed } = useStaff();
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.zone} />
      <AppointmentBoard isAllowed={isAllowed} />
    </AdminFrame>
  );
}
