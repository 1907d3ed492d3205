import styled from 'styled-components';

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

/** What one may do besides: the words of a quiet button stand where all others begin. */
export const QuietAct = styled.div<{ $isDanger?: boolean }>`
  margin-block: -0.75rem;
  & > button {
    border-inline-width: 0;
    margin-left: -0.75rem;
    ${({ $isDanger }) =>
      $isDanger
        ? 'color: var(--ag-danger); font-weight: 500; text-decoration: underline; text-underline-offset: 0.2em;'
        : ''}
  }
`;
