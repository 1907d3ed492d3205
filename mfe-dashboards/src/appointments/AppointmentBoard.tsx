import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import { AppointmentDay } from './AppointmentDay.tsx';
import { AppointmentDays } from './AppointmentDays.tsx';
import { useAppointmentHostsQuery, useAppointmentsQuery } from './appointmentsApi.ts';
import { HostHours } from './HostHours.tsx';
import { useDay } from './useDay.ts';

interface AppointmentBoardProps {
  /** Whether the database may be asked. */
  readonly isAllowed: boolean;
}

const loadAbsences = async () => ({ default: (await import('./Absences.tsx')).Absences });
const loadLengths = async () => ({ default: (await import('./KindLengths.tsx')).KindLengths });

const WEEK_MS = 7 * 86_400_000;

/** What is coming and what was, hours, absences and lengths, of everybody. */
export function AppointmentBoard({ isAllowed }: AppointmentBoardProps) {
  // One moment for as long as the page is open: another one would be another question.
  const [since] = useState(() => new Date(Date.now() - WEEK_MS).toISOString());
  const [now] = useState(() => Date.now());
  const { day } = useDay(now);
  const rows = useAppointmentsQuery(isAllowed ? { from_moment: since } : skipToken);
  const hosts = useAppointmentHostsQuery(isAllowed ? undefined : skipToken);
  const failed = rows.isError ? rows : hosts.isError ? hosts : undefined;
  if (failed && !(rows.data && hosts.data)) {
    return <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />;
  }
  if (!rows.data || !hosts.data) return <Skeleton $height="30rem" aria-busy="true" />;
  // Each stands once: those of the day that is shown are there, with what can be done.
  const others = rows.data.filter(({ starts_at }) => isoDate(starts_at) !== day);
  const isPast = ({ ends_at }: { readonly ends_at: string }) => Date.parse(ends_at) < now;
  const past = others.filter(isPast).reverse();
  const coming = others.filter((row) => !isPast(row));
  const isEmpty = rows.data.every(({ state }) => state === 'cancelled');
  return (
    <>
      <AppointmentDay appointments={rows.data} since={since} now={now} />
      {coming.length > 0 || isEmpty ? <AppointmentDays title={texts.upcoming} appointments={coming} /> : null}
      {past.length > 0 ? <AppointmentDays title={texts.past} appointments={past} /> : null}
      <FoldedPanel title={texts.hosts.title} about={texts.hosts.about}>
        <People>
          {hosts.data.people.map((person) => (
            <HostHours key={person.id} person={person} isStaff />
          ))}
        </People>
      </FoldedPanel>
      <WhenNear
        load={loadAbsences}
        of={hosts.data}
        {...(hosts.data.absences.length > 0 ? { height: '15rem', narrow: '35rem' } : { height: '7.5rem' })}
      />
      <WhenNear load={loadLengths} of={{ kinds: hosts.data.kinds }} height="7.5rem" />
    </>
  );
}

/** The panel's edge is as far from the last line as from its sides. */
const People = styled.div`
  margin-bottom: -0.9rem;
`;
