import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { clock, isoDate, shortMonth, shortWeekday, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { bookingTexts } from '../content/bookings.ts';
import { groupedBy } from '../member/groupedBy.ts';
import { Problem } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { useBookingTimesQuery, useProposeBookingMutation } from './memberAreaApi.ts';
import { RadioPills } from './RadioPills.tsx';

const texts = bookingTexts.free;
const STEP_MS = 14 * 86_400_000;
/** How often two weeks further. */
const STEPS = 5;

/** A free time of who holds a consultation that was bought: a day, then one of its hours. */
export function FreeTimes({ booking }: { readonly booking: string }) {
  const [ahead, setAhead] = useState(0);
  const [from] = useState(() => Date.now());
  const { data, isFetching } = useBookingTimesQuery({
    booking,
    ...(ahead > 0 ? { from_day: isoDate(new Date(from + ahead * STEP_MS)) } : {}),
  });
  const [propose, { isLoading, error }] = useProposeBookingMutation();
  const [day, setDay] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const days = groupedBy(data?.times ?? [], isoDate);
  const shown = day && days.has(day) ? day : [...days.keys()][0];
  const hours = (shown && days.get(shown)) || [];
  const at = hours.find((time) => time === chosen) ?? hours[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at) void propose({ booking, starts_at: at, message: null });
  };
  const go = (steps: number) => {
    if (steps >= 0 && steps <= STEPS) setAhead(steps);
  };
  return (
    <Form onSubmit={submit} aria-busy={isFetching}>
      <div>
        {at ? (
          <RadioPills
            name={`jour-${booking}`}
            legend={texts.day}
            options={[...days.keys()].map((value) => ({
              value,
              above: shortWeekday(value),
              label: dayAndMonth(value),
            }))}
            beside={5}
            chosen={shown}
            onChoose={setDay}
          />
        ) : isFetching ? null : (
          <p>{texts.none}</p>
        )}
        <Row $gap={3}>
          <TextButton type="button" aria-disabled={ahead === 0} onClick={() => go(ahead - 1)}>
            {texts.earlier}
          </TextButton>
          <TextButton type="button" aria-disabled={ahead === STEPS} onClick={() => go(ahead + 1)}>
            {texts.later}
          </TextButton>
        </Row>
      </div>
      {at ? (
        <RadioPills
          name={`heure-${booking}`}
          legend={texts.hour}
          options={hours.map((value) => ({ value, label: clock(value) }))}
          // None stands alone on the last line.
          beside={hours.length % 4 === 1 ? 3 : 4}
          chosen={at}
          onChoose={setChosen}
        />
      ) : null}
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      {at ? (
        <Button type="submit" aria-disabled={isLoading}>
          <span>{withRaised(texts.save(weekdayMoment(at)))}</span>
        </Button>
      ) : null}
      <Soft>{texts.zone}</Soft>
    </Form>
  );
}

/** `2026-12-01` → `1er déc.`, the end of the ordinal number raised; on phones the month stands below it. */
const dayAndMonth = (day: string) => {
  const number = Number(day.slice(8));
  return (
    <>
      {withRaised(number === 1 ? '1er' : `${number}`)} <Month>{shortMonth(day)}</Month>
    </>
  );
};

const Month = styled.span`
  @media (max-width: 39.99rem) {
    display: block;
    font-size: var(--ag-size-label);
    font-weight: 400;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(2rem, 4vw, 3.5rem);
  max-width: 42rem;
  padding-block: 0.5rem 0.25rem;
  & p {
    font-size: var(--ag-size-small);
  }
  /* The way to other days belongs to the days. */
  & > div > fieldset + div {
    margin-top: 0.5rem;
  }
  /* A day, and beside it its hours. */
  @media (min-width: 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: none;
    & > :is(button, p) {
      grid-column: 1 / -1;
    }
  }
  /* Further from the hours than they are from each other. */
  & > button {
    justify-self: start;
    margin-top: 0.25rem;
  }
  @media (max-width: 39.99rem) {
    & > button {
      justify-self: stretch;
    }
  }
`;
