import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { courseInks, mountains } from '@agence/shared-contracts/tokens/drawnInks';
import { useId } from 'react';
import styled from 'styled-components';
import { type OwnCourse, useCategoriesQuery } from '../studio/studioApi.ts';

/**
 * As the page cuts it: behind its creator, with the summit between portrait and name, or in a list. Gentle climbs do not stay at
 * the foot of so small a picture.
 */
const cuts = {
  scene: {
    width: 960,
    height: 300,
    from: 10,
    to: 350,
    base: 0,
    top: { debutant: -165, intermediaire: -10, avance: 28 },
  },
  card: { width: 384, height: 226, from: 28, to: 280, base: 42, top: { debutant: -17, intermediaire: 36, avance: 63 } },
} as const;
/** The same mountain again behind the scene's, the farthest first: one that climbs to the right edge, and one that falls behind its flank. */
const BEHIND = ['matrix(-1.9 0 0 .62 1480 114)', 'matrix(1.6 0 0 .45 0 165)'];
const LINES = 5;

interface CourseRidgeProps {
  readonly course: Pick<OwnCourse, 'slug' | 'level' | 'total_modules' | 'category_id'>;
  readonly format: keyof typeof cuts;
}

/** The mountain of a course in the colour of its category: the one that its public page draws, its camps evenly apart. */
export function CourseRidge({ course, format }: CourseRidgeProps) {
  const { data: categories = [] } = useCategoriesQuery();
  const category = categories.find(({ id }) => id === course.category_id);
  const { tone = 'spruce' } = categoryTone(category?.slug ?? '', category?.color);
  const minutes = Array.from({ length: Math.max(1, course.total_modules) }, () => 1);
  const id = useId();
  const { width, height, base, top, ...cut } = cuts[format];
  const { ground, ridge, route, camps, summit, ...profile } = altitudeProfile(
    { seed: course.slug, level: course.level, minutes },
    { ...cut, width, height, base, top: top[course.level], isCoarse: format === 'scene' },
  );
  return (
    <Art
      className="ridge"
      viewBox={`0 0 ${width} ${height + base}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      color={mountains[tone]}
    >
      {format === 'card' ? <path className="mid" d={profile.behind()[1]} /> : null}
      {format === 'scene'
        ? BEHIND.map((transform) => <use key={transform} className="far" href={`#${id}`} transform={transform} />)
        : null}
      {/* Its colour is the group's: where the path is used again, it has that of its place. */}
      <g className="ground">
        <path id={id} d={base > 0 ? `${ground}M0 ${height - 1}h${width}v${base + 1}H0z` : ground} />
      </g>
      <path className="shade" d={profile.shade()} />
      <g className="strata">
        {profile.engraved(LINES).map((transform) => (
          <path key={transform} d={ridge} transform={transform} />
        ))}
      </g>
      <path className="route" d={route} />
      <path className="camps" d={camps.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      <path className="pole" d={`M${summit.x} ${summit.y - 6}v-24`} />
      <path className="flag" d={`M${summit.x} ${summit.y - 30}l18 6-18 6z`} />
    </Art>
  );
}

const { light, dark, shade } = courseInks;

/** The mountain's colour seen through the air. @param part what is left of it, in per cent */
const hazy = (part: number) => `color-mix(in oklab, currentColor ${part}%, var(--air))`;

const Art = styled.svg`
  --air: ${light.air};
  --route: ${light.route};
  --pole: ${light.pole};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  &:has(> .mid) {
    background: ${hazy(15)};
  }
  & > .mid {
    fill: ${hazy(56)};
  }
  & > .far {
    fill: ${hazy(30)};
  }
  & > .far ~ .far {
    fill: ${hazy(52)};
  }
  & > .ground {
    fill: currentColor;
  }
  & > .strata {
    stroke: #fff;
    stroke-opacity: 0.19;
    stroke-width: 1.4;
  }
  & > .shade {
    fill: color-mix(in oklab, currentColor 70%, ${shade});
  }
  & > .route,
  & > .camps {
    stroke: var(--route);
    stroke-width: 3.6;
  }
  & > .camps {
    stroke-width: 12;
  }
  & > .pole {
    stroke: var(--pole);
    stroke-width: 2.4;
  }
  & > .flag {
    fill: var(--route);
  }
  @media (prefers-color-scheme: dark) {
    --air: ${dark.air};
    --route: ${dark.route};
    --pole: ${dark.pole};
  }
`;
