import { css, keyframes } from 'styled-components';

/** Length over which content fades where more of it lies. */
const FADE = '2rem';

/**
 * Two masks, each longer than the box by a fade at one end, one above the other: each is moved until its fade is in the box or outside
 * of it. At the beginning nothing is faded there, at the end nothing there; what is not scrolled has no timeline, and no mask.
 */
const fading = keyframes`
  from, to {
    mask-image: linear-gradient(to right, transparent, #000 ${FADE}), linear-gradient(to left, transparent, #000 ${FADE});
    mask-size: calc(100% + ${FADE}) 100%;
    mask-repeat: no-repeat;
    mask-composite: intersect;
  }
  from {
    mask-position: -${FADE} 0, -${FADE} 0;
  }
  8%, 92% {
    mask-position: 0 0, -${FADE} 0;
  }
  to {
    mask-position: 0 0, 0 0;
  }
`;

const SHADE = 'color-mix(in srgb, var(--ag-ink) 22%, transparent), transparent';

/** Of a sheet that is scrolled sideways: it fades at the side where more of it lies; without such timelines it is shaded there. */
export const scrollCue = css`
  overflow-x: auto;
  background: var(--ag-surface);
  /* Within the box: a mask hides what is drawn around it. */
  &:focus-visible {
    outline-offset: -3px;
  }
  @supports (animation-timeline: scroll()) {
    animation: ${fading} linear both;
    animation-timeline: scroll(self inline);
  }
  /* Each end is shaded below a cover, which is scrolled away with the content and hides the shade where the content ends. */
  @supports not (animation-timeline: scroll()) {
    background:
      linear-gradient(to right, var(--ag-surface) 35%, transparent) 0 / 2.5rem 100% no-repeat local,
      linear-gradient(to left, var(--ag-surface) 35%, transparent) 100% / 2.5rem 100% no-repeat local,
      linear-gradient(to right, ${SHADE}) 0 / 0.9rem 100% no-repeat scroll,
      linear-gradient(to left, ${SHADE}) 100% / 0.9rem 100% no-repeat scroll,
      var(--ag-surface);
  }
`;
