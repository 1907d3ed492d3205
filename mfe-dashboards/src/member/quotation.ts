import { css } from 'styled-components';

/** What somebody has said, in their own words and lines: of a `blockquote`. */
export const quotation = css`
  margin: 0;
  padding-inline-start: 1rem;
  border-inline-start: 3px solid var(--ag-edge);
  white-space: pre-wrap;
`;
