import { clock, isoDate, shortWeekday, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { byEar } from '../member/byEar.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { daysText } from '../period/daysText.ts';
import type { Appointment, Host, Hosts } from './appointmentsApi.ts';
import { DaySteps } from './DaySteps.tsx';
import { spokenTime } from './spans.ts';
import { dayAfter, weekAround } from './times.ts';
import { useDay } from './useDay.ts';
import { visitorOf } from './visitorOf.ts';
import { type DayPart, minuteOn, type PlannedDay, weekPlan } from './weekPlan.ts';

const texts = appointmentsTexts.own;

interface OwnWeekProps {
  readonly appointments: readonly Appointment[];
  readonly hours: Host['hours'];
  readonly absences: Hosts['absences'];
  /** The first moment that has been asked for: before it there is nothing to see. */
  readonly since: string;
  readonly now: number;
  /** How many hours before it an appointment is taken at the latest. */
  readonly notice: number;
}

/** Seven days by their hours: when appointments may be taken, when not, and those that there are. Narrow, its days stand below each other. */
export function OwnWeek({ appointments, hours, absences, since, now, notice }: OwnWeekProps) {
  const { day, today, show } = useDay(now);
  const days = weekAround(day, today);
  const [from = today] = days;
  const { plan, first, last } = weekPlan({ days, hours, absences, appointments });
  /** The quarter of an hour at which a minute stands, as lines of a grid are counted. */
  const line = (minute: number) => Math.round((minute - first * 60) / QUARTER) + 1;
  /** Where a part of a day stands, for when it is drawn. */
  const rows = ({ from: begins, to }: DayPart) =>
    ({
      '--from': Math.max(1, line(begins)),
      '--to': Math.min(line(last * 60), Math.max(line(to), line(begins) + 1)),
    }) as CSSProperties;
  const isShown = ({ from: begins, to }: DayPart) => to > Math.max(begins, first * 60) && begins < last * 60;
  const soonest = new Date(now + notice * 3_600_000).toISOString();
  const shown = plan.map((planned): ShownDay => {
    const begins = Math.ceil(minuteOn(planned.day, soonest) / QUARTER) * QUARTER;
    const left = planned.open.map((part) => ({ ...part, from: Math.max(part.from, begins) })).filter(isShown);
    return { ...planned, left, said: openWords(planned, left) };
  });
  const minute = minuteOn(today, new Date(now).toISOString());
  const hasNow = minute >= first * 60 && minute < last * 60;

  return (
    <Sheet aria-labelledby="semaine">
      <header>
        <h2 id="semaine" aria-live="polite">
          {withRaised(texts.week(daysText({ since: from, until: days.at(-1) ?? from }).replace(BEFORE_MONTH, ' ')))}
        </h2>
        <DaySteps
          isToday={from === today}
          isFirst={from <= isoDate(since)}
          onToday={() => show(today)}
          onStep={(by) => show(dayAfter(from, by * days.length))}
        />
      </header>
      <Week style={{ '--quarters': (last - first) * (60 / QUARTER) } as CSSProperties}>
        <Hours aria-hidden="true">
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => (
            <span key={hour}>{`${hour}\u00a0h`}</span>
          ))}
        </Hours>
        <ol>
          {shown.map((planned, index) => (
            <li
              key={planned.day}
              data-today={planned.day === today ? '' : undefined}
              data-alike={isAlike(shown[index - 1], planned, today) ? '' : undefined}
            >
              <DayName day={planned.day} last={lastAlike(shown.slice(index), today)} />
              <Day>
                <p>{planned.said}</p>
                {planned.left.map((part) => (
                  <i key={part.from} data-part="open" aria-hidden="true" style={rows(part)} />
                ))}
                {planned.absent.filter(isShown).map((part) => (
                  <i key={part.from} data-part="absent" aria-hidden="true" style={rows(part)} />
                ))}
                {planned.appointments.map(({ appointment, ...part }) => (
                  <a
                    key={appointment.id}
                    href={`?jour=${planned.day}&rendez-vous=${appointment.id}`}
                    data-state={appointment.is_proposed ? 'proposed' : appointment.state}
                    data-short={part.to - part.from < 45 ? '' : undefined}
                    data-long={part.to - part.from >= 90 ? '' : undefined}
                    style={rows(part)}
                  >
                    <time dateTime={appointment.starts_at}>
                      {clock(appointment.starts_at)} <span>{texts.end(clock(appointment.ends_at))}</span>
                    </time>{' '}
                    <strong>{visitorOf(appointment)}</strong>{' '}
                    <small>{appointment.title ?? appointmentsTexts.kinds[appointment.kind]}</small>
                  </a>
                ))}
                {planned.day === today && hasNow ? (
                  <Now
                    aria-hidden="true"
                    style={{ top: `${((minute - first * 60) / ((last - first) * 60)) * 100}%` }}
                  />
                ) : null}
              </Day>
            </li>
          ))}
        </ol>
      </Week>
      <Legend aria-hidden="true">
        {(['taken', 'proposed', 'open', 'absent'] as const).map((part) => (
          <li key={part} data-part={part}>
            {texts.legend[part]}
          </li>
        ))}
      </Legend>
    </Sheet>
  );
}

interface ShownDay extends PlannedDay {
  /** What of its hours may still be booked. */
  readonly left: readonly DayPart[];
  /** That in words. */
  readonly said: string;
}

/** The name of a day; narrow, of those after it too that are like it. */
function DayName({ day, last }: { readonly day: string; readonly last: string }) {
  const upTo = (text: string) => (last === day ? null : <span data-last="">{text}</span>);
  return (
    <h3>
      <small aria-hidden="true">
        {shortWeekday(day)}
        {upTo(`–${shortWeekday(last)}`)}
      </small>
      <b aria-hidden="true">
        {dateOf(day)}
        {upTo(`–${dateOf(last)}`)}
      </b>
      <span className="visually-hidden">
        {weekdayDate(noonOf(day))} {upTo(texts.to(weekdayDate(noonOf(last))))}
      </span>
    </h3>
  );
}

const dateOf = (day: string) => Number(day.slice(-2));

/** Whether nothing tells a day from the one before it: no appointment, the same hours, the same month. */
function isAlike(before: ShownDay | undefined, day: ShownDay, today: string): boolean {
  if (!before || before.day === today || day.day === today) return false;
  if (before.appointments.length + day.appointments.length > 0) return false;
  return before.day.slice(0, 7) === day.day.slice(0, 7) && before.said === day.said;
}

/** The last of the days that are like the first. */
function lastAlike([first, ...others]: readonly ShownDay[], today: string): string {
  let last = first;
  for (const day of others) {
    if (!isAlike(last, day, today)) break;
    last = day;
  }
  return last?.day ?? today;
}

/** Where the title is broken on phones. */
const BEFORE_MONTH = /\u00a0(?=\p{L}{3})/gu;

/** Minutes of a row. */
const QUARTER = 15;

const noonOf = (day: string) => `${day}T17:00:00Z`;

/** @param left what of its hours may still be booked */
function openWords({ open, absent }: PlannedDay, left: readonly DayPart[]): string {
  if (open.length === 0) return texts.closed;
  const isAway = open.every(({ from, to }) => absent.some((part) => part.from <= from && part.to >= to));
  if (isAway) return texts.absent;
  if (left.length === 0) return texts.over;
  return texts.open(left.map(({ from, to }) => texts.span(spokenTime(from), spokenTime(to))).join(texts.joined));
}

/** From which width on a day has room for its hours. */
const WIDE = '@container (min-width: 46rem)';
const NARROW = '@container (max-width: 45.99rem)';

/** What may be booked steps back behind what is. */
const OPEN = 'color-mix(in srgb, var(--ag-moss) 12%, transparent)';
const TAKEN = 'color-mix(in srgb, var(--ag-glacier) 28%, var(--ag-surface))';
/** Not confirmed yet. */
const ASKED = 'color-mix(in srgb, var(--ag-glacier) 12%, var(--ag-surface))';
const HATCHED = 'repeating-linear-gradient(-45deg, var(--ag-edge) 0 1px, transparent 1px 6px), var(--ag-band)';

const Sheet = styled(Panel)`
  container-type: inline-size;
  & > header > h2 {
    flex: 1;
    /* Balanced, its first day would be a line. */
    text-wrap: wrap;
  }
`;

const Week = styled.div`
  ${WIDE} {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0.25rem 0.6rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
  }
  /* Below each other, days that are alike are one row. */
  ${NARROW} {
    & > ol > [data-alike] {
      display: none;
    }
  }
  & h3 {
    display: grid;
    align-content: start;
    justify-items: start;
    font: 600 1.0625rem / 1.3 var(--ag-text);
    letter-spacing: 0;
  }
  & h3 > small {
    font-size: var(--ag-size-label);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & [data-today] > h3 > b {
    min-width: 2em;
    padding-inline: 0.4em;
    border-radius: 99px;
    background: var(--ag-ink);
    color: var(--ag-ground);
    text-align: center;
    forced-color-adjust: none;
  }
  ${WIDE} {
    & > ol {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    & > ol > li {
      display: block;
      padding: 0;
      border-top: 0;
    }
    & h3 {
      justify-items: center;
      height: 3.25rem;
    }
    & [data-last] {
      display: none;
    }
  }
`;

/** A quarter of an hour: six of them have room for four lines, however far apart somebody sets those. */
const ROW = 'max(0.8rem, 0.76lh)';

const Hours = styled.div`
  display: none;
  ${WIDE} {
    display: grid;
    grid-auto-rows: calc(${ROW} * 4);
    padding-top: 3.25rem;
    /* The last one names the closing line: below it there is nothing. */
    margin-bottom: calc(${ROW} * -4);
    font-size: var(--ag-size-label);
    line-height: 1.25;
    color: var(--ag-ink-soft);
    /* Its middle stands beside its line. */
    & > span {
      line-height: 1;
      translate: 0 -0.5em;
    }
  }
`;

const Day = styled.div`
  position: relative;
  display: grid;
  gap: 0.4rem;
  align-content: start;
  & > p {
    padding-top: 0.25rem;
    font-size: var(--ag-size-small);
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
  & > i {
    display: none;
  }
  & > a {
    position: relative;
    overflow: hidden;
    min-width: 0;
    padding: 0.45rem;
    border: 1px solid var(--ag-glacier);
    border-left-width: 4px;
    border-radius: var(--ag-radius);
    background: ${TAKEN};
    color: var(--ag-ink);
    font-size: var(--ag-size-data);
    line-height: 1.35;
    text-decoration: none;
    overflow-wrap: anywhere;
    outline-offset: -2px;
  }
  & > a:hover {
    background: color-mix(in srgb, var(--ag-glacier) 36%, var(--ag-surface));
  }
  & > a > * {
    display: block;
  }
  & > a > time,
  & > a > small {
    font-size: var(--ag-size-label);
  }
  & > [data-state='proposed'] {
    border-style: dashed;
    background: ${ASKED};
  }
  & > :is([data-state='over'], [data-state='done']) {
    border-color: var(--ag-moss);
    background: var(--ag-band);
  }
  & > :is([data-state='displaced'], [data-state='missed']) {
    border-color: var(--ag-danger);
    background: color-mix(in srgb, var(--ag-danger) 8%, var(--ag-surface));
  }
  ${WIDE} {
    grid-template-rows: repeat(var(--quarters), ${ROW});
    gap: 0;
    align-content: stretch;
    font-size: var(--ag-size-label);
    line-height: 1.25;
    border-left: 1px solid var(--ag-line);
    border-bottom: 1px solid var(--ag-line);
    background: linear-gradient(var(--ag-line) 1px, transparent 1px) 0 0 / 100% calc(${ROW} * 4);
    & > p {
      ${byEar}
    }
    & > i {
      display: block;
      margin-top: 1px;
    }
    & > :is(i, a) {
      grid-area: var(--from) / 1 / var(--to);
    }
    & > [data-part='open'] {
      background: ${OPEN};
    }
    & > [data-part='absent'] {
      background: ${HATCHED};
    }
    & > a {
      z-index: 1;
      margin: 1px 2px 1px 0;
      padding: 0.2rem 0.4rem;
      font: inherit;
      & > time > span {
        display: none;
      }
      & > * {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
    }
    /* Its name in full, then what it is where there is room: what has none wraps out of sight. */
    & > [data-long] {
      display: flex;
      flex-flow: column wrap;
      column-gap: 1rem;
      & > * {
        flex: none;
      }
      & > :is(strong, small) {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        white-space: normal;
      }
      & > small {
        -webkit-line-clamp: 2;
      }
    }
    & > [data-short] {
      padding-block: 0;
      & > * {
        display: inline;
      }
      & > small {
        display: none;
      }
    }
  }
`;

const Now = styled.div`
  display: none;
  ${WIDE} {
    position: absolute;
    right: 0;
    left: 0;
    z-index: 2;
    display: block;
    height: 2px;
    background: var(--ag-ember);
    pointer-events: none;
    &::before {
      content: '';
      position: absolute;
      top: -3px;
      left: -4px;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: inherit;
    }
  }
`;

const Legend = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  ${WIDE} {
    display: flex;
  }
  & > li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  & > li::before {
    content: '';
    width: 1.75rem;
    height: 1.1rem;
    border-radius: 2px;
    background: ${OPEN};
    box-shadow: inset 0 0 0 1px var(--ag-line);
  }
  & > [data-part='absent']::before {
    background: ${HATCHED};
  }
  & > :is([data-part='taken'], [data-part='proposed'])::before {
    border: 1px solid var(--ag-glacier);
    border-left-width: 4px;
    background: ${TAKEN};
    box-shadow: none;
  }
  & > [data-part='proposed']::before {
    border-style: dashed;
    background: ${ASKED};
  }
`;
