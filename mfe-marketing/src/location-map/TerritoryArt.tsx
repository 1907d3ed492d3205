import styled from 'styled-components';
import { bridges, ferry, HEIGHT, orleans, places, river, WIDTH } from './territory.ts';

interface TerritoryArtProps {
  /** Name of the place that stands out; small maps write it above its point where there is no room beside it. */
  readonly focus: string;
  /** Description; without one the drawing is decoration. */
  readonly alt?: string;
}

/** Québec, the river and the south shore, drawn; nothing of it comes from a map service. */
export function TerritoryArt({ focus, alt }: TerritoryArtProps) {
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" {...label}>
      <path d={river} />
      <path className="island" d={orleans} />
      <path className="way" d={bridges} />
      <path className="way ferry" d={ferry} />
      {places.map(({ name, x, y, isLeft }) => (
        <g key={name} data-focus={name === focus ? (x > WIDTH / 2 ? 'beside' : 'above') : undefined}>
          <circle cx={x} cy={y} r={name === focus ? 10 : 5} />
          <text x={isLeft ? x - 16 : x + 16} y={y + 6} textAnchor={isLeft ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  --land: color-mix(in srgb, var(--ag-moss) 9%, var(--ag-surface));
  background: var(--land);
  & > path {
    fill: color-mix(in srgb, var(--ag-glacier) 30%, var(--ag-surface));
    stroke: var(--ag-glacier);
    stroke-width: 1.5;
  }
  & > .island {
    fill: var(--land);
  }
  & > .way {
    fill: none;
    stroke: var(--ag-ink);
    stroke-width: 3;
  }
  & > .ferry {
    stroke: var(--ag-ember);
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
  & circle {
    fill: var(--ag-surface);
    stroke: var(--ag-ink);
    stroke-width: 2.5;
  }
  & text {
    font: 600 19px var(--ag-text);
    fill: var(--ag-ink);
    stroke: var(--land);
    stroke-width: 5px;
    paint-order: stroke;
  }
  & [data-focus] circle {
    fill: var(--ag-ember);
    stroke: var(--ag-surface);
    stroke-width: 4;
  }
  & [data-focus] text {
    font: 700 26px var(--ag-display);
  }
  /* Drawn at half its size, it is still to be read. */
  @media (max-width: 40rem) {
    & text {
      font-size: 29px;
    }
    & [data-focus] text {
      font-size: 38px;
    }
  }
`;
