import { appointmentsTexts as texts } from '../content/appointments.ts';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { AppointmentList } from './AppointmentRows.tsx';
import type { Appointment } from './appointmentsApi.ts';

interface PastAppointmentsProps {
  readonly past: readonly Appointment[];
  /** One of them is what somebody comes for. */
  readonly isOpen: boolean;
}

/** What somebody has held, the latest first. */
export function PastAppointments({ past, isOpen }: PastAppointmentsProps) {
  return (
    <FoldedPanel title={texts.past} about={texts.own.past(past.length)} isOpen={isOpen}>
      <AppointmentList appointments={past} isOwn />
    </FoldedPanel>
  );
}
