import { css } from 'styled-components';

/** Colours of a study, which are its own in every theme. */
export interface Coloured {
  readonly $ground: string;
  readonly $ink: string;
}

/** Styles of what stands in a study's colours. */
export const coloured = css<Coloured>`
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;
