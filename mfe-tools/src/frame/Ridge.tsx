import styled from 'styled-components';

const RIDGE = 'M0 84C30 80 40 66 62 66S110 58 128 50S170 46 190 40S240 36 262 24S330 20 400 4';

/** How high the ridge stands at each tenth of its way. */
const HEIGHTS = [79, 66, 62, 50, 44, 38, 33, 20, 16, 13, 8];
/** Whoever is on the way is drawn whole at both of its ends, clear of the edge. */
const END = 20;

interface RidgeProps {
  /** How much of the way up is done, from 0 to 1. */
  readonly done: number;
  readonly className?: string;
}

/** The way up a ridge, as far as somebody has come; decoration beside a progress that says so. */
export function Ridge({ done, className }: RidgeProps) {
  return (
    <Slopes className={className}>
      {[1, done].map((share, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ridge itself, and the part of it that is done.
        <Slope key={layer} $share={share}>
          <path d={`${RIDGE}V90H0z`} />
          <path className="line" d={RIDGE} />
        </Slope>
      ))}
      <Slope $share={1}>
        <path className="here" d={`M${END + done * (400 - 2 * END)} ${heightAt(done)}h0`} />
      </Slope>
    </Slopes>
  );
}

function heightAt(share: number): number {
  const tenth = Math.min(Math.floor(share * 10), 9);
  const [from = 0, to = 0] = HEIGHTS.slice(tenth);
  return from + (to - from) * (share * 10 - tenth);
}

const Slopes = styled.div`
  display: grid;
`;

const Slope = styled.svg.attrs({ viewBox: '0 0 400 90', preserveAspectRatio: 'none', 'aria-hidden': true })<{
  $share: number;
}>`
  grid-area: 1 / 1;
  width: 100%;
  height: 100%;
  min-height: 3.5rem;
  overflow: visible;
  clip-path: inset(-0.5rem ${({ $share }) => Math.round(100 - $share * 100)}% -0.5rem 0);
  transition: clip-path 0.4s var(--ag-ease);
  fill: color-mix(in srgb, var(--ag-moss) 14%, transparent);
  & > .line {
    fill: none;
    stroke: color-mix(in srgb, var(--ag-moss) 40%, transparent);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  & + & {
    fill: color-mix(in srgb, var(--ag-moss) 30%, transparent);
  }
  & + & > .line {
    stroke: var(--ag-moss);
  }
  & > .here {
    stroke: var(--ag-ember);
    stroke-width: 14;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;
