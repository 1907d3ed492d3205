import { css } from 'styled-components';

/** Colours of a study. */
export interface Coloured {
  readonly $ground: string;
  readonly $ink: string;
}

/** Styles of what stands in a study's colours, in every theme. */
export const coloured = css<Coloured>`
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;

/** The same for a whole screen: by night only a breath of the ground, under the page's own ink. */
export const colouredByDay = css<Coloured>`
  ${coloured}
  @media (prefers-color-scheme: dark) {
    background: color-mix(in oklab, ${({ $ground }) => $ground} 18%, var(--ag-ground));
    color: var(--ag-ink);
  }
`;
