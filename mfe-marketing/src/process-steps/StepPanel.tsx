import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';

type Step = SectionOf<'process'>['steps'][number];

/** One step: what happens, how long it takes, and what gets done. */
export function StepPanel({ title, duration, description, tasks, icon, tasksTitle }: Step & { tasksTitle: string }) {
  return (
    <Columns>
      <div>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={icon} />
        </svg>
        <h3>{title}</h3>
        <p>
          <Badge $tone="glacier">{duration}</Badge>
        </p>
        <p>{description}</p>
      </div>
      <div>
        <h4>{tasksTitle}</h4>
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  min-height: 19rem;
  padding-block: 2.5rem;
  & > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  & svg {
    width: 3.5rem;
    /* Its lines begin where the text does. */
    margin-left: -0.35rem;
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & h4 {
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & p {
    max-width: var(--ag-measure);
  }
  & li {
    padding-block: 0.7rem;
    border-top: 1px solid var(--ag-line);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 5rem;
  }
`;
