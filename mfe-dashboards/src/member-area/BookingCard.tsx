import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { fullMoment } from '@agence/shared-contracts/format/frenchDate';
import { proposalForm } from '@agence/shared-contracts/forms/booking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { bookingTexts as texts } from '../content/bookings.ts';
import { useForm } from '../member/useForm.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { type Booking, useBookingTimesQuery, useProposeBookingMutation } from './memberAreaApi.ts';
import { OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** A consultation that was bought: when it takes place, or the form that proposes a moment. */
export function BookingCard({ booking }: { readonly booking: Booking }) {
  const [propose, { isLoading, error }] = useProposeBookingMutation();
  const form = useForm(proposalForm, `consultation-${booking.id}`, { starts_at: '', message: '' });
  const isOpen = booking.status === 'to_schedule' || booking.status === 'proposed';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proposal = form.attempt();
    if (proposal) void propose({ booking: booking.id, ...proposal });
  };
  const { data: open } = useBookingTimesQuery(isOpen ? { booking: booking.id } : skipToken);
  const when = form.field('starts_at');
  const refused = error && (error.code ? backendErrorText(error) : texts.failed);

  return (
    <OwnedRow>
      <svg viewBox="0 0 96 60" aria-hidden="true" fill="none" stroke="var(--ag-edge)" strokeWidth="2">
        <path d="M30 14h36v34H30zM30 24h36M40 9v10M56 9v10M48 31v7l5 3" strokeLinejoin="round" />
      </svg>
      <OwnedBody>
        <h2>{booking.title}</h2>
        <p>
          {booking.starts_at ? fullMoment(booking.starts_at) : texts.notChosen}
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
                  {...when}
                  label={texts.when}
                  hint={texts.zone}
                  type="datetime-local"
                  error={when.error ?? refused}
                />
                <TextArea {...form.field('message')} label={texts.message} />
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
