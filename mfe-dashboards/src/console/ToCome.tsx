import { clock, isoDate, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { midnight } from '../appointments/times.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { consoleTexts } from '../content/console.ts';
import { FactLine, factLine } from '../member/FactLine.tsx';
import { groupedBy } from '../member/groupedBy.ts';
import { withRaised } from '../member/raised.tsx';
import { rowLink } from '../member/rowLink.ts';
import type { ConsoleDay } from './consoleApi.ts';

const texts = consoleTexts.day;

interface ToComeProps {
  readonly appointments: NonNullable<ConsoleDay['appointments']>;
}

/** Appointments to come, each day named once. */
export function ToCome({ appointments }: ToComeProps) {
  const [today] = useState(() => isoDate(Date.now()));
  // Of the agency's own the day does not say the kind; the hours above ask the same.
  const { data: held } = useAppointmentsQuery({ from_moment: midnight(today) });
  const kinds = new Map(held?.map(({ id, kind }) => [id, appointmentsTexts.kinds[kind]]));
  return (
    <Days>
      {[...groupedBy(appointments, ({ starts_at }) => isoDate(starts_at))].map(([day, ofDay]) => (
        <section key={day}>
          <Name>{day === today ? consoleTexts.places.day : withRaised(weekdayDate(`${day}T17:00:00Z`))}</Name>
          <List>
            {ofDay.map(({ id, title, visitor, starts_at, status, creator }) => (
              <li key={id}>
                <time dateTime={starts_at}>{clock(starts_at)}</time>
                <div>
                  <a href={`/admin/rendez-vous?rendez-vous=${id}`}>{visitor ?? title}</a>
                  <Soft as="small">
                    <FactLine>
                      {/* Of the agency's own the title is the visitor's name. */}
                      {(visitor ?? title) === title ? kinds.get(id) : title}
                      {creator ? (
                        <Together>
                          <span>{texts.withCreator(creator)} </span>
                          <span>
                            <Standing of={status} />
                          </span>
                        </Together>
                      ) : (
                        <Standing of={status} />
                      )}
                    </FactLine>
                  </Soft>
                </div>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Days>
  );
}

/** One that waits for an answer is edged as in the list of appointments. */
function Standing({ of }: { readonly of: keyof typeof texts.appointmentStates }) {
  const word = texts.appointmentStates[of];
  return of === 'proposed' ? <Waiting $tone="glacier">{word}</Waiting> : word;
}

const Waiting = styled(Badge)`
  padding-block: calc(0.2rem - 1px);
  border: 1px dashed currentColor;
`;

/** How it stands is never alone on a line. */
const Together = styled.span`
  ${factLine}
  display: inline-flex;
  max-width: 100%;
  vertical-align: bottom;
`;

/** Where there is room it is an agenda: each day beside its lines, in which what is known stands beside the name. */
const asAgenda = '@container (min-width: 48rem)';

const Days = styled.div`
  container-type: inline-size;
  & > section + section {
    margin-top: 1.25rem;
  }
  ${asAgenda} {
    & > section {
      display: grid;
      grid-template-columns: 11.5rem minmax(0, 1fr);
      align-items: baseline;
      border-top: 1px solid var(--ag-line);
    }
    & > section + section {
      margin-top: 0;
    }
  }
`;

const Name = styled.h3`
  margin-bottom: 0.6rem;
  font: 600 1rem / 1.3 var(--ag-text);
  letter-spacing: 0;
  &::first-letter {
    text-transform: uppercase;
  }
  ${asAgenda} {
    margin: 0;
    padding-block: 0.65rem;
  }
`;

const List = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    padding-block: 0.65rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li:hover {
    background: var(--ag-hover);
  }
  & time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    text-wrap: pretty;
  }
  ${rowLink}
  ${asAgenda} {
    & > li:first-child {
      border-top: 0;
    }
    & > li:last-child {
      padding-bottom: 0.65rem;
    }
    & > li > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: 0 1rem;
      align-items: baseline;
    }
  }
  /* Where a row is narrow a name has a line more often. */
  @media (max-width: 39.99rem) {
    & a {
      font-size: var(--ag-size-data);
    }
  }
`;
