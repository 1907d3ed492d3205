import { type CoverTone, coverTones } from '@agence/shared-contracts/art/coverTones';
import { mountains } from '@agence/shared-contracts/tokens/drawnInks';
import styled from 'styled-components';

/** Whether a category's colour is one of those that covers have. */
export const isTone = (tone: string | null): tone is CoverTone => tone !== null && Object.hasOwn(coverTones, tone);

interface SwatchProps {
  readonly tone: string | null;
  /** Whose it is: two of one colour are told apart by their summits. */
  readonly of?: string;
  /** Another of this colour stands above it: this one shows its mountain from the other side. */
  readonly isSecond?: boolean;
}

/** The mountain of a category's covers; nothing where each cover chooses its own. */
export function Swatch({ tone, of = '', isSecond = false }: SwatchProps) {
  if (!isTone(tone)) return null;
  const [ridge, ...summit] = ridges[of.charCodeAt(of.length - 1) % ridges.length] ?? ridges[0];
  return (
    <Scene width="36" height="24" viewBox="0 0 36 24" aria-hidden="true" color={mountains[tone]}>
      <rect width="36" height="24" rx="6" stroke="currentColor" strokeOpacity=".25" />
      <g transform={isSecond ? 'matrix(-1 0 0 1 36 0)' : undefined}>
        <path d={`${ridge}a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z`} />
        <circle cx={summit[0]} cy={summit[1]} r="2.2" />
      </g>
    </Scene>
  );
}

/** Lines of land from the left edge to the right one, and where their summits are. */
const ridges = [
  ['M0 19 10 9l7 6 7-8 12 12v0', 24, 7],
  ['M0 17 12 6l8 9 5-4 11 8v0', 12, 6],
  ['M0 20 8 15l4 2 7-11 8 9 9-3v7', 19, 6],
  ['M0 13 7 16l9-4 5 3 8-9 7 7v6', 29, 6],
] as const;

/* All in one light, as their covers are: a sky of the same colour, which is pale by day. */
const Scene = styled.svg`
  & > rect {
    fill: color-mix(in oklab, currentColor 22%, var(--ag-surface));
  }
  & path {
    fill: currentColor;
  }
  & circle {
    fill: var(--ag-ember);
  }
  @media (prefers-color-scheme: dark) {
    & path {
      fill: color-mix(in oklab, currentColor 75%, #fff);
    }
  }
`;
