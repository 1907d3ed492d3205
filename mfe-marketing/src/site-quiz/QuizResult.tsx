import type { RefObject } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { Cta } from '../landing/Cta.tsx';
import type { Answers } from './recommend.ts';

interface QuizResultProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly texts: SectionOf<'quiz'>;
  readonly recommendation: SectionOf<'quiz'>['recommendations']['ecommerce'];
  readonly lacksShop: boolean;
  readonly answers: Answers;
}

/** The site that fits the answers: what it is, what it has, how long it takes and what it costs. */
export function QuizResult({ headingRef, texts, recommendation, lacksShop, answers }: QuizResultProps) {
  const { type, description, features, timeline, price } = recommendation;
  const context = {
    title: texts.title,
    lines: [
      [texts.result, type],
      [texts.price, price],
      ...texts.questions.map(({ id, question }) => [question, answers[id] ?? ''] as const),
    ],
  } as const;
  return (
    <Result>
      <small>{texts.result}</small>
      <h3 ref={headingRef} tabIndex={-1}>
        {type}
      </h3>
      <p>{description}</p>
      {lacksShop ? <p>{texts.shopNote}</p> : null}
      <h4>{texts.features}</h4>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl>
        <dt>{texts.timeline}</dt>
        <dd>{timeline}</dd>
        <dt>{texts.price}</dt>
        <dd>{price}</dd>
      </dl>
      <Cta {...texts.action} location="quiz" context={context} />
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  gap: 1.1rem;
  justify-items: start;
  & > h3 {
    font-size: var(--ag-size-2);
  }
  & > h3:focus {
    outline: none;
  }
  & > h4 {
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & > ul {
    width: 100%;
  }
  & li {
    padding-block: 0.55rem;
    border-top: 1px solid var(--ag-line);
  }
  & > dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1.5rem;
    align-items: baseline;
    margin: 0;
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
  }
`;
