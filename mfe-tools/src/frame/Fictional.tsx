import styled from 'styled-components';

/** Says of an example that it is invented (AMB-56), as it is said everywhere on the site. */
export const Fictional = styled.small`
  justify-self: start;
  padding: 0.2rem 0.5rem;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  color: var(--ag-ink-soft);
  font: 600 0.8125rem / 1.2 var(--ag-text);
`;
