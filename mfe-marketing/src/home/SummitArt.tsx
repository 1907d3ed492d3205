import styled, { keyframes } from 'styled-components';

/** The landscape of the home page; `TerrainAgain` shows it in other places of the page. */
const TERRAIN_ID = 'relief';
export const WIDTH = 480;
export const HEIGHT = 320;
/** From the foot to the summit. */
export const CAMPS = [
  { x: 214, y: 273 },
  { x: 268, y: 203 },
  { x: 348, y: 133 },
];
export const ROUTE = 'M150 330c14-34 38-46 64-57s26-46 54-70 44-14 58-34 10-24 22-36';

interface SummitArtProps {
  readonly terrain: string;
  /** Names of the camps, from the foot to the summit. */
  readonly camps: readonly string[];
}

/** The climb: contour lines and the route to the summit, drawn once when the page appears. */
export function SummitArt({ terrain, camps }: SummitArtProps) {
  return (
    <Landscape viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path id={TERRAIN_ID} d={terrain} vectorEffect="non-scaling-stroke" />
      <Route d={ROUTE} pathLength="1" />
      {CAMPS.map(({ x, y }, index) => (
        <g key={x} className={index === CAMPS.length - 1 ? 'summit' : undefined}>
          <circle cx={x} cy={y} />
          <text x={x + 9} y={y + 4}>
            {camps[index]}
          </text>
        </g>
      ))}
    </Landscape>
  );
}

/** The same landscape, larger and elsewhere, at the cost of one element. Fills its positioned parent. */
export function TerrainAgain({ viewBox }: { readonly viewBox: string }) {
  return (
    <Again viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${TERRAIN_ID}`} />
    </Again>
  );
}

const Again = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  fill: none;
  stroke: var(--ag-contour);
  stroke-width: 1.5;
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Landscape = styled.svg`
  width: 100%;
  height: clamp(19rem, 58vw, 33rem);
  margin-top: -2rem;
  pointer-events: none;
  mask-image: linear-gradient(transparent, #000 35% 96%, transparent);
  & path {
    fill: none;
    stroke: var(--ag-contour);
    stroke-width: 1.5;
  }
  & circle {
    r: 4px;
    fill: var(--ag-ground);
    stroke: var(--ag-ember);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & .summit circle {
    fill: var(--ag-ember);
  }
  & text {
    transform: translate(6px, 6px);
    font: 700 15px var(--ag-display);
    fill: var(--ag-ink);
    stroke: var(--ag-ground);
    stroke-width: 4px;
    paint-order: stroke;
  }
  @media (min-width: 60rem) {
    position: absolute;
    inset: 0;
    height: 100%;
    margin: 0;
    mask-image: linear-gradient(90deg, transparent 15%, #000 45%);
    & circle {
      r: 2.4px;
    }
    & text {
      transform: none;
      font-size: 7px;
      stroke-width: 2px;
    }
    & .summit text {
      font-size: 11px;
    }
  }
`;

const Route = styled.path`
  && {
    stroke: var(--ag-ember);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-dasharray: 1;
    animation: ${draw} 2s var(--ag-ease) 0.2s backwards;
    @media (min-width: 60rem) {
      stroke-width: 1;
    }
  }
`;
