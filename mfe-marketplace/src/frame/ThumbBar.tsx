import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Where the bar is: on small windows that are high enough for it and have no question of consent on them. Paper has no thumb. */
const whereShown = (rules: ReturnType<typeof css>) => css`
  @media screen and (max-width: 59.99rem) and (min-height: 30rem) {
    :root:not([data-asking]) & {
      ${rules}
    }
  }
`;

/** Styles of what stands in the bar at the thumb where there is one. */
export const unlessInBar = whereShown(css`
  display: none;
`);

/** Price and action of the page at the thumb (AMB-63); the shell's own bar stays away. */
export function ThumbBar({
  label,
  price,
  children,
}: {
  readonly label: string;
  readonly price: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Bar data-own-bar="" aria-label={label}>
      <strong>{price}</strong>
      {children}
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 19;
  display: none;
  /* Large letters take a line for the price and one for the action. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding: 0.75rem var(--ag-gutter) calc(0.75rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--ag-line);
  background: var(--ag-ground);
  & > strong {
    flex: none;
    max-width: 100%;
    font: 700 1.25rem/1.1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font: 400 0.875rem/1.2 var(--ag-text);
  }
  & > :not(strong) {
    flex: 1 1 11rem;
    min-width: min-content;
    max-width: 100%;
  }
  ${whereShown(css`
    display: flex;
  `)}
`;
