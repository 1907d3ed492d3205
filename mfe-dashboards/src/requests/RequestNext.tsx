import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate, shortDay } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { AppointmentActs, StateBadge, wholeLength } from '../appointments/AppointmentRows.tsx';
import { type Appointment, useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';
import { withRaised } from '../member/raised.tsx';
import { isOverAt, nextMeetingOf, whenOf } from './meetings.ts';
import { waysOf } from './requestFacts.ts';
import type { RequestBoard, RequestDetail } from './requestsApi.ts';

const texts = requestsTexts.next;
const MINUTE_MS = 60_000;

interface RequestNextProps {
  readonly request: RequestDetail;
  readonly owners: RequestBoard['owners'];
}

/** What is to be done about a request, until when and by whom, with the ways to do it; of one that is over, how it ended. */
export function RequestNext({ request, owners }: RequestNextProps) {
  const { asked, stage, due_on, owner_id, amount_cents, lost_reason } = request;
  const [now] = useState(() => Date.now());
  const today = isoDate(now);
  const { data: appointments = [] } = useAppointmentsQuery({ of_request: request.id });
  const isOver = isOverAt(stage);
  const meeting = nextMeetingOf(stage, appointments, now);
  const isLate = !isOver && due_on !== null && due_on < today;
  const owner = owners.find(({ id }) => id === owner_id)?.name;
  return (
    <Band
      data-due={isOver || (meeting && !isLate) ? undefined : ''}
      data-meeting={meeting ? '' : undefined}
      aria-labelledby="demande-suite"
    >
      <div data-words>
        <h3 id="demande-suite">
          {meeting ? (
            <>
              {withRaised(texts.meeting(whenOf(meeting, now)))} <span>{texts.with(meeting.host)}</span>
            </>
          ) : (
            requestsTexts.nexts[stage] || requestsTexts.stages[stage]
          )}
        </h3>
        <p>
          {meeting ? (
            <Standing>
              <StateBadge appointment={meeting} />
            </Standing>
          ) : null}
          <FactLine>
            {meeting && meeting.kind !== asked ? whatOf(meeting) : null}
            {isOver || !due_on ? null : isLate ? (
              <strong>{withRaised(texts.late(shortDay(due_on)))}</strong>
            ) : (
              withRaised(requestsTexts.due(shortDay(due_on)))
            )}
            {amount_cents === null ? null : <span translate="no">{texts.sold(formatMoney(amount_cents))}</span>}
            {lost_reason}
            {/* Whom they meet is who has it, where nobody else does. */}
            {owner ? (owner === meeting?.host ? null : texts.by(owner)) : isOver || meeting ? null : texts.nobody}
          </FactLine>
        </p>
      </div>
      <Ways>
        {waysOf(request).map(({ field, said, href }, index) => (
          <ButtonLink
            key={field}
            $look={index === 0 && !isOver ? 'primary' : 'secondary'}
            href={href}
            aria-label={requestsTexts.ways[field].name(said)}
          >
            <Icon name={field === 'email' ? 'mail' : 'phone'} size={20} />
            {requestsTexts.ways[field].label(said)}
          </ButtonLink>
        ))}
      </Ways>
      {meeting ? (
        <Acts data-acts="">
          <AppointmentActs key={`${meeting.id} ${meeting.state}`} appointment={meeting} />
        </Acts>
      ) : null}
    </Band>
  );
}

/** What a meeting is for, with how long it takes where its name does not say it. */
const whatOf = ({ kind, title, starts_at, ends_at }: Appointment): string =>
  title
    ? wholeLength(title)
    : `${appointmentsTexts.kinds[kind]}, ${appointmentsTexts.minutes(Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS))}`;

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.9rem 1.5rem;
  background: var(--ag-band);
  &[data-due] {
    background: var(--ag-ember-wash);
  }
  & > [data-words] {
    flex: 1 1 13rem;
  }
  & > [data-words] > h3 {
    margin: 0 0 0.15rem;
    & > span {
      display: block;
    }
  }
  /* How it stands is below when it is and with whom, before what else is known of it. */
  & > [data-words] > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    font-size: var(--ag-size-data);
  }
  /* Where there is room, what can be done with the meeting stands below the ways to its person, at the end of both; another time is chosen across. */
  @container (min-width: 42rem) {
    &[data-meeting] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(26rem);
    }
    &[data-meeting] > [data-words] {
      grid-row: 1 / span 2;
    }
    &[data-meeting] > [data-acts]:has(form) {
      grid-column: 1 / -1;
    }
    &[data-meeting] > [data-acts] > p {
      justify-content: end;
    }
  }
`;

/** Its own ground would be a stain on this one. */
const Standing = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  margin-top: 0.35rem;
  & > span {
    background: var(--ag-surface);
  }
`;

/** What can be done with the meeting, on a line of its own; its time is chosen there too. */
const Acts = styled.div`
  flex: 1 1 100%;
  & > p {
    margin-block: -0.5rem;
  }
  & > p > [data-look='danger'] {
    margin-left: 0;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  & > a {
    padding-inline: 1.25rem;
    white-space: nowrap;
  }
`;
