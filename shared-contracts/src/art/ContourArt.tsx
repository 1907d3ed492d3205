import styled from 'styled-components';
import { contourPaths, seedOf } from './contours.ts';

interface ContourArtProps {
  /** The same name gives the same landscape. */
  readonly seed: string;
  readonly levels?: number;
  readonly className?: string;
}

/** Quiet contour lines that fill their positioned parent, behind its content. */
export function ContourArt({ seed, levels = 11, className }: ContourArtProps) {
  return (
    <Lines className={className} viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={contourPaths(seedOf(seed), 1200, 800, levels).join('')} />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  & path {
    fill: none;
    stroke: var(--ag-contour);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;
