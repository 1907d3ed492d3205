import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { type AuditQuestion, auditTexts as texts } from '../content/marketingAudit.ts';

interface AuditQuestionFieldProps {
  /** 1 to 12. */
  readonly number: number;
  readonly question: AuditQuestion;
  readonly points: number | undefined;
  readonly isMissing: boolean;
  readonly onAnswer: (points: number) => void;
}

/** One question with its five answers, each a step higher than the one before. */
export function AuditQuestionField({ number, question, points, isMissing, onAnswer }: AuditQuestionFieldProps) {
  const name = `question-${number}`;
  return (
    <Field aria-describedby={isMissing ? `${name}-manque` : undefined}>
      <legend>{question.question}</legend>
      {isMissing ? <p id={`${name}-manque`}>{texts.missing}</p> : null}
      <Answers>
        {question.answers.map((answer, value) => (
          <label key={answer}>
            <input type="radio" name={name} value={value} checked={points === value} onChange={() => onAnswer(value)} />
            <svg viewBox="0 0 40 26" aria-hidden="true">
              <path className="ground" d="M1 25h38" />
              <path d={SLOPES[value]} fillOpacity={value / 8} />
            </svg>
            <span>{answer}</span>
          </label>
        ))}
      </Answers>
    </Field>
  );
}

/** From the plain to the summit. */
const SLOPES = [
  'M4 25h32',
  'M4 25l8-3 6 1 8-5 10 7',
  'M4 25l8-6 5 3 9-11 10 14',
  'M4 25l8-9 5 4 9-15 10 20',
  'M4 25l8-12 5 5 9-17 10 24',
] as const;

const Field = styled.fieldset`
  min-width: 0;
  margin-top: clamp(1.75rem, 4vw, 2.5rem);
  & > legend {
    padding: 0 0 1rem;
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
    text-wrap: balance;
  }
  & > p {
    margin-bottom: 0.75rem;
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--ag-danger);
  }
  & ~ & {
    ${laidOutWhenNear('23rem')}
    /* For the ring around what has the focus. */
    overflow-clip-margin: 0.5rem;
  }
`;

const Answers = styled.div`
  display: grid;
  gap: 0.5rem;
  & > label {
    position: relative;
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    min-height: 3.25rem;
    padding: 0.4rem 1rem;
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    box-shadow: inset 0 0 0 1.5px var(--ag-line);
    font-size: 0.9375rem;
    line-height: 1.35;
    cursor: pointer;
    transition: box-shadow 0.18s var(--ag-ease);
  }
  /* One of several: the ring is drawn, the radio button itself covers all of its answer. */
  & > label::after {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 50%;
  }
  & > label:has(:checked)::after {
    border: 0.4rem solid var(--ag-moss);
  }
  & > label:hover {
    box-shadow: inset 0 0 0 1.5px var(--ag-edge);
  }
  & > label:has(:checked) {
    box-shadow: inset 0 0 0 2.5px var(--ag-moss);
    background: color-mix(in srgb, var(--ag-moss) 9%, var(--ag-surface));
    font-weight: 600;
  }
  & > label:has(:focus-visible) {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 3px;
  }
  & input {
    position: absolute;
    opacity: 0;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
  }
  & svg {
    width: 100%;
    /* The higher, the fuller. */
    fill: var(--ag-moss);
    stroke: var(--ag-edge);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .ground {
    stroke-width: 1;
  }
  & label:has(:checked) path:not(.ground) {
    stroke: var(--ag-moss);
    fill-opacity: 0.8;
  }
  /* Rows are wide there: the ring stands beside its answer. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > label {
      grid-template-columns: auto 3.75rem 1fr;
    }
    & > label::after {
      order: -1;
    }
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.75rem;
    & > label {
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: start;
      gap: 0.75rem;
      padding: 1rem;
    }
    & > label > span {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    & > label::after {
      grid-area: 1 / 2;
      align-self: start;
    }
    & svg {
      max-width: 6rem;
      stroke-width: 1.25;
    }
    & .ground {
      stroke-width: 0.75;
    }
  }
`;
