import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { fullMoment } from '@agence/shared-contracts/format/frenchDate';
import { proposalForm } from '@agence/shared-contracts/forms/booking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { bookingTexts as texts } from '../content/bookings.ts';
import { GoodPicture } from '../goods/GoodPicture.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Room } from '../member/Room.tsx';
import { useForm } from '../member/useForm.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { type Booking, useBookingTimesQuery, useProposeBookingMutation } from './memberAreaApi.ts';
import { OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** A consultation that was bought: when it takes place, or the form that proposes a moment. */
export function BookingCard({ booking }: { readonly booking: Booking }) {
  const [propose, { isLoading: isSending, error }] = useProposeBookingMutation();
  const fields = useForm(proposalForm, `consultation-${booking.id}`, { starts_at: '', message: '' });
  const isOpen = booking.status === 'to_schedule' || booking.status === 'proposed';

  // Where a moment was to be chosen the form stays as it is around what has the focus.
  const [isFirst] = useState(!booking.starts_at);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proposal = fields.attempt();
    if (proposal) void propose({ booking: booking.id, ...proposal });
  };
  const { data: open, isLoading } = useBookingTimesQuery(isOpen ? { booking: booking.id } : skipToken);
  const when = fields.field('starts_at');
  const refused = error && (error.code ? backendErrorText(error) : texts.failed);

  const form = isLoading ? (
    <Skeleton $height="100%" aria-busy="true" />
  ) : open?.takes_times ? (
    <FreeTimes booking={booking.id} />
  ) : (
    <Form onSubmit={submit} noValidate>
      <Field {...when} label={texts.when} hint={texts.zone} type="datetime-local" error={when.error ?? refused} />
      <TextArea {...fields.field('message')} label={texts.message} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </Form>
  );

  return (
    <OwnedRow>
      <GoodPicture kind="consultation" metadata={booking.order_item?.product?.metadata} />
      <OwnedBody>
        <h2>{booking.title}</h2>
        <p>
          <FactLine>
            {booking.starts_at ? fullMoment(booking.starts_at) : null}
            {texts.duration(booking.duration_minutes)}
            {open?.host ? texts.with(open.host) : null}
          </FactLine>
        </p>
        <Badge $tone={booking.status === 'confirmed' ? 'moss' : 'glacier'}>{texts.status[booking.status]}</Badge>
      </OwnedBody>
      {isOpen ? (
        <Choice>
          {isFirst ? (
            // What is sold is held by somebody who gives hours.
            <Room name="free-times" isComing={isLoading} height="19rem" narrow="38rem">
              {form}
            </Room>
          ) : (
            <details>
              <summary>{texts.change}</summary>
              {form}
            </details>
          )}
        </Choice>
      ) : null}
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

/** Below what it is about, from its picture's edge to the card's; folded it begins where the words do. */
const Choice = styled.div`
  &&& {
    grid-column: 1 / -1;
    max-width: none;
  }
  @media (min-width: 48rem) {
    &&&:has(> details) {
      grid-column: 2 / -1;
    }
  }
`;
