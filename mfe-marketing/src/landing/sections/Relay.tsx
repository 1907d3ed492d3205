import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { sentLetter, sentQuestions, sentReminder } from '../../pictures/pictures.ts';
import { PipelineArt } from '../art/PipelineArt.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** One of the messages of each service, as it arrives. */
const SENT = [sentQuestions, sentLetter, sentReminder];

/** Services in the order in which they take over from each other, with the messages that they send. */
export function Relay({ title, lead, ground, services }: SectionOf<'relay'>) {
  return (
    <SectionFrame title={title} lead={lead} ground={ground} mark={exampleMark}>
      <PipelineArt />
      <Lanes>
        {services.map(({ name, text, messages }, index) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {SENT[index] ? <Picture of={SENT[index]} /> : null}
            <ol>
              {messages.map((message) => (
                <li key={message.day}>
                  <strong>{message.day}</strong> {message.text}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Lanes>
    </SectionFrame>
  );
}

const Lanes = styled.ol`
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    gap: 0.75rem;
    padding-top: 1.75rem;
    border-top: 2px solid var(--ag-ink);
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & p {
    max-width: 32.1em;
    color: var(--ag-ink-soft);
  }
  & img {
    width: 100%;
    max-width: 25rem;
    margin: 1rem auto 0;
  }
  /* Its phone fades out, where sheets have a shadow. */
  & > li:last-child img {
    margin-bottom: 1.25rem;
  }
  & ol > li {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    gap: 1rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
    line-height: 1.4;
    text-wrap: balance;
  }
  & ol strong {
    color: var(--ag-ember);
  }
  /* What is sent stands beside what is said of it. */
  @media (min-width: 48rem) {
    & > li {
      grid-template: auto auto 1fr / minmax(0, 1fr) 40%;
      column-gap: clamp(2rem, 5vw, 4rem);
    }
    & img {
      grid-area: 1 / 2 / 4;
      margin: 0 0 0 auto;
    }
    & ol {
      margin-top: 1rem;
    }
  }
  /* Each lane begins later than the one before it. */
  @media (min-width: 60rem) {
    & > li {
      width: 84%;
    }
    & > li:nth-child(2) {
      margin-left: 8%;
    }
    & > li:nth-child(3) {
      margin-left: 16%;
    }
  }
`;
