import styled, { keyframes } from 'styled-components';

const climb = keyframes`
  from { transform: scaleX(0); }
`;

/** How far the reader has come, drawn by the browser from the scroll position; absent where it cannot. */
export const ReadingProgress = styled.div.attrs({ 'aria-hidden': true })`
  display: none;
  @supports (animation-timeline: scroll()) {
    position: fixed;
    inset: 0 0 auto;
    z-index: 20;
    display: block;
    height: 3px;
    background: var(--ag-ember);
    transform-origin: 0 50%;
    animation: ${climb} auto linear;
    animation-timeline: scroll();
  }
`;
