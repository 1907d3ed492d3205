import { isoDate, weekdayDate, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { appointmentDayTexts as texts } from '../content/appointmentDay.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { DayRibbon } from '../ribbon/DayRibbon.tsx';
import type { RibbonEvent } from '../ribbon/ribbonOf.ts';
import { AppointmentList } from './AppointmentRows.tsx';
import type { Appointment } from './appointmentsApi.ts';
import { DaySteps } from './DaySteps.tsx';
import { dayAfter, weekAround } from './times.ts';
import { useDay } from './useDay.ts';
import { visitorOf } from './visitorOf.ts';
import { WeekStrip } from './WeekStrip.tsx';

interface AppointmentDayProps {
  readonly appointments: readonly Appointment[];
  /** The first moment that has been asked for: before it there is nothing to see. */
  readonly since: string;
  readonly now: number;
}

/** One day by its hours, a lane for each person who takes appointments then, and each with what can be done. */
export function AppointmentDay({ appointments, since, now }: AppointmentDayProps) {
  const { day, today, show } = useDay(now);
  const days = weekAround(day, today);
  const held = appointments.filter(({ state }) => state !== 'cancelled');
  const all = appointments.filter(({ starts_at }) => isoDate(starts_at) === day);
  const ofDay = all.filter(({ state }) => state !== 'cancelled');
  const hosts = [...new Set(ofDay.map(({ host }) => host))];
  const next = appointments.find(({ starts_at, state }) => state === 'booked' && isoDate(starts_at) > day);
  const named = withRaised(weekdayDate(`${day}T17:00:00Z`));
  return (
    <Day aria-labelledby="jour">
      <header>
        <h2 id="jour" aria-live="polite">
          {day === today ? (
            <>
              {appointmentsTexts.day.toToday}, <span>{named}</span>
            </>
          ) : (
            named
          )}
        </h2>
        <DaySteps
          isToday={day === today}
          isFirst={(days[0] ?? '') <= isoDate(since)}
          onToday={() => show(today)}
          onStep={(by) => show(dayAfter(day, by * days.length))}
        />
      </header>
      <WeekStrip
        {...{ days, today, day }}
        countOf={(each) => held.filter(({ starts_at }) => isoDate(starts_at) === each).length}
        onChoose={show}
      />
      {hosts.length === 0 ? (
        <Row>
          <p>{day === today ? texts.noneToday : texts.none}</p>
          {next ? (
            <Button type="button" $look="secondary" onClick={() => show(isoDate(next.starts_at))}>
              <span>{withRaised(texts.next(weekdayMoment(next.starts_at)))}</span>
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
      <AppointmentList appointments={all} isOfDay />
    </Day>
  );
}

const TONES = { displaced: 'danger', missed: 'danger', over: 'moss', done: 'moss' } as const;

function eventOf(appointment: Appointment, day: string) {
  const { id, starts_at, ends_at, title, kind, state, is_proposed } = appointment;
  return {
    ...{ id, at: starts_at, until: ends_at, title: visitorOf(appointment) },
    detail: title ?? appointmentsTexts.kinds[kind],
    href: `?jour=${day}&rendez-vous=${id}`,
    tone: TONES[state as keyof typeof TONES] ?? ('glacier' as const),
    isProposed: is_proposed && state === 'booked',
  } satisfies RibbonEvent;
}

const Day = styled(Panel)`
  & > header > h2 {
    flex: 1;
  }
  /* Whole on a line of its own, where it has no room beside « Aujourd’hui ». */
  & h2 > span {
    display: inline-block;
  }
  & h2::first-letter {
    text-transform: uppercase;
  }
`;
