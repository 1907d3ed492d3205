import { isoDate, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { groupedBy } from '../member/groupedBy.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { AppointmentList } from './AppointmentRows.tsx';
import type { Appointment } from './appointmentsApi.ts';

interface AppointmentDaysProps {
  readonly title: string;
  readonly appointments: readonly Appointment[];
}

/** Appointments of several days, each day named once, with what can be done with each. */
export function AppointmentDays({ title, appointments }: AppointmentDaysProps) {
  const held = appointments.filter(({ state }) => state !== 'cancelled');
  return (
    <Days>
      <h2>{title}</h2>
      {held.length === 0 ? (
        <EmptyList drawing="appointments" title={texts.none} example={texts.example}>
          {texts.noneDetail}
        </EmptyList>
      ) : null}
      {[...groupedBy(held, ({ starts_at }) => isoDate(starts_at))].map(([day, ofDay]) => (
        <div key={day}>
          <h3>{withRaised(weekdayDate(`${day}T17:00:00Z`))}</h3>
          <AppointmentList appointments={ofDay} isOfDay />
        </div>
      ))}
      <AppointmentList appointments={appointments.filter(({ state }) => state === 'cancelled')} />
    </Days>
  );
}

const Days = styled(Panel)`
  & h3 {
    margin-bottom: 0.6rem;
    font: 600 1rem / 1.3 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
  & > div + div {
    margin-top: 0.75rem;
  }
`;
