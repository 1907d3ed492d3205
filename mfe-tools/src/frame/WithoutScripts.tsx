import styled from 'styled-components';

/** Shown only where scripts do not run, so that nobody waits for a button that cannot answer. */
export const WithoutScripts = styled.p`
  display: none;
  max-width: var(--ag-measure);
  padding: 1rem 1.25rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  @media (scripting: none) {
    display: block;
  }
`;
