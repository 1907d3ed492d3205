import { css } from 'styled-components';

/** Styles of what is there for the ear alone, where eyes see it otherwise. */
export const byEar = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
