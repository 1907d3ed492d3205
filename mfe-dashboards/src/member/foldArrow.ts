import { css } from 'styled-components';

/** Of a `details`: an arrow at the end of its summary, down while it is folded. A plus would look as if it added something. */
export const foldArrow = css`
  & > summary {
    position: relative;
    padding-right: 1.75rem;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    position: absolute;
    top: calc(var(--fold-at, 50%) - 0.4rem);
    right: 0.2rem;
    width: 0.6rem;
    height: 0.6rem;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[open] > summary::after {
    top: calc(var(--fold-at, 50%) - 0.15rem);
    rotate: -135deg;
  }
`;
