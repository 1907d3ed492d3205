import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { Icon } from '../member/Icon.tsx';
import { Problem } from '../member/Panel.tsx';
import { DAY, endsOf, nextSpan, type Span, spansOf, spokenTime, startsOf, typedSpans } from './spans.ts';

const texts = appointmentsTexts.hosts;

interface WeekdayHoursProps {
  readonly id: string;
  /** Name of the day. */
  readonly label: string;
  /** Its hours as `typedHours` writes them. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (typed: string) => void;
}

/** When somebody takes appointments on a weekday: any number of spans, each chosen from its beginning to its end. */
export function WeekdayHours({ id, label, value, error, onValue }: WeekdayHoursProps) {
  const spans = spansOf(value);
  const more = nextSpan(spans);
  const day = useRef<HTMLFieldSetElement>(null);
  /** What was pressed is gone, or something new is to be chosen: this gets the focus. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) day.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const change = (index: number, part: Partial<Span>) =>
    onValue(
      typedSpans(
        spans.map((span, at) => {
          if (at !== index) return span;
          const { from, to } = { ...span, ...part };
          // What begins later lasts as long as before.
          return { from, to: to > from ? to : Math.min(DAY, from + span.to - span.from) };
        }),
      ),
    );
  return (
    <Day ref={day} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {spans.length === 0 ? <Soft>{texts.closed}</Soft> : null}
      <Spans>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
          <li key={index}>
            <Time
              as="select"
              {...(index === 0 ? { id } : {})}
              data-span={index}
              aria-label={texts.from(label, index + 1)}
              aria-invalid={error ? true : undefined}
              value={span.from}
              onChange={({ currentTarget }) => change(index, { from: Number(currentTarget.value) })}
            >
              {startsOf(span).map(optionOf)}
            </Time>
            <span aria-hidden="true">à</span>
            <Time
              as="select"
              aria-label={texts.to(label, index + 1)}
              aria-invalid={error ? true : undefined}
              value={span.to}
              onChange={({ currentTarget }) => change(index, { to: Number(currentTarget.value) })}
            >
              {endsOf(span).map(optionOf)}
            </Time>
            <Remove
              type="button"
              aria-label={texts.removeSpan(spokenTime(span.from), spokenTime(span.to), label)}
              onClick={() => {
                next.current = '[data-add]';
                onValue(typedSpans(spans.filter((_, at) => at !== index)));
              }}
            >
              <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
                <path d="M6 6l12 12M18 6 6 18" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </Remove>
          </li>
        ))}
      </Spans>
      {more ? (
        <Button
          type="button"
          $look="quiet"
          data-add=""
          aria-label={texts.addSpanTo(label)}
          onClick={() => {
            next.current = `[data-span="${spans.length}"]`;
            onValue(typedSpans([...spans, more]));
          }}
        >
          <Icon name="plus" size={18} />
          {texts.addSpan}
        </Button>
      ) : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </Day>
  );
}

const optionOf = (minutes: number) => (
  <option key={minutes} value={minutes}>
    {spokenTime(minutes)}
  </option>
);

const Day = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 0.75rem;
  align-items: start;
  min-width: 0;
  padding-block: 0.6rem;
  border-top: 1px solid var(--ag-line);
  & > legend {
    /* One of the grid. */
    float: left;
    grid-column: 1 / -1;
    padding: 0.35rem 0;
    font-weight: 600;
  }
  & > p {
    padding-block: 0.7rem;
  }
  & > button {
    grid-column: 2;
    grid-row: 2;
    /* Its words end where the line above it does. */
    margin-right: -0.75rem;
  }
  & > [id$='-error'] {
    grid-column: 1 / -1;
  }
  @media (max-width: 33.99rem) {
    & > ul:not(:empty) {
      grid-column: 1 / -1;
    }
    & > ul:not(:empty) + button {
      grid-column: 1 / -1;
      grid-row: auto;
      justify-self: start;
      margin-left: -0.75rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    & > legend {
      grid-column: 1;
      padding-block: 0.7rem;
    }
    & > button {
      grid-column: 3;
      grid-row: 1;
    }
    & > [id$='-error'] {
      grid-column: 2 / -1;
    }
  }
`;

const Spans = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  &:empty {
    display: none;
  }
  & > li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
`;

const Time = styled(Control)`
  width: 7.5rem;
  padding-inline: 0.8rem;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--ag-ink-soft);
  cursor: pointer;
  &:hover {
    background: var(--ag-hover);
    color: var(--ag-ink);
  }
`;
