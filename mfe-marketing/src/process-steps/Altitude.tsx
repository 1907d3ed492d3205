import styled from 'styled-components';

interface AltitudeProps {
  readonly steps: number;
  /** How many steps have been reached, from 1. */
  readonly reached: number;
}

const WIDTH = 1000;
const HEIGHT = 150;

/** Progress as a climb: one camp per step, the route up to the current one drawn through. */
export function Altitude({ steps, reached }: AltitudeProps) {
  const camps = Array.from({ length: steps }, (_, step) => ({
    x: Math.round(((step + 0.5) / steps) * WIDTH),
    y: Math.round(HEIGHT - 24 - (HEIGHT - 48) * (step / (steps - 1)) ** 1.35),
  }));
  const route = (to: number) =>
    camps.slice(0, to).reduce((path, { x, y }, at) => path + leg(camps[at - 1], { x, y }), '');
  return (
    <Ridge viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT}L${route(steps).slice(1)}L${WIDTH} ${HEIGHT}z`} />
      <path d={route(steps)} />
      <path d={route(reached)} />
    </Ridge>
  );
}

interface Camp {
  readonly x: number;
  readonly y: number;
}

function leg(from: Camp | undefined, { x, y }: Camp): string {
  if (!from) return `M${x} ${y}`;
  const half = (x - from.x) / 2;
  return `C${from.x + half} ${from.y} ${x - half} ${y} ${x} ${y}`;
}

const Ridge = styled.svg`
  width: 100%;
  height: clamp(5rem, 12vw, 9.5rem);
  fill: none;
  & path {
    vector-effect: non-scaling-stroke;
    stroke-width: 2;
    stroke: var(--ag-line);
  }
  & path:first-child {
    fill: var(--ag-band);
    stroke: none;
  }
  & path:last-child {
    stroke: var(--ag-ember);
    stroke-width: 3;
  }
`;
