import styled from 'styled-components';
import { foldArrow } from '../member/foldArrow.ts';

/** One of several in a panel. */
export const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
  overflow-wrap: anywhere;
  & + & {
    padding-top: 1.25rem;
    box-shadow: 0 -1px 0 var(--ag-line);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
  }
  & h3 {
    font: 600 1rem / 1.4 var(--ag-text);
    letter-spacing: 0;
  }
`;

/** What staff decide about it, opened when they do. */
export const Answer = styled.details`
  ${foldArrow}
  & > summary {
    width: fit-content;
    padding-block: 0.5rem;
    font-weight: 600;
    cursor: pointer;
  }
  & > :not(summary) {
    margin-top: 0.75rem;
  }
`;

/** The same, whose opener is one button among others until then. */
export const AnswerButton = styled(Answer)<{ $isDanger?: boolean }>`
  &[open] {
    flex-basis: 100%;
  }
  & > summary {
    display: grid;
    align-items: center;
    min-height: 3rem;
    padding: 0.5rem 1.5rem;
    border: 1.5px solid currentColor;
    border-radius: 999px;
    line-height: 1.2;
    &::after {
      content: none;
    }
    ${({ $isDanger }) => ($isDanger ? 'color: var(--ag-danger);' : '')}
  }
  & > summary:hover {
    background: var(--ag-hover);
  }
`;
