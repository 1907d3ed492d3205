import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** The result beside what it is made of: above it on small screens, to the right where there is room. */
export const ToolColumns = styled(Container)`
  display: grid;
  gap: 2rem;
  @media (min-width: 64rem) {
    padding-top: 2rem;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: clamp(3rem, 6vw, 6rem);
    & > form {
      grid-area: 1 / 1;
    }
  }
`;
