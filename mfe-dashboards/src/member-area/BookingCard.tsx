import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { bookingTexts as texts } from '../content/bookings.ts';
import { longMoment } from '../member/longDate.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { type Booking, useBookingTimesQuery, useProposeBookingMutation } from './memberAreaApi.ts';
import { OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** A consultation that was bought: when it takes place, or the form that proposes a moment. */
export function BookingCard({ booking }: { readonly booking: Booking }) {
  const [propose, { isLoading, error }] = useProposeBookingMutation();
  const [when, setWhen] = useState('');
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isOpen = booking.status === 'to_schedule' || booking.status === 'proposed';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(when);
    setMissing(Number.isNaN(moment.getTime()));
    if (Number.isNaN(moment.getTime())) return;
    void propose({ booking: booking.id, starts_at: moment.toISOString(), message: message.trim() || null });
  };
  const { data: open } = useBookingTimesQuery(isOpen ? { booking: booking.id } : skipToken);
  const problem = error && 'code' in error && error.code === 'booking_in_past' ? texts.past : error ? texts.failed : '';

  return (
    <OwnedRow>
      <svg viewBox="0 0 96 60" aria-hidden="true" fill="none" stroke="var(--ag-edge)" strokeWidth="2">
        <path d="M30 14h36v34H30zM30 24h36M40 9v10M56 9v10M48 31v7l5 3" strokeLinejoin="round" />
      </svg>
      <OwnedBody>
        <h2>{booking.title}</h2>
        <p>
          {booking.starts_at ? longMoment(booking.starts_at) : texts.notChosen}
          {' · '}
          {texts.duration(booking.duration_minutes)}
          {open?.host ? ` · ${texts.with(open.host)}` : null}
        </p>
        <Badge $tone={booking.status === 'confirmed' ? 'moss' : 'glacier'}>{texts.status[booking.status]}</Badge>
        {isOpen ? (
          <details>
            <summary>{booking.starts_at ? texts.change : texts.choose}</summary>
            {open?.takes_times ? (
              <FreeTimes booking={booking.id} />
            ) : (
              <Form onSubmit={submit} noValidate>
                <Field
                  id={`moment-${booking.id}`}
                  label={texts.when}
                  hint={texts.zone}
                  type="datetime-local"
                  value={when}
                  error={isMissing ? texts.missing : problem || undefined}
                  onChange={({ currentTarget }) => setWhen(currentTarget.value)}
                />
                <TextArea
                  id={`message-${booking.id}`}
                  label={texts.message}
                  maxLength={1000}
                  value={message}
                  onChange={({ currentTarget }) => setMessage(currentTarget.value)}
                />
                <Button type="submit" aria-disabled={isLoading}>
                  {isLoading ? texts.sending : texts.send}
                </Button>
              </Form>
            )}
          </details>
        ) : null}
      </OwnedBody>
    </OwnedRow>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  max-width: 30rem;
  padding-block: 0.75rem;
`;
