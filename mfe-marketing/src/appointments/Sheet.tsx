import styled from 'styled-components';

/** A page of one column, with room between its parts. */
export const Sheet = styled.div`
  display: grid;
  gap: 1.75rem;
  max-width: 56rem;
  padding-block: clamp(2.5rem, 7vw, 5.5rem);
  & > h1 {
    max-width: 9.3em;
    font-size: var(--ag-size-1);
    line-height: 1.02;
    letter-spacing: -0.025em;
  }
  & section {
    display: grid;
    gap: 1.25rem;
    margin-top: 1rem;
  }
  & h2 {
    font-size: var(--ag-size-3);
  }
`;

/** Why nothing was done, and what to do instead. */
export const Warning = styled.p`
  padding: 0.9rem 1.1rem;
  border: 1.5px solid var(--ag-danger);
  border-radius: var(--ag-radius);
  font-weight: 600;
`;
