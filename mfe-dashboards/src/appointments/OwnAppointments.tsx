import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { Panel } from '../member/Panel.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import { AppointmentList } from './AppointmentRows.tsx';
import { useAppointmentHostsQuery, useAppointmentsQuery } from './appointmentsApi.ts';
import { NextAppointment } from './NextAppointment.tsx';
import { OwnWeek } from './OwnWeek.tsx';

const loadPast = async () => ({ default: (await import('./PastAppointments.tsx')).PastAppointments });
const loadHours = async () => ({ default: (await import('./HostHours.tsx')).HostHours });
const loadAbsences = async () => ({ default: (await import('./Absences.tsx')).Absences });

const WEEK_MS = 7 * 86_400_000;

/** What somebody holds: the next appointment, the week with their hours, what follows, what was, and when they take appointments. */
export function OwnAppointments({ host }: { readonly host: string }) {
  // One moment for as long as the page is open: another one would be another question.
  const [now] = useState(() => Date.now());
  const [since] = useState(() => new Date(now - WEEK_MS).toISOString());
  const [search] = useSearchParams();
  const wanted = search.get('rendez-vous');
  const rows = useAppointmentsQuery({ from_moment: since, of_host: host });
  const hosts = useAppointmentHostsQuery();
  const failed = rows.isError ? rows : hosts.isError ? hosts : undefined;
  if (failed && !(rows.data && hosts.data)) {
    return <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />;
  }
  if (!rows.data || !hosts.data) return <Skeleton $height="30rem" aria-busy="true" />;
  const own = hosts.data.people.find(({ id }) => id === host);
  const isPast = ({ ends_at }: { readonly ends_at: string }) => Date.parse(ends_at) < now;
  const past = rows.data.filter(isPast).reverse();
  const isPastWanted = past.some(({ id }) => id === wanted);
  const ahead = rows.data.filter((row) => !isPast(row));
  const next = ahead.find(({ state }) => state !== 'cancelled');
  const later = ahead.filter((row) => row !== next);
  const absences = hosts.data.absences.filter(({ host_id }) => host_id === null || host_id === host);
  return (
    <>
      {next ? (
        <NextAppointment
          appointment={next}
          room={own?.room_url ?? null}
          today={isoDate(now)}
          isWanted={next.id === wanted}
        />
      ) : (
        <Panel>
          <EmptyList drawing="appointments" title={texts.none} example={texts.ownExample}>
            {texts.ownNoneDetail}
          </EmptyList>
        </Panel>
      )}
      <OwnWeek
        appointments={rows.data.filter(({ state }) => state !== 'cancelled')}
        hours={own?.hours ?? []}
        absences={absences}
        since={since}
        now={now}
        notice={hosts.data.kinds.find(({ id }) => id === 'paid')?.notice_hours ?? 0}
      />
      {later.length > 0 ? (
        <Panel>
          <h2>{texts.own.later}</h2>
          <AppointmentList appointments={later} isOwn />
        </Panel>
      ) : null}
      {past.length > 0 ? (
        <WhenNear load={loadPast} of={{ past, isOpen: isPastWanted }} height="4.75rem" isWanted={isPastWanted} />
      ) : null}
      <Panel>
        <h2 id="heures">{texts.hosts.own}</h2>
        {own ? <WhenNear load={loadHours} of={{ person: own, isStaff: false }} height="27rem" narrow="55rem" /> : null}
      </Panel>
      <WhenNear
        load={loadAbsences}
        of={{ people: hosts.data.people, absences, own: host }}
        {...(absences.length > 0 ? { height: '15rem', narrow: '29rem' } : { height: '7.5rem' })}
      />
    </>
  );
}
