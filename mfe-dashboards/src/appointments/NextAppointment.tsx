import { clock, isoDate, shortMonth, shortWeekday, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { breakable } from '../member/breakable.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { saveFile } from '../member/saveFile.ts';
import { TextButton } from '../member/TextButton.tsx';
import { AppointmentActs, StateBadge, show, wholeLength } from './AppointmentRows.tsx';
import { appointmentFile } from './appointmentFile.ts';
import type { Appointment } from './appointmentsApi.ts';
import { visitorOf } from './visitorOf.ts';

const texts = appointmentsTexts.own;

interface NextAppointmentProps {
  readonly appointment: Appointment;
  /** Where it is held; null where that is not said. */
  readonly room: string | null;
  /** The day it is, such as `2026-12-01`. */
  readonly today: string;
  /** Whether somebody came to see it. */
  readonly isWanted: boolean;
}

/** The appointment that comes first: what, when, with whom, how to come in, and what can be done with it. */
export function NextAppointment({ appointment, room, today, isWanted }: NextAppointmentProps) {
  const { id, starts_at, ends_at, title, kind, state, is_proposed, email, phone } = appointment;
  const day = isoDate(starts_at);
  const what = title ? wholeLength(title) : appointmentsTexts.kinds[kind];
  const visitor = visitorOf(appointment);
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  const away = texts.away(days);
  const moment = weekdayMoment(starts_at).replace(' à ', ' à\u00a0');
  const keep = () =>
    saveFile(
      texts.file,
      appointmentFile({ id, starts_at, ends_at, summary: `${what}, ${visitor}`, location: room }, location.hostname),
    );
  return (
    <Sheet
      ref={isWanted ? show : undefined}
      tabIndex={isWanted ? -1 : undefined}
      aria-labelledby="prochain"
      aria-current={isWanted || undefined}
    >
      <Leaf aria-hidden="true">
        <span>{shortMonth(day)}</span>
        <b>{Number(day.slice(-2))}</b>
        <small>{shortWeekday(day)}</small>
      </Leaf>
      <What>
        <small>
          <FactLine>
            {texts.next}
            {days < 2 ? null : away}
          </FactLine>
          <StateBadge appointment={appointment} />
        </small>
        {/* Its date stands on the leaf. */}
        <h2 id="prochain">{days < 2 ? moment.replace(/.+(?= à)/, away) : withRaised(moment)}</h2>
        <p>
          <FactLine>
            {what}
            {texts.until(clock(ends_at))}
          </FactLine>
        </p>
        <p>
          <FactLine>
            <strong>{visitor}</strong>
            {email && email !== visitor ? <a href={`mailto:${email}`}>{breakable(email)}</a> : null}
            {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
          </FactLine>
        </p>
        {room ? null : (
          <p data-room="">
            {texts.noRoom} <a href="#heures">{texts.addRoom}</a>
          </p>
        )}
      </What>
      <Ways>
        {room ? (
          <ButtonLink href={room} target="_blank" rel="noreferrer" $look={is_proposed ? 'secondary' : 'primary'}>
            {texts.join}
          </ButtonLink>
        ) : null}
        <AppointmentActs key={`${id} ${state}`} appointment={appointment} isNext>
          <TextButton type="button" onClick={keep}>
            {texts.keep}
          </TextButton>
        </AppointmentActs>
      </Ways>
    </Sheet>
  );
}

/** What comes first, in an edge of its own. */
const Sheet = styled(Panel)`
  border-color: var(--ag-edge);
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem clamp(1.1rem, 2.5vw, 2rem);
  align-items: start;
  & h2::first-letter {
    text-transform: uppercase;
  }
  /* On phones the leaf has beside it what it is about; all else begins at one edge below both. */
  @media (max-width: 39.99rem) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.35rem 1rem;
  }
`;

/** A leaf of a calendar, its head in ink: what is to be done with the day is what is loud. */
const Leaf = styled.div`
  display: grid;
  justify-items: center;
  overflow: hidden;
  grid-row: span 2;
  min-width: 4.5rem;
  border: 1px solid var(--ag-edge);
  border-radius: var(--ag-radius-large);
  background: var(--ag-ground);
  line-height: 1.2;
  & > span {
    justify-self: stretch;
    padding: 0.3rem 0.5rem;
    background: var(--ag-ink);
    color: var(--ag-ground);
    forced-color-adjust: none;
    font-size: var(--ag-size-label);
    font-weight: 650;
    text-align: center;
  }
  & > b {
    padding-top: 0.3rem;
    font: 700 2rem / 1.1 var(--ag-display);
  }
  & > small {
    padding-bottom: 0.4rem;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
`;

/** Beside the leaf, and below it where letters are large. */
const What = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: 0.35rem;
  justify-items: start;
  overflow-wrap: anywhere;
  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem 0.75rem;
    align-items: center;
    font-size: var(--ag-size-data);
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  && > h2 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem);
    line-height: 1.15;
    /* Where it does not fit, the time has a line of its own. */
    text-wrap: wrap;
  }
  & a:not(:hover, [href^='#']) {
    text-decoration: none;
  }
  & > [data-room] {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  /* What begins a line of facts is clipped there. */
  & a {
    outline-offset: -2px;
  }
  @media (max-width: 39.99rem) {
    display: contents;
    & > small {
      align-self: center;
    }
    & > :not(small, h2) {
      grid-column: 1 / -1;
    }
  }
`;

/** Buttons, and below them quiet words in one look; what takes it away comes last. */
const Ways = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: 0.75rem;
  && > p {
    row-gap: 0.75rem;
    margin: 0 0 -0.75rem;
  }
  /* Words begin a line of their own below the buttons. */
  && > p::after {
    content: '';
    order: 1;
    flex: 1 0 100%;
  }
  && > p > button {
    margin-inline: 0;
  }
  && > p > button:not([data-look='loud'], [data-look='answer']) {
    flex: 0 1 auto;
    order: 2;
    margin-top: -0.75rem;
    padding-inline: 0;
    font-size: var(--ag-size-data);
    text-decoration-color: var(--ag-edge);
  }
  @media (max-width: 39.99rem) {
    grid-column: 1 / -1;
    padding-top: 0.75rem;
    && > p > [data-look='answer'] {
      flex: 1 1 100%;
    }
  }
  @media (min-width: 40rem) {
    && > p {
      column-gap: 1.5rem;
    }
    && > p > [data-look='loud'] {
      flex: 0 1 auto;
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > a {
      justify-self: start;
    }
  }
  /* One group, in lines as near to each other as those beside it. */
  @media (min-width: 60rem) {
    flex: 0 1 26rem;
    && > p > :is([data-look='loud'], [data-look='answer']) {
      flex: 1 1 auto;
    }
    && > p > button:not([data-look='loud'], [data-look='answer']) {
      min-height: 1.875rem;
      padding-block: 0;
    }
  }
`;
