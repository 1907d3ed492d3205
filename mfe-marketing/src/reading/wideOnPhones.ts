import { css } from 'styled-components';

/** Under a thumb what is offered is as wide as its words: of a grid whose children begin at its left edge. */
export const wideOnPhones = css`
  @media (max-width: 29.99rem) {
    & > :is(a, button) {
      width: 100%;
    }
  }
`;
