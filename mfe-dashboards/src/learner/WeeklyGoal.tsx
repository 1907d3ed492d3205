import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useMember } from '../member/MemberPage.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { parseGoal } from './goal.ts';
import { useSaveGoalMutation } from './learnerApi.ts';

const { stats: texts, goal: form } = learnerTexts;

interface WeeklyGoalProps {
  /** Minutes learned since Monday. */
  readonly done: number;
  /** Minutes wanted. */
  readonly goal: number;
}

/** The goal of the week with the real minutes, and the form that changes it (AMB-33). */
export function WeeklyGoal({ done, goal }: WeeklyGoalProps) {
  const { user } = useMember();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<string>();
  const [save, saving] = useSaveGoalMutation();
  const { isLoading, isError } = saving;
  const [isInvalid, setInvalid] = useState(false);
  const goalText = texts.goal(goal);
  const percent = Math.min(100, (done / goal) * 100);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const minutes = parseGoal(typed ?? String(goal));
    setInvalid(minutes === undefined);
    if (minutes === undefined) return;
    const saved = await save({ userId: user.id, minutes });
    if ('error' in saved) return;
    setTyped(undefined);
    if (disclosure.current) disclosure.current.open = false;
    opener.current?.focus();
  };

  return (
    <Frame>
      <Ring
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label={goalText}
        aria-valuenow={percent}
        aria-valuetext={texts.goalProgress(done, goal)}
      >
        <circle cx="50" cy="50" r="45" />
        <circle cx="50" cy="50" r="45" pathLength="100" strokeDasharray={`${percent} 100`} data-done={percent > 0} />
        <text x="50" y="57" textAnchor="middle">
          {learnerTexts.percent(Math.round(percent))}
        </text>
      </Ring>
      <Words>
        <strong>{goalText}</strong>
        <small>
          {texts.goalProgress(done, goal)}
          {done >= goal ? ` · ${texts.goalReached}` : ''}
        </small>
        <SavingLine saving={savingOf(saving)} />
        <details ref={disclosure}>
          <summary ref={opener}>{form.change}</summary>
          <form onSubmit={submit} noValidate>
            <Presets role="group" aria-label={form.presetsLabel}>
              {form.presets.map((minutes) => (
                <button
                  key={minutes}
                  type="button"
                  aria-pressed={(typed ?? String(goal)) === String(minutes)}
                  onClick={() => setTyped(String(minutes))}
                >
                  {form.preset(minutes)}
                </button>
              ))}
            </Presets>
            <Field
              id="objectif"
              label={form.field}
              hint={form.hint}
              error={isInvalid ? form.invalid : isError ? form.failed : undefined}
              inputMode="numeric"
              value={typed ?? String(goal)}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" $look="secondary" aria-disabled={isLoading}>
              {isLoading ? form.saving : form.save}
            </Button>
          </form>
        </details>
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;
`;

const Ring = styled.svg`
  width: 6.75rem;
  height: 6.75rem;
  fill: none;
  stroke-width: 8.5;
  & > circle {
    stroke: var(--ag-line);
  }
  & > circle + circle {
    stroke: transparent;
    stroke-linecap: round;
    transform: rotate(-90deg);
    transform-origin: 50% 50%;
  }
  & > [data-done='true'] {
    stroke: var(--ag-moss);
  }
  & > text {
    fill: var(--ag-ink);
    font: 700 1.25rem/1 var(--ag-display);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  padding-top: 0.75rem;
  & > strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    letter-spacing: -0.01em;
  }
  & > small {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & summary {
    display: inline-block;
    padding-block: 0.5rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--ag-edge);
    text-underline-offset: 0.25em;
  }
  & form {
    display: grid;
    gap: 1rem;
    justify-items: start;
    padding-top: 0.5rem;
  }
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  & > button {
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    background: none;
    cursor: pointer;
  }
`;
