import { type CoverTone, coverTones } from '@agence/shared-contracts/art/coverTones';
import styled from 'styled-components';

/** Whether a category's colour is one of those that covers have. */
export const isTone = (tone: string | null): tone is CoverTone => tone !== null && Object.hasOwn(coverTones, tone);

/** The colours of a category's covers; nothing where each cover chooses its own. */
export function Swatch({ tone }: { readonly tone: string | null }) {
  if (!isTone(tone)) return null;
  const { valley, land, route } = coverTones[tone];
  return (
    <Scene width="36" height="24" viewBox="0 0 36 24" aria-hidden="true" data-tone={tone}>
      <rect width="36" height="24" rx="6" fill={valley} stroke="currentColor" strokeOpacity=".25" />
      <path d="M0 19 10 9l7 6 7-8 12 12v0a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" fill={land} />
      <circle cx="24" cy="7" r="2.2" fill={route} />
    </Scene>
  );
}

/* By night pale skies are dark, as those of covers are; two tones are of the night anyway. */
const Scene = styled.svg`
  @media (prefers-color-scheme: dark) {
    &:not([data-tone='spruce'], [data-tone='night']) {
      & > rect {
        filter: brightness(0.35);
      }
      & > path {
        filter: brightness(0.85);
      }
      & > circle {
        fill: var(--ag-ember);
      }
    }
  }
`;
