import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { type AuditQuestion, auditBlocks, auditTexts as texts } from '../content/marketingAudit.ts';
import { AltitudeSteps } from './AltitudeSteps.tsx';
import { AuditQuestionField } from './AuditQuestionField.tsx';
import { isComplete } from './answers.ts';
import { KeptAnswers } from './KeptAnswers.tsx';
import { PER_STEP, type useAudit } from './useAudit.ts';

interface AuditFormProps {
  readonly questions: readonly AuditQuestion[];
  /** 1 to 4. */
  readonly step: number;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Heading of the step that is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly audit: ReturnType<typeof useAudit>;
}

/** The questions, a block at a time; all of them, with their points added up, where scripts do not run. */
export function AuditForm({ questions, step, form, heading, audit }: AuditFormProps) {
  const { answers } = audit;
  const [checked, setChecked] = useState(0);
  const from = (step - 1) * PER_STEP;
  const answeredHere = answers.slice(from, from + PER_STEP).filter((points) => points !== undefined).length;

  function forward() {
    const missing = answers.findIndex(
      (points, index) => index >= from && index < from + PER_STEP && points === undefined,
    );
    if (missing >= 0) return complain(step, missing);
    if (step < auditBlocks.length) return void audit.goTo(step + 1);
    if (isComplete(answers)) return void audit.finish();
    const skipped = answers.indexOf(undefined);
    complain(Math.floor(skipped / PER_STEP) + 1, skipped);
  }
  /** Shows the step of a question that waits for its answer, and goes there. */
  function complain(at: number, question: number) {
    setChecked(at);
    if (at !== step) return void audit.goTo(at);
    form.current?.querySelector<HTMLInputElement>(`input[name=question-${question + 1}]`)?.focus();
  }
  return (
    <Container>
      <AltitudeSteps step={step} answers={answers} onSelect={audit.goTo} />
      <KeptAnswers audit={audit} />
      <Form
        ref={form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          forward();
        }}
      >
        {auditBlocks.map(({ id, name, text }, blockIndex) => (
          <Block key={id} data-current={blockIndex + 1 === step ? '' : undefined}>
            <h2 ref={blockIndex + 1 === step ? heading : undefined} tabIndex={-1}>
              <small>{texts.step(blockIndex + 1)}</small> {name}
            </h2>
            <p>{text}</p>
            {questions.map((question, index) =>
              question.block === id ? (
                <AuditQuestionField
                  key={question.id}
                  number={index + 1}
                  question={question}
                  points={answers[index]}
                  isMissing={checked === blockIndex + 1 && answers[index] === undefined}
                  onAnswer={(points) => audit.answer(index, points)}
                />
              ) : null,
            )}
          </Block>
        ))}
        <Moves $gap={3}>
          {/* There from the first block on: a style that comes with the tap has Chromium sort all styles anew before it answers. */}
          <Button type="button" $look="secondary" hidden={step === 1} onClick={() => audit.goTo(step - 1)}>
            {texts.previous}
          </Button>
          <span>{texts.answered(answeredHere, PER_STEP)}</span>
          <Button type="submit" formMethod="dialog">
            {step === auditBlocks.length ? texts.finish : texts.next}
          </Button>
        </Moves>
        <Points>
          <strong>{texts.points}</strong>
          {texts.pointsOf} {texts.pointsHelp}
        </Points>
      </Form>
    </Container>
  );
}

/** Points that the style sheet adds up as radio buttons are checked. */
const counted = [1, 2, 3, 4].map(
  (points) => `& input[value='${points}']:checked { counter-increment: points ${points}; }`,
);

const Form = styled.form`
  padding-bottom: var(--ag-section);
  counter-reset: points 0;
  ${counted.join('')}
`;

const Block = styled.section`
  @media (scripting: none) {
    padding-top: 3rem;
  }
  @media (scripting: enabled) {
    &:not([data-current]) {
      display: none;
    }
  }
  & > h2 {
    scroll-margin-top: 6rem;
    outline: none;
  }
  & > h2 > small {
    display: block;
    margin-bottom: 0.5rem;
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & > p {
    margin-top: 0.5rem;
    color: var(--ag-ink-soft);
    @media (min-width: 40rem) {
      font-size: var(--ag-size-lead);
    }
  }
`;

const Moves = styled(Row)`
  justify-content: space-between;
  margin-top: 2.5rem;
  & > span {
    margin-left: auto;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink-soft);
  }
  /* Above the buttons, where there is no room between them: those share the line. */
  @media (max-width: 30rem) {
    & > span {
      order: -1;
      flex-basis: 100%;
    }
    & > button {
      flex: 1 1 auto;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Points = styled.p`
  display: none;
  margin-top: 2.5rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  & > strong::after {
    content: counter(points);
  }
  @media (scripting: none) {
    display: block;
  }
`;
