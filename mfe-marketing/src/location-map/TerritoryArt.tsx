import styled from 'styled-components';
import { HEIGHT, orleans, places, river, WIDTH } from './territory.ts';

interface TerritoryArtProps {
  /** Name of the place that stands out. */
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
      <path d={orleans} />
      {places.map(({ name, x, y }) => (
        <g key={name} data-focus={name === focus ? '' : undefined}>
          <circle cx={x} cy={y} r={name === focus ? 10 : 5} />
          <text x={x + 16} y={y + 6}>
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
  background: var(--ag-band);
  & > path {
    fill: color-mix(in srgb, var(--ag-glacier) 26%, var(--ag-band));
    stroke: var(--ag-glacier);
    stroke-width: 1.5;
  }
  & > path + path {
    fill: var(--ag-band);
  }
  & circle {
    fill: var(--ag-surface);
    stroke: var(--ag-ink);
    stroke-width: 2.5;
  }
  & text {
    font: 600 19px var(--ag-text);
    fill: var(--ag-ink);
    stroke: var(--ag-band);
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
`;
