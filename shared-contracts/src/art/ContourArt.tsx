import styled from 'styled-components';
import { contourLines } from './contourLines.ts';
import { terrain } from './terrain.ts';
import { useContourLines } from './useContourLines.ts';

interface ContourArtProps {
  /** The same name gives the same landscape. */
  readonly seed: string;
  readonly levels?: number;
  readonly className?: string;
}

const SIZE = { width: 1200, height: 800 };

/** Quiet contour lines that fill their positioned parent, behind its content. As on a map, every fourth is stronger. */
export function ContourArt({ seed, levels = 11, className }: ContourArtProps) {
  const lines = useContourLines(seed, levels, () =>
    contourLines(terrain(seed, { ...SIZE, roughness: 0.7 }), { levels, step: 48 }),
  );
  const share = (strong: boolean) => lines.filter((_, level) => (level % 4 === 1) === strong).join('');
  return (
    <Lines className={className} viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={share(false)} suppressHydrationWarning />
      <path d={share(true)} strokeWidth="2.25" suppressHydrationWarning />
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
