import { css } from 'styled-components';

/** Figures in large type above what they count, on a spruce ground. */
export const figuresGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  & > h2,
  & > header > h2 {
    font-size: var(--ag-size-3);
    color: var(--ag-on-spruce-soft);
  }
  & > dl {
    display: grid;
    gap: 2rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.5rem;
    padding-top: 1.25rem;
    border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  & dt {
    color: var(--ag-on-spruce-soft);
  }
  & dd {
    font: 700 var(--ag-size-1) / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  @media (max-width: 20rem) {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (min-width: 60rem) {
    & > dl {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
