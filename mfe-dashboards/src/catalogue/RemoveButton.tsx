import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';

/** Takes the entry away that the form is about: at the end of its line, away from what saves it. */
export const RemoveButton = styled(Button).attrs({ $look: 'quiet' })`
  margin-left: auto;
  color: var(--ag-danger);
`;
