import styled from 'styled-components';

/** A page of one column, with room between its parts. */
export const Sheet = styled.div`
  display: grid;
  gap: 1.75rem;
  padding-block: clamp(2rem, 5vw, 4rem);
  & > h1 {
    max-width: 14em;
    font-size: var(--ag-size-1);
    line-height: 1.02;
    letter-spacing: -0.025em;
  }
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    align-content: start;
    min-width: 0;
  }
  & h2 {
    font-size: var(--ag-size-3);
  }
`;

/** What one is about to do, beside what it is about, which has the class `beside`. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow: clip;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  & > * {
    min-width: 0;
    padding: min(clamp(1.25rem, 3vw, 2rem), 6vw);
    overflow-wrap: anywhere;
  }
  & > .beside {
    background: var(--ag-band);
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(14rem, 17rem) minmax(0, 1fr);
  }
`;

/** Why nothing was done, and what to do instead. */
export const Warning = styled.p`
  padding: 0.9rem 1.1rem;
  border: 1.5px solid var(--ag-danger);
  border-radius: var(--ag-radius);
  font-weight: 600;
`;
