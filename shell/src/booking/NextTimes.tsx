import { clock, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { timesTexts as texts } from '../content/times.ts';
import { freeTimes } from './appointmentsApi.ts';
import { Time } from './TimePicker.tsx';
import { timesByDay } from './timesByDay.ts';

/** So many are beside the way to all of them. */
const SHOWN = 3;

interface NextTimesProps {
  readonly asked: Asked;
  readonly onChoose: (at: Date) => void;
  /** What stands here until the times are there, and where there are none. */
  readonly children: ReactNode;
}

/** The first free times of the first day that has any. */
export function NextTimes({ asked, onChoose, children }: NextTimesProps) {
  const [times, setTimes] = useState<readonly string[]>();
  useEffect(() => {
    let isWanted = true;
    freeTimes(asked, undefined).then(
      (found) => isWanted && setTimes(found),
      // The way to all of them says so, to who takes it.
      () => isWanted && setTimes([]),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (!times) return <First data-coming="">{children}</First>;
  const [day] = timesByDay(times);
  if (!day) return children;
  const [label, moments] = day;
  const [before, after] = label.split(/\b1er\b/);
  return (
    <First>
      <p>
        {texts.or} {before}
        {after === undefined ? null : (
          <>
            1<sup>er</sup>
            {after}
          </>
        )}
        &nbsp;:
      </p>
      {moments.slice(0, SHOWN).map((at) => (
        <Time key={at.getTime()} type="button" aria-label={weekdayMoment(at)} onClick={() => onChoose(at)}>
          {clock(at)}
        </Time>
      ))}
    </First>
  );
}

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  & sup {
    font-size: 0.6em;
    line-height: 0;
  }
  /* On phones times have a line below the button and the day, which is kept for them, so that nobody presses one instead. */
  @media (max-width: 40rem) {
    display: contents;
    & > button {
      flex: 1 1 4.75rem;
      padding-inline: 0.25rem;
    }
    &[data-coming]::after {
      content: '';
      flex-basis: 100%;
      height: 2.75rem;
    }
  }
`;
