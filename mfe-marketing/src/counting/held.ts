import { css, keyframes } from 'styled-components';

const hold = keyframes`
  from {
    opacity: 0;
  }
`;

/**
 * Keeps a served figure out of sight until it counts up: nobody sees it jump back to nothing. Where the code does not
 * come within three seconds, or none runs, the figure stands there as it was served.
 */
export const held = css`
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    animation: ${hold} 3s step-end;
  }
`;
