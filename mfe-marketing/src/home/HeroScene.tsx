import { Picture } from '@agence/shared-contracts/art/Picture';
import { homeRelief, homeRoute } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';

/** Where camps stand beside the route, in each cut of the picture, from the foot to the summit. */
const CAMPS = {
  wide: {
    box: '0 0 1440 900',
    size: 24,
    at: [
      [1120, 481],
      [1124, 281],
      [1206, 92],
    ],
  },
  phone: {
    box: '0 0 780 1000',
    size: 36,
    at: [
      [602, 643],
      [412, 498],
      [576, 366],
    ],
  },
} as const;

/** The massif with the red route to its summit. Picture, route and names lie in the same place whatever the window's shape. */
export function HeroScene({ camps }: { readonly camps: readonly string[] }) {
  return (
    <Scene aria-hidden="true">
      <Picture of={homeRelief} first />
      <Picture of={homeRoute} first />
      {Object.entries(CAMPS).map(([cut, { box, size, at }]) => (
        <svg
          key={cut}
          aria-hidden="true"
          className={cut}
          viewBox={box}
          preserveAspectRatio="xMaxYMin slice"
          fontSize={size}
        >
          {at.map(([x, y], index) => (
            <text key={y} x={x} y={y} fontSize={index === at.length - 1 ? size * 1.25 : undefined}>
              {camps[index]}
            </text>
          ))}
        </svg>
      ))}
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 780 / 1000;
  margin-top: -4.5rem;
  pointer-events: none;
  mask-image: linear-gradient(#000 80%, transparent);
  & img,
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    object-position: 100% 0;
  }
  & > .wide {
    display: none;
  }
  & text {
    font-family: var(--ag-display);
    font-weight: 700;
    fill: var(--ag-ink);
    stroke: var(--ag-ground);
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  /* As Picture does: beyond phones the wide cut. */
  @media (min-width: 48.01rem) {
    aspect-ratio: 1440 / 900;
    margin-top: -7rem;
    & > .wide {
      display: block;
    }
    & > .phone {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    margin: 0;
    mask-image: linear-gradient(#000 82%, transparent);
  }
`;
