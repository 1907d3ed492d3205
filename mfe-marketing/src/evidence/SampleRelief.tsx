import styled from 'styled-components';
import sample from '../content/evidence/auditSample.json' with { type: 'json' };
import { evidence } from '../content/evidence/evidence.ts';

/** Where the name of each block stands: the corners, clockwise from the upper left. */
const CORNERS = [
  { x: -186, y: -154, textAnchor: 'start' },
  { x: 186, y: -154, textAnchor: 'end' },
  { x: 186, y: 142, textAnchor: 'end' },
  { x: -186, y: 142, textAnchor: 'start' },
] as const;

/** The answers as the contour lines of a mountain; the list beside it says the same. */
export function SampleRelief() {
  const { relief, blocks } = sample;
  return (
    <Drawing viewBox="-190 -178 380 356" role="img" aria-label={evidence.audit.relief}>
      {relief.rings.map((radius) => (
        <circle key={radius} className="ring" r={radius} />
      ))}
      <path className="ring" d={relief.spokes.map(({ x, y }) => `M0 0 ${x} ${y}`).join('')} />
      {relief.lines.map((line, at) => (
        <path key={line} className={at === 0 ? 'land' : 'line'} d={line} />
      ))}
      {relief.points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="point" cx={x} cy={y} r="4" />
      ))}
      {blocks.map(({ name, percent }, index) => (
        <text key={name} {...CORNERS[index]}>
          {name}
          <tspan x={CORNERS[index]?.x} dy="23">
            {percent}
            {'\u00a0%'}
          </tspan>
        </text>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  /* As large as its letters are read. */
  max-width: 22rem;
  margin-inline: auto;
  fill: none;
  & .ring {
    stroke: color-mix(in srgb, currentColor 22%, transparent);
  }
  & .land {
    fill: color-mix(in srgb, var(--ag-ember) 30%, transparent);
    stroke: var(--ag-ember);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  & .line {
    stroke: color-mix(in srgb, var(--ag-ember) 60%, transparent);
  }
  & .point {
    fill: var(--ag-ember);
  }
  & text {
    fill: currentColor;
    font: 600 17px var(--ag-text);
  }
  & tspan {
    font: 700 22px var(--ag-display);
    fill: var(--ag-ember);
  }
`;
