import { type CoverTone, coverTones } from '@agence/shared-contracts/art/coverTones';
import { mountains } from '@agence/shared-contracts/tokens/drawnInks';
import styled from 'styled-components';

/** Whether a category's colour is one of those that covers have. */
export const isTone = (tone: string | null): tone is CoverTone => tone !== null && Object.hasOwn(coverTones, tone);

/** The mountain of a category's covers in the day's or the night's air; nothing where each cover chooses its own. */
export function Swatch({ tone }: { readonly tone: string | null }) {
  if (!isTone(tone)) return null;
  return (
    <Scene width="36" height="24" viewBox="0 0 36 24" aria-hidden="true" color={mountains[tone]}>
      <rect width="36" height="24" rx="6" stroke="currentColor" strokeOpacity=".25" />
      <path d="M0 19 10 9l7 6 7-8 12 12v0a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" />
      <circle cx="24" cy="7" r="2.2" />
    </Scene>
  );
}

/* All in one light, as their covers are: a sky of the same colour, which is pale by day. */
const Scene = styled.svg`
  & > rect {
    fill: color-mix(in oklab, currentColor 22%, var(--ag-surface));
  }
  & > path {
    fill: currentColor;
  }
  & > circle {
    fill: var(--ag-ember);
  }
  @media (prefers-color-scheme: dark) {
    & > path {
      fill: color-mix(in oklab, currentColor 75%, #fff);
    }
  }
`;
