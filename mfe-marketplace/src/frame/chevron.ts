import { css } from 'styled-components';

/** Points to the right behind what leads on, as heavy as the words before it: for an `::after`. */
export const chevron = css`
  content: '';
  display: inline-block;
  width: 0.45em;
  height: 0.45em;
  border: solid;
  border-width: 2px 2px 0 0;
  rotate: 45deg;
  vertical-align: 0.1em;
`;
