import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** The ground of every screen of the administration. */
export const AdminFrame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  @media (min-width: 40rem) {
    gap: 1.5rem;
  }
  padding-block: var(--ag-place) var(--ag-section);
  & h1:has(+ *) {
    margin-bottom: 0.5rem;
  }
  & > h1:has(+ *) {
    margin-bottom: 0;
  }
`;
