import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { portraits } from './portraits.ts';

/** Says of somebody whom we have invented that they are (AMB-56); nothing of people who exist. */
export function Fictional({ slug }: { readonly slug: string }) {
  return portraits.has(slug) ? <FictionalMark>{frameTexts.fictional}</FictionalMark> : null;
}

/** As what is invented is marked everywhere; the line that it stands in keeps its height. */
export const FictionalMark = styled.small`
  padding: 0.1em 0.4em;
  /* With the space before it, clear of the name. */
  margin-left: 0.15em;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  color: var(--ag-ink-soft);
  font: 600 0.8125rem var(--ag-text);
  white-space: nowrap;
`;
