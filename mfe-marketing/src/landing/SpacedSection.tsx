import { Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** A section of a landing page. One with `data-plain` that follows another stands nearer to it: no ground changes between them. */
export const SpacedSection = styled(Section)`
  div:has([data-plain]:last-child) + div &[data-plain] {
    padding-top: calc(var(--ag-section) / 2);
  }
`;
