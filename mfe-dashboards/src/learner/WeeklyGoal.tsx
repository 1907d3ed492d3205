import { useRef } from 'react';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { FactLine } from '../member/FactLine.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useOnDemand } from '../member/useOnDemand.ts';
import { useSaveGoalMutation } from './learnerApi.ts';

const { stats: texts, goal: form } = learnerTexts;
const loadForm = () => import('./GoalForm.tsx').then(({ GoalForm }) => GoalForm);

interface WeeklyGoalProps {
  /** Minutes learned since Monday. */
  readonly done: number;
  /** Minutes wanted. */
  readonly goal: number;
}

/** The goal of the week with the real minutes, and the way to change it (AMB-33), whose code comes with its first use. */
export function WeeklyGoal({ done, goal }: WeeklyGoalProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [save, saving] = useSaveGoalMutation();
  const { open, Content } = useOnDemand(loadForm, form.notLoaded);
  const goalText = texts.goal(goal);
  const percent = Math.min(100, (done / goal) * 100);
  const onSaved = () => {
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
          <FactLine>
            {texts.goalProgress(done, goal)}
            {done >= goal ? texts.goalReached : null}
          </FactLine>
        </small>
        <details ref={disclosure} onToggle={({ currentTarget }) => currentTarget.open && open()}>
          <summary ref={opener}>{form.change}</summary>
          {Content ? <Content goal={goal} save={save} saving={saving} onSaved={onSaved} /> : null}
        </details>
        <SavingLine saving={savingOf(saving)} />
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
    text-wrap: balance;
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
`;
