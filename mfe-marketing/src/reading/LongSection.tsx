import { laidOutAtOnce, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** A section of several screens. */
export const LongSection = styled(Section)`
  ${laidOutAtOnce}
`;
