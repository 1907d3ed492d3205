import type { ColorName } from '@agence/shared-contracts/tokens/colors';
import styled from 'styled-components';

/** The grounds that it is drawn on. */
type Ground = Extract<ColorName, 'spruce' | 'band'>;

/**
 * A slope that gets narrower by the same step from stage to stage, behind their figures; decoration. To scale, a handful of
 * leads would not be seen beside all who see the advertisement.
 */
export function Funnel({ ground }: { readonly ground: Ground }) {
  return (
    <Slope $ground={ground} viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H100C100 55 82 45 82 100H0z" />
      <path className="clicks" d="M0 100H82C82 155 64 145 64 200H0z" />
      <path className="leads" d="M0 200H64V300H0z" />
    </Slope>
  );
}

/** How much of each colour covers the ground, in percent: what stands on it is still read (WCAG 1.4.3). */
export const SHADES = { impressions: ['glacier', 20], clicks: ['glacier', 36], leads: ['ember', 55] } as const;

const shade = ([color, percent]: (typeof SHADES)[keyof typeof SHADES], ground: Ground) =>
  `color-mix(in srgb, var(--ag-${color}) ${percent}%, var(--ag-${ground}))`;

const Slope = styled.svg<{ $ground: Ground }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  & > path {
    fill: ${({ $ground }) => shade(SHADES.impressions, $ground)};
  }
  & > .clicks {
    fill: ${({ $ground }) => shade(SHADES.clicks, $ground)};
  }
  & > .leads {
    fill: ${({ $ground }) => shade(SHADES.leads, $ground)};
  }
`;
