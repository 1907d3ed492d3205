import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { clock, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { appointmentsTexts as texts } from '../content/appointments.ts';
import { breakable } from '../member/breakable.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { foldArrow } from '../member/foldArrow.ts';
import { withRaised } from '../member/raised.tsx';
import {
  type Appointment,
  useAnswerBookingMutation,
  useChangeAppointmentMutation,
  useSettleAppointmentMutation,
} from './appointmentsApi.ts';
import { MoveAppointment } from './MoveAppointment.tsx';
import { visitorOf } from './visitorOf.ts';

/** Whether its time is asked for, and nobody has said yet that it suits. */
const isToAnswer = ({ booking, is_proposed, state }: Appointment) =>
  booking !== null && is_proposed && state === 'booked';

interface AppointmentListProps {
  readonly appointments: readonly Appointment[];
  /** Whether they are held by whoever sees them. */
  readonly isOwn?: boolean;
  /** Whether all are of one day, which is named above them. */
  readonly isOfDay?: boolean;
}

/** Those that are held, and folded below them those that are cancelled. */
export function AppointmentList(props: AppointmentListProps) {
  const { appointments, isOwn = false, isOfDay = false } = props;
  const [search] = useSearchParams();
  const wanted = search.get('rendez-vous');
  const listed = (rows: readonly Appointment[]) => (
    <List $isOfDay={isOfDay}>
      {rows.map((appointment) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          isWanted={appointment.id === wanted}
          isOwn={isOwn}
          isOfDay={isOfDay}
        />
      ))}
    </List>
  );
  const cancelled = appointments.filter(({ state }) => state === 'cancelled');
  const held = appointments.filter(({ state }) => state !== 'cancelled');
  return (
    <>
      {held.length > 0 ? listed(held) : null}
      {cancelled.length > 0 ? (
        <Cancelled open={cancelled.some(({ id }) => id === wanted)}>
          <summary>{texts.cancelled(cancelled.length)}</summary>
          {listed(cancelled)}
        </Cancelled>
      ) : null}
    </>
  );
}

const TONES = { booked: 'moss', displaced: 'ember', done: 'moss', missed: 'ember' } as const;

/** Somebody came from the search or the day to see it. */
export function show(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** « Audit en 90 minutes » needs no « 90 min » after it. */
const saysLength = (title: string | null, minutes: number): boolean =>
  new RegExp(`\\b${minutes}\\s*min`, 'i').test(title ?? '');

/** Its « 90 minutes » on one line. */
export const wholeLength = (title: string): string => title.replace(/(\d) (?=min)/g, '$1\u00a0');

interface AppointmentRowProps {
  readonly appointment: Appointment;
  readonly isWanted?: boolean;
  /** It stands among what is known of the person, who is not named again. */
  readonly isOfPerson?: boolean;
  /** Whoever sees it holds it. */
  readonly isOwn?: boolean;
  /** Its day is named above. */
  readonly isOfDay?: boolean;
}

/** One appointment. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, isWanted = false, isOfPerson = false, isOwn = false, isOfDay = false } = props;
  const { id, kind, title, state, starts_at, ends_at, host, email, phone, request } = appointment;
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
  return (
    <li ref={isWanted ? show : undefined} tabIndex={isWanted ? -1 : undefined} aria-current={isWanted || undefined}>
      <div data-when="">
        <Standing>
          <strong>
            {isOfDay ? texts.hours(clock(starts_at), clock(ends_at)) : withRaised(weekdayMoment(starts_at))}
          </strong>
          <StateBadge appointment={appointment} />
        </Standing>
        {isOfPerson ? null : <b>{visitorOf(appointment)}</b>}
      </div>
      <div data-what="">
        <Soft>
          {[
            title ? wholeLength(title) : texts.kinds[kind],
            ...(isOfDay || saysLength(title, minutes) ? [] : [texts.minutes(minutes)]),
            ...(isOwn ? [] : [texts.with(host)]),
          ].join(', ')}
        </Soft>
        {isOfPerson ? null : (
          <Soft as="div">
            <FactLine>
              {email ? <a href={`mailto:${email}`}>{breakable(email)}</a> : null}
              {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
            </FactLine>
          </Soft>
        )}
      </div>
      <AppointmentActs key={`${id} ${state}`} appointment={appointment}>
        {request ? <a href={`/admin/demandes?demande=${request}`}>{texts.request}</a> : null}
      </AppointmentActs>
    </li>
  );
}

/** How an appointment stands. */
export function StateBadge({ appointment }: { readonly appointment: Appointment }) {
  const { state, is_proposed, is_undelivered } = appointment;
  const waits = state === 'booked' && is_proposed;
  return (
    <>
      {waits ? (
        <Waiting $tone="glacier">{texts.states.proposed}</Waiting>
      ) : (
        <Badge $tone={state in TONES && !is_proposed ? TONES[state as keyof typeof TONES] : 'neutral'}>
          {texts.states[state]}
        </Badge>
      )}
      {is_undelivered ? <Badge $tone="ember">{texts.undelivered}</Badge> : null}
    </>
  );
}

interface AppointmentActsProps {
  readonly appointment: Appointment;
  /** Whether it has a sheet of its own: what it waits for is the one loud button there, and its other answer, or else moving it, a button too. */
  readonly isNext?: boolean;
  /** Where it leads besides. */
  readonly children?: ReactNode;
}

/** What can be done with an appointment. */
export function AppointmentActs({ appointment, isNext = false, children }: AppointmentActsProps) {
  const { ui } = useShell();
  const [change] = useChangeAppointmentMutation();
  const [settle] = useSettleAppointmentMutation();
  const [answer] = useAnswerBookingMutation();
  const [isMoving, setMoving] = useState(false);
  const { id, state, booking, starts_at } = appointment;
  const hasBegun = Date.parse(starts_at) <= Date.now();
  const tell = async (work: PromiseLike<{ error?: unknown }>) => {
    const { error } = await work;
    if (error) ui.toast({ title: texts.refused, description: backendErrorText(error), tone: 'destructive' });
    else ui.toast({ title: texts.saved, tone: 'success' });
  };
  const act = (label: string, run: () => void, look?: 'danger' | 'loud' | 'answer' | 'other') => (
    <Button
      type="button"
      $look={look === 'loud' ? 'primary' : look === 'answer' ? 'secondary' : 'quiet'}
      data-look={look}
      aria-label={texts.acts.of(label, visitorOf(appointment))}
      onClick={run}
    >
      {label}
    </Button>
  );
  if (isMoving) {
    return (
      <MoveAppointment
        id={id}
        onMove={(at) => void tell(change({ appointment: id, starts_at: at })).then(() => setMoving(false))}
        onClose={() => setMoving(false)}
      />
    );
  }
  const isOpen = state === 'displaced' || (state === 'booked' && !hasBegun);
  const waits = isToAnswer(appointment);
  const refuse =
    waits && booking !== null
      ? act(texts.acts.refuse, () => void tell(answer({ booking, answer: 'to_schedule' })), isNext ? 'answer' : 'other')
      : null;
  return (
    <Buttons data-waits={waits ? '' : undefined}>
      {waits && booking !== null
        ? act(texts.acts.confirm, () => void tell(answer({ booking, answer: 'confirmed' })), isNext ? 'loud' : 'answer')
        : null}
      {refuse}
      {isNext ? null : children}
      {isOpen ? act(texts.acts.move, () => setMoving(true), isNext && !waits ? 'answer' : undefined) : null}
      {isNext ? children : null}
      {isOpen ? act(texts.acts.cancel, () => void tell(change({ appointment: id })), 'danger') : null}
      {hasBegun && ['booked', 'over', 'done', 'missed'].includes(state) ? (
        <>
          {state === 'done'
            ? null
            : act(texts.acts.done, () => void tell(settle({ appointment: id, outcome: 'done' })))}
          {state === 'missed'
            ? null
            : act(texts.acts.missed, () => void tell(settle({ appointment: id, outcome: 'missed' })))}
        </>
      ) : null}
    </Buttons>
  );
}

/** Its edge is that of its block among the hours, on any ground. */
const Waiting = styled(Badge)`
  padding-block: calc(0.2rem - 1px);
  border: 1px dashed currentColor;
`;

/** How it stands beside its time, on phones at the edge. */
const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: start;
  width: 100%;
  /* Where both have no room the time is two lines. */
  & > strong {
    flex: 1 1 8rem;
    @media (min-width: 40rem) {
      max-width: max-content;
    }
  }
`;

const Cancelled = styled.details`
  ${foldArrow}
  padding-top: 0.9rem;
  border-top: 1px solid var(--ag-line);
  & > summary {
    width: fit-content;
    font-weight: 600;
  }
`;

const List = styled.ul<{ $isOfDay: boolean }>`
  display: grid;
  /* The panel's edge is as far from the last line as from its sides. */
  margin-bottom: -0.9rem;
  & > li {
    display: grid;
    gap: 0.5rem 1.5rem;
    align-items: start;
    padding-block: 0.9rem;
    outline-offset: -3px;
    border-top: 1px solid var(--ag-line);
    overflow-wrap: anywhere;
  }
  & > li > div {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
  }
  & + details {
    margin-top: 0.9rem;
  }
  /* An address and a number look like what they are: the way to the request is underlined. */
  & [data-what] a:not(:hover) {
    text-decoration: none;
  }
  & [data-what] a {
    outline-offset: -2px;
  }
  & [data-what] > div {
    font-size: var(--ag-size-data);
  }
  & b {
    font-weight: 600;
  }
  & strong::first-letter {
    text-transform: uppercase;
  }
  @media (min-width: 40rem) {
    & > li {
      grid-template-columns: minmax(0, ${({ $isOfDay }) => ($isOfDay ? 1 : 1.3)}fr) minmax(0, 1fr);
    }
    & > li > form {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 75rem) {
    /* What can be done is at the end of the row, each at the same place in all of them: the yes above the rest. */
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 18rem;
    }
    & > li > p {
      grid-area: 1 / 3;
      align-items: center;
      justify-content: end;
      row-gap: 0;
      margin-block: -0.2rem 0;
    }
    & > li > p[data-waits] {
      margin-top: 0;
    }
    /* Lines as near to each other as those of what is known: no row is as high as its words make it. */
    & > li > p > :is(a, button:not([data-look='answer'])) {
      min-height: 1.875rem;
      margin-left: 0;
      padding-block: 0;
      font-size: var(--ag-size-data);
    }
    & > li > p > [data-look='answer'] {
      flex: 1 1 100%;
      margin-inline: 0.75rem;
    }
  }
  /* Names stand below those of other days, and what can be done in one line, where the day is said above. */
  @media (min-width: 88rem) {
    & > li {
      grid-template-columns:
        ${({ $isOfDay }) => ($isOfDay ? '16.5rem' : '21rem')} minmax(0, 1fr)
        fit-content(${({ $isOfDay }) => ($isOfDay ? '30rem' : '23rem')});
    }
    & > li > p > [data-look='answer'] {
      flex: none;
      min-height: 2.5rem;
      margin-inline: 0;
      padding: 0.4rem 1.4rem;
    }
    /* The yes alone at the end of its line, and below it the one line of words that other rows have. */
    & > li > p[data-waits]:not(:has(> a)) {
      display: grid;
      grid-template-columns: repeat(3, auto);
      gap: 0.4rem 1.75rem;
      margin-inline: 0;
    }
    & > li > p[data-waits] > [data-look='answer'] {
      grid-column: 1 / -1;
      justify-self: end;
    }
    & > li > p[data-waits]:not(:has(> a)) > button:not([data-look='answer']) {
      padding-inline: 0;
    }
  }
`;

const Buttons = styled.p`
  & > [data-look='loud'] {
    flex: 1 1 100%;
  }
  & > [data-look='answer'] {
    min-height: 2.75rem;
    margin-inline: 0.75rem 0.5rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    margin-inline: 0.75rem;
    font-weight: 500;
    line-height: 1.2;
    text-underline-offset: 0.2em;
  }
  & > button:not([data-look='loud'], [data-look='answer']) {
    min-height: 2.75rem;
    /* What the margin takes back: words begin and end where others do. */
    padding-inline: 0.75rem;
    border-inline-width: 0;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* What takes it away comes last, and apart. */
  & > [data-look='danger'] {
    margin-left: auto;
    color: var(--ag-danger);
  }
  /* A line of its own below what is known, in every row. */
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  /* Words have room around them, which a drawn button has not. */
  margin: -0.5rem -0.75rem -0.75rem;
  &:empty {
    display: none;
  }
  &[data-waits] {
    margin-block: 0.25rem 0;
  }
  /* The yes has a line, and words stand in one below it, what takes it away the last of them. */
  @media (max-width: 39.99rem) {
    align-items: center;
    column-gap: 0.8rem;
    margin-inline: 0;
    & > [data-look='answer'] {
      flex: 1 1 100%;
      margin-inline: 0;
    }
    & > a,
    & > button:not([data-look='loud'], [data-look='answer']) {
      margin-inline: 0;
      padding-inline: 0;
      font-size: var(--ag-size-data);
    }
  }
`;
