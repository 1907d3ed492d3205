import { clock, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { timesTexts as texts } from '../content/times.ts';
import { freeTimes } from './appointmentsApi.ts';
import { Time } from './TimePicker.tsx';
import { timesByDay } from './timesByDay.ts';

/** So many are beside the way to all of them. */
const SHOWN = 4;

interface NextTimesProps {
  readonly asked: Asked;
  readonly onChoose: (at: Date) => void;
}

/** The first free times of the first day that has any. */
export function NextTimes({ asked, onChoose }: NextTimesProps) {
  const [times, setTimes] = useState<readonly string[]>();
  useEffect(() => {
    let isWanted = true;
    freeTimes(asked, undefined).then(
      (found) => isWanted && setTimes(found),
      // The way to all of them says so, to who takes it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (!times) return null;
  const [day] = timesByDay(times);
  if (!day) return <p>{texts.none}</p>;
  const [label, moments] = day;
  const [before, after] = label.split(/\b1er\b/);
  return (
    <First>
      <p>
        {before}
        {after === undefined ? null : (
          <>
            1<sup>er</sup>
            {after}
          </>
        )}
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
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.5rem;
  @media (max-width: 23rem) {
    grid-template-columns: 1fr 1fr;
  }
  & > p {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  & > p::first-letter {
    text-transform: uppercase;
  }
  & sup {
    font-size: 0.6em;
    line-height: 0;
  }
  & > button {
    min-width: 0;
    padding-inline: 0.25rem;
  }
`;
