import { css } from 'styled-components';

/** A summary of several lines: each begins where the first one does, beside the mark. */
export const foldLines = css`
  margin-left: 1.125rem;
  list-style-position: outside;
  & > * {
    display: block;
  }
`;
