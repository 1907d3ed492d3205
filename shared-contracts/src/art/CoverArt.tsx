import styled from 'styled-components';
import { contourPaths, seedOf } from './contours.ts';

/** Grounds and lines of covers: [sky, land, line, sun]. */
const palettes = [
  ['#16342a', '#0f251e', '#5f8f7a', '#e8693a'],
  ['#dfe8ea', '#bcd3da', '#1f6480', '#c23f12'],
  ['#f0dfcf', '#e2b99a', '#8a3a19', '#10251e'],
  ['#dde6d2', '#b5cba4', '#36703c', '#c23f12'],
  ['#1d3f50', '#12303f', '#7cc0dc', '#f3c9a5'],
  ['#ece5d3', '#d3c7a6', '#4a5d54', '#c23f12'],
] as const;

interface CoverArtProps {
  readonly seed: string;
  /** Description; without one the cover is decoration. */
  readonly alt?: string;
}

/** A cover of the "climb" family, different for every article, course and project. */
export function CoverArt({ seed, alt }: CoverArtProps) {
  const number = seedOf(seed);
  const [sky, land, line, sun] = palettes[number % palettes.length] as (typeof palettes)[number];
  const paths = contourPaths(number, 480, 300, 6);
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <Cover viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" {...label}>
      <rect width="480" height="300" fill={sky} />
      <circle cx={80 + (number % 320)} cy={50 + (number % 70)} r={18 + (number % 26)} fill={sun} />
      <path d={paths[5]} fill={land} />
      <path d={paths.join('')} fill="none" stroke={line} strokeWidth="1.5" />
    </Cover>
  );
}

const Cover = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
`;
