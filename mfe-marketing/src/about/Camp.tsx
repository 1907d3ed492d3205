import styled from 'styled-components';

interface CampProps {
  /** How many clients there is room for. */
  readonly tents: number;
  /** How many of the places are new each month. */
  readonly opened: number;
}

const WIDTH = 1200;
const HEIGHT = 190;
/** What stays free at both sides, as beside the text of a window of 1440 pixels. */
const MARGIN = 104;

/** Height of the ground below the tents, from the top of the drawing. */
const ground = (x: number) => Math.round(128 - 52 * Math.sin((x / WIDTH) * Math.PI) - 16 * Math.sin((x / WIDTH) * 9));
const skyline = Array.from({ length: 25 }, (_, step) => (step * WIDTH) / 24)
  .map((x) => `${x} ${ground(x)}`)
  .join('L');

/** A corner of a tent, which stands on the ridge. */
const foot = (x: number) => `${x} ${ground(x) + 2}`;

/** A camp with a tent for each client that there is room for, on the ground on which the page goes on. */
export function Camp({ tents, opened }: CampProps) {
  const apart = (WIDTH - 2 * MARGIN) / Math.max(tents, 1);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="ground" d={`M${skyline}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z`} />
      {Array.from({ length: tents }, (_, tent) => {
        const x = Math.round(MARGIN + apart * (tent + 0.5));
        const half = Math.round(Math.min(38, apart * 0.42));
        const isOpened = tent >= tents - opened;
        return (
          <g key={x} className={isOpened ? 'opened' : undefined}>
            <path d={`M${foot(x - half)}L${x} ${ground(x) - half * 1.3}L${foot(x + half)}z`} />
            {isOpened ? null : (
              <path
                className="door"
                d={`M${foot(x - half * 0.34)}L${x} ${ground(x) - half * 0.9}L${foot(x + half * 0.34)}z`}
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  & .ground {
    fill: var(--ag-spruce);
  }
  & path {
    fill: #e9e3d2;
    stroke: var(--ag-spruce);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .door {
    fill: #ffb067;
    stroke: none;
  }
  & .opened path {
    fill: #e9e3d2e6;
    stroke: var(--ag-ember);
    stroke-width: 1.5;
    stroke-dasharray: 5 3;
    vector-effect: non-scaling-stroke;
    @media (prefers-color-scheme: dark) {
      fill: #07100d8c;
    }
  }
  /* The drawing is smaller on phones, its tents are not as much. */
  @media (max-width: 40rem) {
    & g {
      scale: 1.15 1.6;
      transform-box: fill-box;
      transform-origin: 50% 100%;
    }
  }
`;
