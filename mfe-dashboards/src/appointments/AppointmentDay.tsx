import { isoDate, weekdayDate, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { Panel } from '../member/Panel.tsx';
import { DayRibbon } from '../ribbon/DayRibbon.tsx';
import type { RibbonEvent } from '../ribbon/ribbonOf.ts';
import type { Appointment } from './appointmentsApi.ts';
import { dayAfter } from './times.ts';

const texts = appointmentsTexts.day;

interface AppointmentDayProps {
  readonly appointments: readonly Appointment[];
  /** The first moment that has been asked for: before it there is nothing to see. */
  readonly since: string;
  readonly now: number;
}

/** One day by its hours, a lane for each person who takes appointments then. */
export function AppointmentDay({ appointments, since, now }: AppointmentDayProps) {
  const [search, setSearch] = useSearchParams();
  const today = isoDate(now);
  const asked = search.get('jour') ?? today;
  // An address may say anything.
  const day = Number.isNaN(Date.parse(`${asked}T17:00:00Z`)) ? today : asked;
  const show = (next: string) =>
    setSearch(next === today ? {} : { jour: next }, { replace: true, preventScrollReset: true });
  const ofDay = appointments.filter(({ starts_at, state }) => state !== 'cancelled' && isoDate(starts_at) === day);
  const hosts = [...new Set(ofDay.map(({ host }) => host))];
  const next = appointments.find(({ starts_at, state }) => state === 'booked' && isoDate(starts_at) > day);
  const noon = `${day}T17:00:00Z`;
  return (
    <Wide aria-labelledby="jour">
      <header>
        <h2 id="jour" aria-live="polite">
          {day === today ? texts.today(weekdayDate(noon)) : weekdayDate(noon)}
        </h2>
        <Row>
          {day > isoDate(since) ? (
            <Button type="button" $look="quiet" onClick={() => show(dayAfter(day, -1))}>
              {texts.before}
            </Button>
          ) : null}
          {day === today ? null : (
            <Button type="button" $look="quiet" onClick={() => show(today)}>
              {texts.toToday}
            </Button>
          )}
          <Button type="button" $look="quiet" onClick={() => show(dayAfter(day, 1))}>
            {texts.after}
          </Button>
        </Row>
      </header>
      {hosts.length === 0 ? (
        <Row>
          <p>{texts.none}</p>
          {next ? (
            <Button type="button" $look="secondary" onClick={() => show(isoDate(next.starts_at))}>
              {texts.next(weekdayMoment(next.starts_at))}
            </Button>
          ) : null}
        </Row>
      ) : (
        <DayRibbon
          day={day}
          now={now}
          lanes={hosts.map((host) => ({
            label: host,
            events: ofDay.filter((appointment) => appointment.host === host).map((each) => eventOf(each, day)),
          }))}
        />
      )}
    </Wide>
  );
}

const TONES = { displaced: 'danger', missed: 'danger', over: 'moss', done: 'moss' } as const;

function eventOf({ id, starts_at, ends_at, visitor, title, kind, state }: Appointment, day: string): RibbonEvent {
  return {
    ...{ id, at: starts_at, until: ends_at, title: visitor ?? texts.nobody },
    detail: title ?? appointmentsTexts.kinds[kind],
    href: `?jour=${day}&rendez-vous=${id}`,
    tone: TONES[state as keyof typeof TONES] ?? 'glacier',
  };
}

/* Where a day has no room for its hours, the list says them. */
const Wide = styled(Panel)`
  @media not screen and (min-width: 60rem) {
    display: none;
  }
  & h2::first-letter {
    text-transform: uppercase;
  }
`;
