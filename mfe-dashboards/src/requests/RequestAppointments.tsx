import { useState } from 'react';
import styled from 'styled-components';
import { AppointmentRow } from '../appointments/AppointmentRows.tsx';
import { useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { nextMeetingOf } from './meetings.ts';
import type { RequestDetail } from './requestsApi.ts';

/** The appointments that came with a request, without the one that is what comes next of it. */
export function RequestAppointments({ request: { id, stage } }: { readonly request: RequestDetail }) {
  const { data = [] } = useAppointmentsQuery({ of_request: id });
  const [now] = useState(() => Date.now());
  const next = nextMeetingOf(stage, data, now);
  const others = data.filter((appointment) => appointment !== next);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="demande-rendez-vous">
      <h3 id="demande-rendez-vous">{appointmentsTexts.title}</h3>
      <List>
        {others.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={{ ...appointment, request: null }} isOfPerson />
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: 0.5rem;
  }
  & > li > div {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
  }
  & > li > p {
    justify-content: start;
    margin-top: 0;
  }
  & strong::first-letter {
    text-transform: uppercase;
  }
`;
