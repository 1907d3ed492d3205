import styled from 'styled-components';
import { PartState } from './PartState.tsx';

interface PartHeadProps {
  /** Of the heading, which the plan of the page leads to. */
  readonly id: string;
  readonly title: string;
  /** What it is asked for, in a line. */
  readonly lead: string;
  /** How many of its questions are answered, and how many there are. */
  readonly filled: number;
  readonly total: number;
  /** What is said while something stands in for an answer. */
  readonly standing?: string;
}

/** What a part of the course is for and how far it is. */
export function PartHead({ id, title, lead, filled, total, standing }: PartHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <PartState {...{ filled, total, standing }} />
    </Head>
  );
}

/** The state follows the title; what is said of the part has all of the next one. */
const Head = styled.header`
  && {
    display: grid;
    grid-template-columns: auto minmax(min-content, 1fr);
    gap: 0.25rem 0.75rem;
  }
  & > small {
    grid-area: 1 / 2;
  }
  & > p {
    grid-column: 1 / -1;
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
`;
