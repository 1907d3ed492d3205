import styled from 'styled-components';

/** Width of the narrowest and of the widest place, in percent of the drawing. */
const NARROWEST = 40;
const WIDEST = 100;

/** How wide each stage is: by the order of magnitude of its count, so that a handful of leads still shows. */
export function funnelWidths(counts: readonly (number | undefined)[]): number[] {
  const size = (count: number | undefined) => Math.log10(Math.max(count ?? 0, 0) + 1);
  const most = size(counts[0]);
  return counts.map((count) =>
    most === 0 ? NARROWEST : Math.round(NARROWEST + (size(count) / most) * (WIDEST - NARROWEST)),
  );
}

/** A slope that gets narrower from stage to stage, behind its figures; decoration, the figures say the same. */
export function Funnel({ counts }: { readonly counts: readonly (number | undefined)[] }) {
  const [first = WIDEST, second = WIDEST, third = WIDEST] = funnelWidths(counts);
  return (
    <Slope viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${first}C${first} 55 ${second} 45 ${second} 100H0z`} />
      <path className="clicks" d={`M0 100H${second}C${second} 155 ${third} 145 ${third} 200H0z`} />
      <path className="leads" d={`M0 200H${third}V300H0z`} />
    </Slope>
  );
}

/** How much of each colour covers the spruce ground, in percent: what stands on it is still read (WCAG 1.4.3). */
export const SHADES = { impressions: ['glacier', 20], clicks: ['glacier', 36], leads: ['ember', 55] } as const;

const shade = ([color, percent]: (typeof SHADES)[keyof typeof SHADES]) =>
  `color-mix(in srgb, var(--ag-${color}) ${percent}%, var(--ag-spruce))`;

const Slope = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  & > path {
    fill: ${shade(SHADES.impressions)};
  }
  & > .clicks {
    fill: ${shade(SHADES.clicks)};
  }
  & > .leads {
    fill: ${shade(SHADES.leads)};
  }
`;
