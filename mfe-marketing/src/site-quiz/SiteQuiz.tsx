import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { QuizResult } from './QuizResult.tsx';
import { type Answers, lacksShop, recommend } from './recommend.ts';

/** Five questions that lead to one of three kinds of site (marketing-site §4 "Quiz"). */
export function SiteQuiz(quiz: SectionOf<'quiz'>) {
  const { questions } = quiz;
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const question = questions[index];

  useEffect(() => {
    // Focus follows the questions, but does not jump here when the page opens.
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
    hasMoved.current = index > 0 || hasMoved.current;
  }, [index]);

  function choose(id: string, option: string) {
    hasMoved.current = true;
    setAnswers({ ...answers, [id]: option });
    setIndex(index + 1);
  }
  function restart() {
    setAnswers({});
    setIndex(0);
  }
  return (
    <Section $ground="spruce" data-theme="dark" id="quiz">
      <Body>
        <header>
          <h2>{quiz.title}</h2>
          <p>{quiz.lead}</p>
          <p>{quiz.possible}</p>
          <ul>
            {Object.values(quiz.recommendations).map(({ type, price }) => (
              <li key={type}>
                {type} <span>{price}</span>
              </li>
            ))}
          </ul>
        </header>
        <Card>
          {question ? (
            <>
              <small>
                {quiz.count} {index + 1}/{questions.length}
              </small>
              <progress max={questions.length} value={index + 1} aria-label={quiz.count} />
              <h3 ref={heading} tabIndex={-1}>
                {question.question}
              </h3>
              <ul>
                {question.options.map((option) => (
                  <li key={option}>
                    <button
                      type="button"
                      aria-pressed={answers[question.id] === option}
                      // The second click of a double click lands on the next question, which nobody has read.
                      onClick={({ detail }) => (detail > 1 ? undefined : choose(question.id, option))}
                    >
                      {option}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <QuizResult
              headingRef={heading}
              texts={quiz}
              recommendation={quiz.recommendations[recommend(answers)]}
              lacksShop={lacksShop(answers)}
              answers={answers}
            />
          )}
          {index > 0 ? (
            <div className="moves">
              {question ? (
                <Button type="button" $look="quiet" onClick={() => setIndex(index - 1)}>
                  ← {quiz.previous}
                </Button>
              ) : null}
              <Button type="button" $look="quiet" onClick={restart}>
                {quiz.restart}
              </Button>
            </div>
          ) : null}
        </Card>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 3rem;
  & > header {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  & > header h2 {
    font-size: var(--ag-size-1);
    max-width: 8em;
  }
  & > header p {
    color: var(--ag-ink-soft);
    max-width: 28.2em;
  }
  & > header li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
  }
  & > header li > span {
    margin-left: auto;
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  /* Kinds of sites are as long as phones are wide: each price stands below its own. */
  @media (max-width: 39.99rem) {
    & > header li {
      display: grid;
    }
    & > header li > span {
      margin-left: 0;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    gap: 5rem;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > small {
    font: 600 var(--ag-size-3) / 1 var(--ag-display);
    color: var(--ag-ember);
  }
  & > progress {
    appearance: none;
    width: 100%;
    height: 0.25rem;
    border: 0;
    background: var(--ag-line);
  }
  & > progress::-webkit-progress-bar {
    background: var(--ag-line);
  }
  & > progress::-webkit-progress-value {
    background: var(--ag-ember);
    transition: width 0.3s var(--ag-ease);
  }
  & > progress::-moz-progress-bar {
    background: var(--ag-ember);
  }
  @media (forced-colors: active) {
    & > progress {
      border: 1px solid;
      forced-color-adjust: none;
    }
  }
  & h3:focus {
    outline: none;
  }
  & > ul {
    display: grid;
    gap: 0.6rem;
  }
  & li > button {
    width: 100%;
    min-height: 4rem;
    padding: 0.9rem 1.25rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: var(--ag-radius);
    background: none;
    text-align: left;
    font-weight: 600;
    cursor: pointer;
  }
  & li > button:hover {
    border-color: var(--ag-ember);
  }
  & li > button[aria-pressed='true'] {
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
  & > .moves {
    margin-left: -0.75rem;
  }
  @media (max-width: 39.99rem) {
    & > ul {
      gap: 0.4rem;
    }
    & li > button {
      min-height: 3.25rem;
      padding-block: 0.6rem;
    }
  }
  @media (min-width: 40rem) {
    & > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
  /* Nothing answers: the three kinds of site stand beside it. */
  @media (scripting: none) {
    display: none;
  }
`;
