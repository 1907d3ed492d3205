import styled from 'styled-components';

interface AltitudeProps {
  readonly steps: number;
  /** How many steps have been reached, from 1. */
  readonly reached: number;
}

interface Camp {
  readonly x: number;
  readonly y: number;
}

const WIDTH = 1000;
const HEIGHT = 150;
const FOOT: Camp = { x: 0, y: HEIGHT - 2 };

/** Progress as a climb: one camp per step, the route up to the current one drawn through. */
export function Altitude({ steps, reached }: AltitudeProps) {
  const camps = Array.from({ length: steps }, (_, step) => ({
    x: Math.round(((step + 0.5) / steps) * WIDTH),
    y: Math.round(HEIGHT - 24 - (HEIGHT - 48) * (step / (steps - 1)) ** 1.35),
  }));
  const route = (to: number) =>
    camps.slice(0, to).reduce((path, camp, at) => path + leg(camps[at - 1] ?? FOOT, camp), `M${FOOT.x} ${FOOT.y}`);
  const last = camps.at(-1) ?? FOOT;
  /** Beyond the last camp it runs on, a little lower, to the edge. */
  const ridge = route(steps) + leg(last, { x: WIDTH, y: last.y + 14 });
  return (
    <Ridge viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={`${ridge}V${HEIGHT}z`} />
      <path d={ridge} />
      <path className="climbed" d={route(reached)} />
      {camps.map(({ x, y }, camp) => (
        <path key={x} className="camp" d={`M${x} ${y}h0`} data-reached={camp < reached ? '' : undefined} />
      ))}
    </Ridge>
  );
}

function leg(from: Camp, { x, y }: Camp): string {
  const half = (x - from.x) / 2;
  return `C${from.x + half} ${from.y} ${x - half} ${y} ${x} ${y}`;
}

/* Camps are lines without length and with round caps: the drawing is stretched, they stay round. */
const Ridge = styled.svg`
  width: 100%;
  height: clamp(5rem, 12vw, 9.5rem);
  margin-top: 2rem;
  fill: none;
  overflow: visible;
  & path {
    vector-effect: non-scaling-stroke;
    stroke-width: 2;
    stroke: var(--ag-line);
  }
  & .ground {
    fill: var(--ag-band);
    stroke: none;
  }
  & .climbed {
    stroke: var(--ag-ember);
    stroke-width: 3;
  }
  & .camp {
    stroke-width: 14;
    stroke-linecap: round;
  }
  & .camp[data-reached] {
    stroke: var(--ag-ember);
  }
`;
