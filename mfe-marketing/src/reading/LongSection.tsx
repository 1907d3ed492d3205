import { Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** A section of several screens: what follows it would jump if it were laid out only when somebody comes near. */
export const LongSection = styled(Section)`
  @media screen {
    html:not([data-moved]) & {
      content-visibility: visible;
    }
  }
`;
