import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { PipelineArt } from '../art/PipelineArt.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Services in the order in which they take over from each other, with the messages that they send. */
export function Relay({ title, lead, ground, services }: SectionOf<'relay'>) {
  return (
    <SectionFrame title={title} lead={lead} ground={ground} mark={exampleMark}>
      <PipelineArt />
      <Lanes>
        {services.map(({ name, text, messages }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <ol>
              {messages.map((message) => (
                <li key={message.day}>
                  <strong>{message.day}</strong>
                  <span>{message.text}</span>
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
    gap: 1.75rem;
    padding-top: 1.75rem;
    border-top: 2px solid var(--ag-ink);
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & p {
    margin-top: 0.75rem;
    max-width: 32.1em;
    color: var(--ag-ink-soft);
  }
  & ol {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  & ol > li {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    gap: 1rem;
    padding: 0.9rem 1.25rem;
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
    line-height: 1.4;
  }
  & ol strong {
    color: var(--ag-ember);
  }
  /* Each lane begins later than the one before it. */
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 6fr 6fr;
      gap: 4rem;
    }
    & > li:nth-child(2) {
      margin-left: 8%;
    }
    & > li:nth-child(3) {
      margin-left: 16%;
    }
  }
`;
