import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { isoDate, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Select } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { bookingTexts } from '../content/bookings.ts';
import { TextButton } from '../member/TextButton.tsx';
import { useBookingTimesQuery, useProposeBookingMutation } from './memberAreaApi.ts';

const texts = bookingTexts.free;
const STEP_MS = 14 * 86_400_000;

/** A free time of who holds a consultation that was bought. */
export function FreeTimes({ booking }: { readonly booking: string }) {
  const [ahead, setAhead] = useState(0);
  const [from] = useState(() => Date.now());
  const { data, isFetching } = useBookingTimesQuery({
    booking,
    ...(ahead > 0 ? { from_day: isoDate(new Date(from + ahead * STEP_MS)) } : {}),
  });
  const [propose, { isLoading, error }] = useProposeBookingMutation();
  const [chosen, setChosen] = useState('');
  const times = data?.times ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = times.includes(chosen) ? chosen : times[0];
    if (at) void propose({ booking, starts_at: at, message: null });
  };
  return (
    <Form onSubmit={submit}>
      {times.length > 0 ? (
        <Select
          id={`libre-${booking}`}
          label={texts.label}
          hint={texts.zone}
          value={times.includes(chosen) ? chosen : (times[0] ?? '')}
          error={error ? backendErrorText(error) : undefined}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {weekdayMoment(time)}
            </option>
          ))}
        </Select>
      ) : isFetching ? null : (
        <p>{texts.none}</p>
      )}
      <Acts $gap={3}>
        {times.length > 0 ? (
          <Button type="submit" aria-disabled={isLoading}>
            {texts.save}
          </Button>
        ) : null}
        {ahead < 5 ? (
          <TextButton type="button" onClick={() => setAhead(ahead + 1)}>
            {texts.later}
          </TextButton>
        ) : null}
      </Acts>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  max-width: 30rem;
  padding-block: 0.75rem 0.25rem;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 24rem) auto;
    align-items: start;
    max-width: none;
  }
`;

/** Where there is room on the line of the field, below its name. */
const Acts = styled(Row)`
  @media (min-width: 60rem) {
    div + & {
      margin-top: calc(0.9375rem * 1.5 + 0.35rem);
    }
  }
`;
