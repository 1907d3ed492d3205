import styled from 'styled-components';
import { bridges, ferry, HEIGHT, names, orleans, places, river, streams, WIDTH, wideViews } from './territory.ts';

interface TerritoryArtProps {
  /** Name of the place that stands out. */
  readonly focus: string;
  /** A small map: what is around that place, and the town beside it; nothing else that would want a name. */
  readonly isSmall?: boolean;
  /** Description; without one the drawing is decoration. */
  readonly alt?: string;
}

/** What every place is near to. */
const TOWN = 'Québec';
const townX = places.find(({ name }) => name === TOWN)?.x ?? 0;
/** What a small map shows: a place with room for its name above it, and the town south of it. */
const viewAround = (x: number, y: number) => `${(x + townX) / 2 - 220} ${y - 95} 440 330`;

/** Québec, the river and the south shore, drawn; nothing of it comes from a map service. */
export function TerritoryArt({ focus, isSmall = false, alt }: TerritoryArtProps) {
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  const named = isSmall
    ? places.filter(({ name }) => name === focus || name === TOWN)
    : places.filter(({ of = focus, notFor }) => of === focus && notFor !== focus);
  const lettered = isSmall ? [] : names.filter(({ notFor }) => notFor !== focus);
  const around = isSmall ? named.find(({ name }) => name === focus) : undefined;
  const view = around ? viewAround(around.x, around.y) : (wideViews[focus] ?? `0 0 ${WIDTH} ${HEIGHT}`);
  return (
    <Drawing viewBox={view} preserveAspectRatio="xMidYMid slice" {...label}>
      {isSmall ? null : <path className="stream" d={streams} />}
      <path d={river} />
      <path className="island" d={orleans} />
      <path className="way" d={bridges} />
      <path className="way ferry" d={ferry} />
      {lettered.map(({ lines, turn, anchor, x, y }) => (
        <g key={lines[0]} className={turn ? 'name water' : 'name'} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {lines.map((line, index) => (
            <text key={line} y={`${index * 1.1}em`} textAnchor={anchor}>
              {line}
            </text>
          ))}
        </g>
      ))}
      {named.map(({ name, x, y, isLeft }) => (
        <g key={name} data-focus={name === focus ? '' : undefined}>
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
  & > .stream {
    fill: none;
    stroke-width: 2;
    opacity: 0.6;
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
  & .name text {
    font-size: 17px;
    fill: var(--ag-ink-soft);
  }
  & .water text {
    stroke: none;
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
  @media (max-width: 59.99rem) {
    & text {
      font-size: 32px;
    }
    & .name text {
      font-size: 28px;
    }
    & [data-focus] text {
      font-size: 40px;
    }
  }
`;
