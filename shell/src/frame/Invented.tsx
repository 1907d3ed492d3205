import styled from 'styled-components';

/** What is invented or drawn says so of itself, as on every example (AMB-56). */
export const Invented = styled.small`
  padding: 0.2rem 0.5rem;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  color: var(--ag-ink-soft);
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
`;
