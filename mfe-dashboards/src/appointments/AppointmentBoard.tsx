import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { Panel } from '../member/Panel.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import { AppointmentRows } from './AppointmentRows.tsx';
import { useAppointmentHostsQuery, useAppointmentsQuery } from './appointmentsApi.ts';
import { HostHours } from './HostHours.tsx';

interface AppointmentBoardProps {
  /** Whether the database may be asked. */
  readonly isAllowed: boolean;
  /** Whose appointments alone. */
  readonly host?: string;
}

// Who has no appointments does without it.
const AppointmentDay = lazy(async () => ({ default: (await import('./AppointmentDay.tsx')).AppointmentDay }));
const loadAbsences = async () => ({ default: (await import('./Absences.tsx')).Absences });
const loadLengths = async () => ({ default: (await import('./KindLengths.tsx')).KindLengths });

const WEEK_MS = 7 * 86_400_000;

/** What is coming and what was, hours, absences and lengths: of everybody, or of one person. */
export function AppointmentBoard({ isAllowed, host }: AppointmentBoardProps) {
  // One moment for as long as the page is open: another one would be another question.
  const [since] = useState(() => new Date(Date.now() - WEEK_MS).toISOString());
  const [now] = useState(() => Date.now());
  const rows = useAppointmentsQuery(isAllowed ? { from_moment: since, ...(host ? { of_host: host } : {}) } : skipToken);
  const hosts = useAppointmentHostsQuery(isAllowed ? undefined : skipToken);
  const failed = rows.isError ? rows : hosts.isError ? hosts : undefined;
  if (failed && !(rows.data && hosts.data)) {
    return <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />;
  }
  const waiting = <Skeleton $height="30rem" aria-busy="true" />;
  if (!rows.data || !hosts.data) return waiting;
  const isPast = ({ ends_at }: { readonly ends_at: string }) => Date.parse(ends_at) < now;
  const past = rows.data.filter(isPast).reverse();
  return (
    <Suspense fallback={waiting}>
      {/* Somebody alone, who has none at all, begins with their hours. */}
      {host && rows.data.length === 0 ? null : <AppointmentDay appointments={rows.data} since={since} now={now} />}
      <AppointmentRows
        title={texts.upcoming}
        appointments={rows.data.filter((row) => !isPast(row))}
        isOwn={host !== undefined}
      />
      {past.length > 0 ? <AppointmentRows title={texts.past} appointments={past} isOwn={host !== undefined} /> : null}
      <Panel>
        <h2>{host ? texts.hosts.own : texts.hosts.title}</h2>
        <People>
          {hosts.data.people.map((person) => (
            <HostHours key={person.id} person={person} isStaff={!host} />
          ))}
        </People>
      </Panel>
      <WhenNear
        load={loadAbsences}
        of={{ ...hosts.data, own: host }}
        height="15rem"
        narrow={host ? '29rem' : '35rem'}
      />
      {host ? null : <WhenNear load={loadLengths} of={{ kinds: hosts.data.kinds }} height="7.5rem" />}
    </Suspense>
  );
}

/** The panel's edge is as far from the last line as from its sides. */
const People = styled.div`
  margin-bottom: -0.9rem;
`;
