import { shortWeekday, weekday } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useWeekQuery } from './weekApi.ts';

const texts = learnerTexts.stats;

/** The least that a full bar stands for, so that three minutes are no tower. */
const LEAST_FULL = 20;

/** The days of the week with what was learned on each; a day that has not come has no figure. */
export function WeekStrip() {
  const { data } = useWeekQuery();
  if (!data) return null;
  const full = Math.max(LEAST_FULL, ...data.map(({ minutes }) => minutes ?? 0));
  const isEmpty = data.every(({ minutes }) => !minutes);
  return (
    <Frame data-empty={isEmpty ? '' : undefined}>
      {isEmpty ? <p>{texts.nothing}</p> : null}
      <ol aria-label={texts.week}>
        {data.map(({ day, minutes, isToday }) => {
          const bar = `${((minutes ?? 0) / full) * 3.6}rem`;
          return (
            <li key={day} data-day={isToday ? 'today' : minutes === undefined ? 'ahead' : undefined}>
              <span className="visually-hidden">
                {minutes === undefined ? texts.ahead(weekday(day)) : texts.day(weekday(day), minutes)}
              </span>
              <Minutes aria-hidden="true" style={{ marginBottom: bar }}>
                {minutes ? minutes : ''}
              </Minutes>
              <i style={{ height: bar }} />
              <Day aria-hidden="true">{shortWeekday(day)}</Day>
            </li>
          );
        })}
      </ol>
      {isEmpty ? null : <small aria-hidden="true">{texts.unit}</small>}
    </Frame>
  );
}

const Minutes = styled.span`
  grid-area: 1 / 1;
  /* On its bar. */
  align-self: end;
  padding-bottom: 0.3rem;
  font-weight: 600;
  color: var(--ag-ink);
`;

const Day = styled.span`
  grid-area: 2 / 1;
  padding-top: 0.35rem;
  [data-day='today'] > & {
    font-weight: 700;
    color: var(--ag-ink);
  }
`;

const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  min-width: 0;
  & > small {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  & > p {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.4rem;
  }
  & li {
    display: grid;
    /* As high as the highest bar: above low ones nothing is left. */
    grid-template-rows: 1fr auto;
    text-align: center;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    position: relative;
  }
  /* The days alone: over an empty week no bars rise. */
  &[data-empty] li {
    grid-template-rows: 1rem auto;
  }
  & li > i {
    grid-area: 1 / 1;
    align-self: end;
    justify-self: center;
    width: min(2.25rem, 80%);
    border-radius: 0.25rem 0.25rem 0 0;
    background: var(--ag-contour-deep);
    forced-color-adjust: none;
  }
  & li::after {
    content: '';
    grid-area: 1 / 1;
    align-self: end;
    border-bottom: 1px solid var(--ag-edge);
  }
  & li[data-day='today'] > i {
    background: var(--ag-moss);
  }
  & li[data-day='ahead']::after {
    border-bottom-style: dashed;
  }
`;
