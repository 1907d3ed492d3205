import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { hostHoursTexts } from '../content/hostHours.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { Icon } from '../member/Icon.tsx';
import { Problem } from '../member/Panel.tsx';
import { DAY, endsOf, nextSpan, type Span, spansOf, spokenTime, startsOf, typedSpans } from './spans.ts';

const texts = hostHoursTexts;

interface WeekdayHoursProps {
  readonly id: string;
  /** Name of the day. */
  readonly label: string;
  /** Its hours as `typedHours` writes them. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (typed: string) => void;
}

/** When somebody takes appointments on a weekday, in a line; unfolded any number of spans, each chosen from its beginning to its end. */
export function WeekdayHours({ id, label, value, error, onValue }: WeekdayHoursProps) {
  const spans = spansOf(value);
  const more = nextSpan(spans);
  const day = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
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
  // What is wrong with it is said where it is mended.
  const isShown = isOpen || error !== undefined;
  return (
    <Day ref={day} open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={id} aria-describedby={error ? `${id}-error` : undefined}>
        <span>
          <strong>{label}</strong>
          <span>
            {spans.length === 0
              ? texts.closed
              : spans.map(({ from, to }) => texts.span(spokenTime(from), spokenTime(to))).join(', ')}
          </span>
        </span>
      </summary>
      {isShown ? (
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          <Spans>
            {spans.map((span, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
              <li key={index}>
                <Time
                  as="select"
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
                  <Icon name="close" size={18} />
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
        </fieldset>
      ) : null}
    </Day>
  );
}

const optionOf = (minutes: number) => (
  <option key={minutes} value={minutes}>
    {spokenTime(minutes)}
  </option>
);

const Day = styled.details`
  ${foldArrow}
  border-top: 1px solid var(--ag-line);
  & > summary {
    padding-block: 0.7rem;
    cursor: pointer;
  }
  & > summary:hover {
    background: var(--ag-hover);
  }
  & > summary > span {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0 0.75rem;
    & > span {
      color: var(--ag-ink-soft);
    }
  }
  & > fieldset {
    min-width: 0;
    padding-bottom: 0.6rem;
  }
  & > fieldset > button {
    margin-left: -0.75rem;
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
