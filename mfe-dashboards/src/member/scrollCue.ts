import { css, keyframes } from 'styled-components';

/** Length over which content fades where more of it lies. */
const FADE = '2.5rem';

/**
 * Two masks, each longer than the box by a fade at one end, one above the other: each is moved until its fade is in the box or outside
 * of it. At the beginning nothing is faded there, at the end nothing there; what is not scrolled has no timeline, and no mask.
 */
const fading = ([from, to]: readonly [string, string], at: (offset: string) => string, size: string) => keyframes`
  from, to {
    mask-image: linear-gradient(to ${to}, transparent, #000 ${FADE}), linear-gradient(to ${from}, transparent, #000 ${FADE});
    mask-size: ${size};
    mask-repeat: no-repeat;
    mask-composite: intersect;
  }
  from {
    mask-position: ${at(`-${FADE}`)}, ${at(`-${FADE}`)};
  }
  8%, 92% {
    mask-position: ${at('0')}, ${at(`-${FADE}`)};
  }
  to {
    mask-position: ${at('0')}, ${at('0')};
  }
`;

/** Within the box: a mask hides what is drawn around it. */
const ring = css`
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const sideways = fading(['left', 'right'], (offset) => `${offset} 0`, `calc(100% + ${FADE}) 100%`);
const down = fading(['top', 'bottom'], (offset) => `0 ${offset}`, `100% calc(100% + ${FADE})`);

/** Of what is scrolled sideways: it fades at the side where more of it lies. Browsers without such timelines have their bar alone. */
export const scrollCue = css`
  overflow-x: auto;
  background: var(--ag-surface);
  ${ring}
  @supports (animation-timeline: scroll()) {
    animation: ${sideways} linear both;
    animation-timeline: scroll(self inline);
  }
`;

/** Of what is scrolled down: the same at its top and bottom. */
export const scrollCueDown = css`
  overflow-y: auto;
  background: var(--ag-surface);
  ${ring}
  @supports (animation-timeline: scroll()) {
    animation: ${down} linear both;
    animation-timeline: scroll(self block);
  }
`;
