import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';

/** What may be done besides, as words on a button's line. */
export const TextButton = styled(Button).attrs({ $look: 'quiet' })`
  padding-inline: 0;
  border-inline-width: 0;
  text-decoration: underline;
  text-decoration-color: var(--ag-edge);
  text-underline-offset: 0.25em;
  &:hover {
    background: none;
    text-decoration-color: currentColor;
  }
  &[aria-disabled='true'] {
    text-decoration: none;
  }
`;
