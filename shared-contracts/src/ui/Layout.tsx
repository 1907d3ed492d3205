import styled, { css } from 'styled-components';

/** Content width with gutters. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '52rem' : '82rem')};
  margin-inline: auto;
  padding-inline: var(--ag-gutter);
`;

const grounds = {
  plain: css``,
  band: css`
    background: var(--ag-band);
  `,
  spruce: css`
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
  `,
} as const;

/**
 * Styles of what stands below the screen: it is laid out when the visitor comes near, so that the page is sooner there. Later
 * pages have nothing of it in their first frame and are laid out whole once they have been seen, so that Back finds the place
 * that was left: the shell says so by `--ag-later`.
 *
 * @param height what it takes until then, in CSS units
 */
export const laidOutWhenNear = (height: string) => css`
  @media screen {
    content-visibility: var(--ag-later, auto);
    contain-intrinsic-block-size: auto ${height};
    /* While the first page of a visit comes, only what is on the screen is laid out, where a timeline can tell: the shell names both. */
    @supports (animation-timeline: view()) {
      :root[data-held] & {
        animation: held 1s paused, seen linear;
        animation-timeline: auto, view();
      }
    }
  }
`;

/** Styles of a section that is on the first screen, or is several screens long: what follows it would jump if it were laid out late. */
export const laidOutAtOnce = css`
  @media screen {
    content-visibility: visible;
    :root[data-held] && {
      animation: none;
    }
  }
`;

/** One idea of a page, with its breathing space. */
export const Section = styled.section<{ $ground?: keyof typeof grounds }>`
  position: relative;
  padding-block: var(--ag-section);
  ${({ $ground = 'plain' }) => grounds[$ground]}
  ${laidOutWhenNear('50rem')}
`;

/** Styles of a dark panel on a page of any theme: results, totals, advice. */
export const sprucePanel = css`
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  /* On a dark page its ground alone would hardly show. */
  box-shadow: 0 0 0 1px var(--ag-line);
  color: var(--ag-on-spruce);
`;

/** Children below each other. `$gap` in steps of 8 px. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 3 }) => $gap * 0.5}rem;
  align-content: start;
  justify-items: start;
`;

/** Cards beside each other, as many as fit. */
export const Grid = styled.div<{ $min?: string; $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 4 }) => $gap * 0.5}rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
`;

/** Children in a line that wraps. */
export const Row = styled.div<{ $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => $gap * 0.5}rem;
`;
