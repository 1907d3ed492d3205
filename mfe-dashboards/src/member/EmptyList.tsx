import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Example } from './Example.tsx';

/** Drawings on a grid of 24 × 24. */
const drawings = {
  appointments: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  measures: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 11.500l2.200 2.200L15 10',
  people: 'M12 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM5 20c.5-4 3-6 7-6s6.500 2 7 6',
  words: 'M5 4h10l4 4v12H5zM8.500 11h7M8.500 14.500h7M8.500 8h3',
  voices: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  courses: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  nothingFound: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20.500 20.500',
} as const;

interface EmptyListProps {
  readonly drawing: keyof typeof drawings;
  readonly title: string;
  /** What comes here, or why nothing is shown. */
  readonly children?: ReactNode;
  /** What an entry is like. */
  readonly example?: string;
  /** The one way on. */
  readonly actions?: ReactNode;
}

/** Where a list has nothing: a small drawing, what comes here, what an entry is like, one way on. */
export function EmptyList({ drawing, title, children, example, actions }: EmptyListProps) {
  return (
    <Frame>
      <Drawing viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={drawings[drawing]} />
      </Drawing>
      {/* What can be done about it is met on the way, and not said. */}
      <Words role="status">
        <strong>{title}</strong> {children ? <p>{children}</p> : null}
      </Words>
      <Example of={example} />
      {actions}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 1.1rem;
  justify-items: center;
  padding-block: 0.5rem;
  text-align: center;
`;

/** In a disc, whose edge stands where the words below it begin: drawings have edges of their own each. */
const Drawing = styled.svg`
  width: 4.5rem;
  height: 4.5rem;
  padding: 1.1rem;
  border: 1px solid var(--ag-line);
  border-radius: 50%;
  background: var(--ag-band);
  color: var(--ag-ink-soft);
  stroke-width: 1.6;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Words = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: 38rem;
  & > strong {
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
    text-wrap: balance;
  }
  & > p {
    color: var(--ag-ink-soft);
    text-wrap: balance;
  }
`;
