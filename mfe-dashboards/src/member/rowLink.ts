import { css } from 'styled-components';

/** Styles of a list whose rows lead somewhere by their one link: the whole row does, whose place must be its own (`position`). */
export const rowLink = css`
  & a {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  & a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
