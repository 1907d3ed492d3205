import { css } from 'styled-components';

/** Between covers that stand beside each other. */
export const COVERS_GAP = 'clamp(1.5rem, 3vw, 2.5rem)';

/** Two columns, the second of which begins where covers do that take five columns of twelve. */
export const besideCovers = css`
  grid-template-columns: minmax(0, 1fr) calc((100% - 1.4 * ${COVERS_GAP}) * 5 / 12);
  column-gap: ${COVERS_GAP};
`;
