import styled from 'styled-components';
import { scrollCueDown } from './scrollCue.ts';

/**
 * A list and what is open of it: beside each other where there is room; else what is open takes the place of everything that has
 * `data-list`, the list and its filters.
 */
export const Beside = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 2rem;
  align-items: start;
  @media (max-width: 63.99rem) {
    & > [data-list] {
      ${({ $isOpen }) => ($isOpen ? 'display: none;' : '')}
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: ${({ $isOpen }) => ($isOpen ? 'minmax(0, 1fr) minmax(0, 27rem)' : 'minmax(0, 1fr)')};
  }
`;

/** What is open of it: all about one entry. */
export const OpenPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: clamp(1rem, 2.5vw, 1.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  overflow-wrap: anywhere;
  /* In view wherever in the list it was opened. */
  @media screen and (min-width: 64rem) {
    position: sticky;
    top: 5.25rem;
    max-height: calc(100dvh - 6.5rem);
    ${scrollCueDown}
  }
  & h2 {
    font-size: 1.5rem;
    /* It has the focus for who reads on here; it is no control. */
    outline: none;
  }
  & h3 {
    margin-bottom: 0.75rem;
    font-size: var(--ag-size-lead);
  }
`;

/** What one may do besides: the words of a quiet button stand where all others begin. */
export const QuietAct = styled.div<{ $isDanger?: boolean }>`
  margin-block: -0.75rem;
  & > button {
    margin-left: -0.75rem;
    ${({ $isDanger }) => ($isDanger ? 'color: var(--ag-danger);' : '')}
  }
`;
