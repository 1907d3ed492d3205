import styled from 'styled-components';
import { commonTexts } from '../content/common.ts';

/** Says of who writes that we have invented them (AMB-56), as it is said everywhere on the site. */
export const Fictional = () => <Mark>{commonTexts.fictional}</Mark>;

/* The line that it stands in keeps its height. */
const Mark = styled.small`
  margin-left: 0.25rem;
  padding: 0.1em 0.4em;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  color: var(--ag-ink-soft);
  font: 600 0.8125rem var(--ag-text);
  white-space: nowrap;
`;
