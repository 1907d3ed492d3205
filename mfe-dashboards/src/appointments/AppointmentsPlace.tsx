import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { useStaff } from '../console/staff.ts';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { AppointmentBoard } from './AppointmentBoard.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/admin/rendez-vous`: appointments of all, and when each person takes them. */
export default function AppointmentsPlace() {
  const { isAllowed } = useStaff();
  return (
    <AdminFrame>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.zone}</Soft>
      </header>
      <AppointmentBoard isAllowed={isAllowed} />
    </AdminFrame>
  );
}
