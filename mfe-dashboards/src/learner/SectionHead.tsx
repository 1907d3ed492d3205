import styled from 'styled-components';

/** The name of a section of the dashboard, with the way to more of it. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  margin-bottom: 0.9rem;
  & > a {
    padding-block: 0.5rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
    text-decoration-color: var(--ag-edge);
  }
`;
