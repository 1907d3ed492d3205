import { shortWeekday, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { appointmentDayTexts as texts } from '../content/appointmentDay.ts';
import { scrollCue } from '../member/scrollCue.ts';

interface WeekStripProps {
  readonly days: readonly string[];
  readonly today: string;
  /** The day that is shown. */
  readonly day: string;
  /** How many appointments a day has. */
  readonly countOf: (day: string) => number;
  readonly onChoose: (day: string) => void;
}

/** Points that have room below a day. */
const MOST = 4;

/** Days with how much each has, to go to one of them. */
export function WeekStrip({ days, today, day, countOf, onChoose }: WeekStripProps) {
  return (
    <Days role="group" aria-label={texts.days}>
      {days.map((each) => {
        const count = countOf(each);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === day}
            aria-current={each === today ? 'date' : undefined}
            onClick={() => onChoose(each)}
          >
            <span className="visually-hidden">{texts.dayWith(weekdayDate(`${each}T17:00:00Z`), count)}</span>
            <small aria-hidden="true">{shortWeekday(each)}</small>
            <b aria-hidden="true">{Number(each.slice(-2))}</b>
            <i aria-hidden="true">{count > MOST ? `${'•'.repeat(MOST - 1)}+` : '•'.repeat(count)}</i>
          </button>
        );
      })}
    </Days>
  );
}

const Days = styled.div`
  ${scrollCue}
  display: grid;
  grid-template-columns: repeat(7, minmax(min-content, 1fr));
  column-gap: 2px;
  scrollbar-width: none;
  & > button {
    position: relative;
    display: grid;
    gap: 0.1rem;
    justify-items: center;
    padding: 0.6rem 0 1rem;
    border: 0;
    border-radius: var(--ag-radius);
    background: none;
    color: inherit;
    font: 600 1.0625rem / 1.3 var(--ag-text);
    cursor: pointer;
    outline-offset: -3px;
  }
  & small {
    font-size: var(--ag-size-label);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & > button:hover {
    background: var(--ag-hover);
  }
  & b {
    font-weight: inherit;
  }
  /* Today, as places in the bar at the thumb say where one is. */
  & > [aria-current]::before {
    content: '';
    position: absolute;
    top: 0;
    width: 1.5rem;
    height: 3px;
    background: var(--ag-ember);
  }
  & > [aria-pressed='true'] {
    background: var(--ag-ink);
    color: var(--ag-ground);
    forced-color-adjust: none;
    & small {
      color: inherit;
    }
  }
  /* So near to the edge that a day without them is as balanced. */
  & i {
    position: absolute;
    bottom: 0.3rem;
    font-size: 1.125rem;
    line-height: 0.6;
    font-style: normal;
    letter-spacing: 0.08em;
    text-indent: 0.08em;
    color: var(--ag-ink-soft);
  }
  & > [aria-pressed='true'] > i {
    color: inherit;
  }
  /* Where days are wide, each is seen to be one. */
  @media (min-width: 40rem) {
    column-gap: 0.5rem;
    & > button {
      border: 1px solid var(--ag-line);
    }
  }
`;
