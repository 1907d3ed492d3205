import styled from 'styled-components';

/** Says on a piece itself that it is invented (AMB-56). */
export const Fictional = styled.span`
  display: inline-block;
  padding: 0.2rem 0.5rem;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  color: var(--ag-ink-soft);
  font: 600 0.8125rem/1.2 var(--ag-text);
  letter-spacing: 0;
  white-space: nowrap;
`;
