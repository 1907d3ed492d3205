import { css } from 'styled-components';

/** Styles of a table whose rows are sheets of their own, as on phones: the names of its columns are for the ear alone. */
export const headsByEar = css`
  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
