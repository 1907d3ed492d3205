import styled from 'styled-components';

/** SVG path data of contour lines; as on a map, every fourth is stronger. */
export interface ContourPaths {
  readonly quiet: string;
  readonly strong: string;
}

/** Quiet contour lines that fill their positioned parent, behind its content. */
export function Contours({ quiet, strong }: ContourPaths) {
  return (
    <Lines viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={quiet} />
      <path d={strong} strokeWidth="2.25" />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  fill: none;
  stroke: var(--ag-contour);
  /* From the upper corner, where no text begins; no straight edge cuts the land where its section ends. */
  mask-image: radial-gradient(farthest-side at 100% 0, #000, transparent 85%);
  & path {
    vector-effect: non-scaling-stroke;
  }
`;
