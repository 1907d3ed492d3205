import styled from 'styled-components';
import { auditBlocks, auditTexts as texts } from '../content/marketingAudit.ts';
import { Ridge } from '../frame/Ridge.tsx';
import type { Answers } from './answers.ts';
import { PER_STEP } from './useAudit.ts';

interface AltitudeStepsProps {
  /** 1 to 4. */
  readonly step: number;
  readonly answers: Answers;
  readonly onSelect: (step: number) => void;
}

/** The climb: four camps up a ridge; the way behind is drawn as the answers come. */
export function AltitudeSteps({ step, answers, onSelect }: AltitudeStepsProps) {
  const answered = answers.filter((points) => points !== undefined).length;
  return (
    <Climb aria-label={texts.steps}>
      <Ridge done={answered / answers.length} />
      <ol>
        {auditBlocks.map(({ id, name }, index) => {
          const own = answers.slice(index * PER_STEP, (index + 1) * PER_STEP);
          const isDone = !own.includes(undefined);
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index + 1 === step ? 'step' : undefined}
                onClick={() => onSelect(index + 1)}
              >
                <i data-done={isDone ? '' : undefined}>{index + 1}</i>
                <span className="name">{name}</span>
                {isDone ? <span className="visually-hidden"> ({texts.stepDone})</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </Climb>
  );
}

const Climb = styled.nav`
  display: grid;
  margin-block: 1rem 2.5rem;
  & > div {
    height: clamp(3.5rem, 8vw, 6rem);
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-top: 1px solid var(--ag-line);
  }
  & button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.6rem;
    width: 100%;
    min-height: 3rem;
    padding: 0.75rem 0;
    border: 0;
    background: none;
    font-size: 0.9375rem;
    font-weight: 600;
    text-align: left;
    color: var(--ag-ink-soft);
    cursor: pointer;
  }
  & button:hover,
  & [aria-current] {
    color: var(--ag-ink);
  }
  & [aria-current] {
    box-shadow: inset 0 3px 0 var(--ag-ember);
  }
  & i {
    display: grid;
    place-items: center;
    width: 1.6rem;
    height: 1.6rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px currentColor;
    font: 700 0.8125rem / 1 var(--ag-display);
  }
  & i[data-done] {
    background: var(--ag-moss);
    box-shadow: none;
    color: var(--ag-ground);
  }
  /* The step that is shown says its name itself, and the first answer is on the screen. */
  @media (max-width: 30rem) {
    margin-block: 0 1.25rem;
    & .name {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
`;
