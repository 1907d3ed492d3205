import { css } from 'styled-components';

/** A title and its text beside others, in a grid: titles of a row are as high as its highest, so that their texts begin on one line. */
export const titlesInStep = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
`;
