import styled from 'styled-components';
import { type CoverTone, coverToneNames, coverTones } from './coverTones.ts';
import { LANDSCAPE_LEVELS, landscapeOf } from './landscapes.ts';
import { seedOf, type Terrain } from './terrain.ts';
import { useContourLines } from './useContourLines.ts';

interface CoverArtProps {
  readonly seed: string;
  /** Colours of a category; without it the seed chooses. */
  readonly tone?: CoverTone;
  /** Description; without one the cover is decoration. */
  readonly alt?: string;
}

/** A cover of the "climb" family, different for every article, course and project: a tinted map and its route. */
export function CoverArt({ seed, tone, alt }: CoverArtProps) {
  const number = seedOf(seed);
  const { valley, land, line, route } =
    coverTones[tone ?? (coverToneNames[number % coverToneNames.length] as CoverTone)];
  const landscape = landscapeOf(number);
  const lines = useContourLines(landscape.seed, LANDSCAPE_LEVELS, landscape.lines);
  const { x, y } = landscape.map.summit;
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <Cover viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" fill="none" {...label}>
      <path fill={valley} d="M0 0h480v300H0z" />
      <g fill={land} fillOpacity=".2" stroke={line}>
        {lines.map((line, height) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their height alone
          <path key={height} d={line} suppressHydrationWarning />
        ))}
      </g>
      <g stroke={route} strokeWidth="3" strokeLinecap="round">
        <path d={routeTo(landscape.map, number)} strokeDasharray="1 7" />
        <path fill={route} strokeLinejoin="round" d={`M${x} ${y - 7}l6 10h-12z`} />
      </g>
    </Cover>
  );
}

/** A path that winds up from the lower edge to the summit: `t` swings to the other side at each bend. */
function routeTo({ width, height, summit }: Terrain, number: number): string {
  const start = { x: Math.round(width * (number % 2 ? 0.15 : 0.75) + (number % 53)), y: height + 6 };
  const bends = 4;
  const dx = Math.round((summit.x - start.x) / bends);
  const dy = Math.round((summit.y + 8 - start.y) / bends);
  const swing = number % 3 ? 0.6 : -0.6;
  const bend = `${Math.round(dx / 2 - dy * swing)} ${Math.round(dy / 2 + dx * swing)}`;
  return `M${start.x} ${start.y}q${bend} ${dx} ${dy}${`t${dx} ${dy}`.repeat(bends - 1)}`;
}

const Cover = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
`;
