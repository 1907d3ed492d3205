import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { courseInks, mountains } from '@agence/shared-contracts/tokens/drawnInks';
import { useId } from 'react';
import styled from 'styled-components';
import { formats, type ReliefProps } from '../media/reliefFormats.ts';

/** Where wide drawings show the same mountain again, the farthest first: what is written once costs a page nothing. */
const BEHIND: Readonly<Record<ReliefProps['format'], readonly string[]>> = {
  card: [],
  square: [],
  // Two long ranges: one that climbs to the right edge, and before it one that falls behind the mountain's flank.
  scene: ['matrix(-1.9 0 0 .62 1480 114)', 'matrix(1.6 0 0 .45 0 165)'],
  programme: [],
};
/** Lines in the mountain of a wide drawing. */
const WIDE_LINES: Partial<Record<ReliefProps['format'], number>> = { scene: 5, programme: 8 };

/** In a list no summit stands below the one above it: by how many of the frame's 96 steps it stands farther left. */
const stepsBack = (slug: string) => ([...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5) * 6 - 6;

/** The drawing of a course: its altitude profile in the colour of its category. */
export function DrawnRelief({ course, format, isNumbered = false }: ReliefProps) {
  const id = useId();
  const { width, height, base, lines, top, ...cut } = formats[format];
  const behind = BEHIND[format];
  const minutes = course.module_minutes ?? Array.from({ length: Math.max(1, course.total_modules) }, () => 1);
  const profile = altitudeProfile(
    { seed: course.slug, level: course.level, minutes },
    {
      ...cut,
      width,
      height,
      base,
      top: typeof top === 'number' ? top : top[course.level],
      to: lines > 0 ? cut.to - stepsBack(course.slug) * (width / 96) : cut.to,
    },
  );
  const { tone = 'spruce' } = categoryTone(course.category.slug, course.category.color);
  const { camps, summit, route } = profile;
  // Where a camp has a number the summit has no dot that the pole would stand on.
  const foot = isNumbered ? 0 : 6;
  const dots = (places: typeof camps) => places.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <Relief
      viewBox={`0 0 ${width} ${height + base}`}
      // What has numbers may be drawn steeper, so that all of them fit.
      preserveAspectRatio={isNumbered ? 'none' : 'xMidYMax slice'}
      aria-hidden="true"
      color={mountains[tone]}
    >
      {lines > 0 ? <path className="mid" d={profile.behind()[1]} /> : null}
      {behind.map((transform) => (
        <use key={transform} className="far" href={`#${id}`} transform={transform} />
      ))}
      {/* Its colour is the group's: where the path is used again, it has that of its place. */}
      <g className="near">
        <path
          id={lines > 0 ? undefined : id}
          d={`${profile.ground}${base > 0 ? `M0 ${height - 1}h${width}v${base + 1}H0z` : ''}`}
        />
      </g>
      <path className="shade" d={profile.shade()} />
      <g className="strata">
        {lines > 0 ? <path id={id} d={profile.ridge} /> : null}
        {profile.engraved(WIDE_LINES[format] ?? lines).map((transform) => (
          <use key={transform} href={`#${id}`} transform={transform} />
        ))}
      </g>
      {isNumbered ? <path className="halo" d={route} /> : null}
      <path className="route" d={route} />
      <path className="camps" d={dots(isNumbered ? camps.slice(0, -1) : camps)} />
      <path className="tents" d={dots(isNumbered ? camps.slice(0, -1) : camps.slice(1))} />
      {isNumbered
        ? camps.slice(0, -1).map(({ x, y }, index) => (
            <text key={x} x={x} y={y}>
              {index + 1}
            </text>
          ))
        : null}
      <path className="pole" d={`M${summit.x} ${summit.y - foot}v${foot - 30}`} />
      <path className="flag" d={`M${summit.x} ${summit.y - 30}l18 6-18 6z`} />
    </Relief>
  );
}

/** The mountain's colour seen through the air. @param part what is left of it, in per cent */
const hazy = (part: number) => `color-mix(in oklab, currentColor ${part}%, var(--air))`;

const { light, dark, shade } = courseInks;

const Relief = styled.svg`
  width: 100%;
  height: 100%;
  --air: ${light.air};
  --line: ${light.route};
  --tent: ${light.tent};
  --pole: ${light.pole};
  --sky: ${hazy(15)};
  --mid: ${hazy(56)};
  background: var(--sky);
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > .mid {
    fill: var(--mid);
  }
  /* The same mountain again, through the air: the nearer, the less of it. */
  & > .far {
    fill: ${hazy(30)};
  }
  & > .far ~ .far {
    fill: ${hazy(52)};
  }
  & > .near {
    fill: currentColor;
  }
  & > .shade {
    fill: color-mix(in oklab, currentColor 70%, ${shade});
  }
  & > .strata {
    stroke: #fff;
    stroke-opacity: 0.19;
    stroke-width: 1.4;
  }
  & > .route {
    stroke: var(--line);
    stroke-width: 3.6;
  }
  /* Where it is large, the route lies in a light of its own. */
  & > .halo {
    stroke: var(--tent);
    stroke-opacity: 0.85;
    stroke-width: 8;
  }
  & > .camps {
    stroke: var(--line);
    stroke-width: 13;
  }
  & > .tents {
    stroke: var(--tent);
    stroke-width: 7;
  }
  & > .pole {
    stroke: var(--pole);
    stroke-width: 2.4;
  }
  & > .flag {
    fill: var(--line);
  }
  /* At night the air is dark. */
  @media (prefers-color-scheme: dark) {
    --air: ${dark.air};
    --sky: ${hazy(24)};
    --line: ${dark.route};
    --tent: ${dark.tent};
    --pole: ${dark.pole};
  }
`;
