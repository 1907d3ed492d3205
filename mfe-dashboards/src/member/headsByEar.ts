import { css } from 'styled-components';
import { byEar } from './byEar.ts';

/** Styles of a table whose rows are sheets of their own, as on phones: the names of its columns are for the ear alone. */
export const headsByEar = css`
  & thead {
    ${byEar}
  }
`;
