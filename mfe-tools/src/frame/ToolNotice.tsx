import styled from 'styled-components';

/** Something that the visitor should know about the state of the tool. */
export const ToolNotice = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 2rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--ag-radius);
  border-left: 4px solid var(--ag-glacier);
  background: var(--ag-band);
  @media print {
    display: none;
  }
`;
