import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** Ways on below a list: subjects and feed. */
export const Ways = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  justify-items: start;
  padding-block: clamp(2.5rem, 5vw, 4rem);
  ${laidOutWhenNear('19rem')}
`;
