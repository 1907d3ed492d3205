import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useMember } from '../member/MemberPage.tsx';
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
  const [save, { isLoading, isError }] = useSaveGoalMutation();
  const [isInvalid, setInvalid] = useState(false);
  const goalText = texts.goal(goal);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
      <strong>{goalText}</strong>
      <ProgressBar value={Math.min(100, (done / goal) * 100)} aria-label={goalText} />
      <small>
        {texts.goalProgress(done, goal)}
        {done >= goal ? ` · ${texts.goalReached}` : ''}
      </small>
      <details ref={disclosure}>
        <summary ref={opener}>{form.change}</summary>
        <form onSubmit={submit} noValidate>
          <Presets>
            {form.presets.map((minutes) => (
              <button key={minutes} type="button" onClick={() => setTyped(String(minutes))}>
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
          <Button type="submit" $look="secondary" disabled={isLoading}>
            {isLoading ? form.saving : form.save}
          </Button>
        </form>
      </details>
    </Frame>
  );
}

/* As wide as two of the figures beside it, where they share their columns. */
const Frame = styled.div`
  display: grid;
  grid-column: span 2;
  gap: 0.5rem;
  @media (min-width: 60rem) {
    grid-column: auto;
  }
  min-width: min(15rem, 100%);
  & > small {
    color: var(--ag-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & summary {
    display: inline-block;
    padding-block: 0.6rem;
    font-size: var(--ag-size-small);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
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
