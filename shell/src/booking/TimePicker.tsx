import { clock, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { timesTexts as texts } from '../content/times.ts';
import { freeTimes, type HeldTime, holdTime } from './appointmentsApi.ts';
import { dayFromNow, timesByDay } from './timesByDay.ts';

interface TimePickerProps {
  readonly asked: Asked;
  readonly onHold: (token: string | undefined) => void;
  /** A time that was clicked before this was there; it is taken once. */
  readonly wanted?: RefObject<Date | undefined>;
}

/** Days of one answer of the server. */
const STEP = 14;

/** Free times by days; one that is clicked is held for ten minutes, in which the request that books it is sent. */
export function TimePicker({ asked, onHold, wanted }: TimePickerProps) {
  const [ahead, setAhead] = useState(0);
  const [times, setTimes] = useState<readonly string[]>();
  const [held, setHeld] = useState<HeldTime>();
  const [isChoosing, setChoosing] = useState(true);
  const [problem, setProblem] = useState<'failed' | 'taken'>();
  const [round, setRound] = useState(0);
  /** The choice that counts, and what is held when it is through; each begins when the one before it is through. */
  const latest = useRef<Promise<HeldTime | undefined>>(Promise.resolve(undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): read again after one was taken
  useEffect(() => {
    let isWanted = true;
    freeTimes(asked, ahead > 0 ? dayFromNow(ahead) : undefined).then(
      (found) => isWanted && setTimes(found),
      () => isWanted && setProblem('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, ahead, round]);

  const show = (days: number) => {
    setTimes(undefined);
    setProblem(undefined);
    setAhead(days);
  };
  const again = () => {
    show(ahead);
    setRound((rounds) => rounds + 1);
  };
  // Of two quick clicks the second counts: it lets go what the first has held meanwhile.
  const choose = (at: Date) => {
    setProblem(undefined);
    const mine = latest.current.then(async (before) => {
      if (latest.current !== mine) return before;
      let kept = before;
      let wrong: 'failed' | 'taken' | undefined;
      try {
        kept = await holdTime(asked, at.toISOString(), before?.token);
        if (!kept) wrong = 'taken';
      } catch {
        wrong = 'failed';
      }
      const now = kept ?? before;
      if (latest.current !== mine) return now;
      setHeld(now);
      if (now) onHold(now.token);
      if (!wrong) setChoosing(false);
      setProblem(wrong);
      if (wrong === 'taken') setRound((rounds) => rounds + 1);
      return now;
    });
    latest.current = mine;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies(choose): once
  useEffect(() => {
    const at = wanted?.current;
    if (!wanted || !at) return;
    wanted.current = undefined;
    choose(at);
  }, [wanted]);

  if (held && !isChoosing) {
    return (
      <Box>
        <h3 ref={takeFocus} tabIndex={-1}>
          {texts.held(weekdayMoment(held.starts_at), held.host)}
        </h3>
        <span>{texts.until(clock(held.held_until))}</span>
        <Button type="button" $look="quiet" onClick={() => setChoosing(true)}>
          {texts.change}
        </Button>
      </Box>
    );
  }
  return (
    <Box as="section" aria-label={texts.title}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {texts.title}
      </h3>
      <span>{texts.zone}</span>
      {problem ? <Problem role="alert">{texts[problem]}</Problem> : null}
      {!times && problem === 'failed' ? (
        <Button type="button" $look="secondary" onClick={again}>
          {texts.again}
        </Button>
      ) : null}
      {!times && problem !== 'failed' ? <span role="status">{texts.loading}</span> : null}
      {times?.length === 0 ? <span>{texts.none}</span> : null}
      <Days>
        {timesByDay(times ?? []).map(([label, moments]) => (
          <li key={label}>
            <span>{label}</span>
            <div>
              {moments.map((at) => (
                <Time key={at.getTime()} type="button" aria-label={weekdayMoment(at)} onClick={() => choose(at)}>
                  {clock(at)}
                </Time>
              ))}
            </div>
          </li>
        ))}
      </Days>
      <div>
        {ahead > 0 ? (
          <Button type="button" $look="quiet" onClick={() => show(ahead - STEP)}>
            {texts.earlier}
          </Button>
        ) : null}
        <Button type="button" $look="quiet" onClick={() => show(ahead + STEP)}>
          {texts.later}
        </Button>
      </div>
    </Box>
  );
}

/** The button that was in focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  padding: 1.25rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & > h3 {
    font: inherit;
    font-weight: 600;
    letter-spacing: 0;
    outline: none;
  }
  & > h3::first-letter {
    text-transform: uppercase;
  }
  & > span {
    color: var(--ag-ink-soft);
  }
`;

const Problem = styled.p`
  font-weight: 600;
  color: var(--ag-danger);
`;

const Days = styled.ol`
  display: grid;
  gap: 1rem;
  width: 100%;
  max-height: 19rem;
  overflow: auto;
  & > li {
    display: grid;
    gap: 0.5rem;
  }
  & > li > span {
    display: block;
    font-weight: 600;
  }
  & > li > span::first-letter {
    text-transform: uppercase;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

export const Time = styled.button`
  min-width: 4.75rem;
  min-height: 2.75rem;
  padding: 0.35rem 0.75rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: 0.6rem;
  background: var(--ag-surface);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
`;
