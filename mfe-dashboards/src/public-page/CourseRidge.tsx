import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { courseInks, mountains } from '@agence/shared-contracts/tokens/drawnInks';
import styled from 'styled-components';
import { type OwnCourse, useCategoriesQuery } from '../studio/studioApi.ts';

/** On the page words stand beside the mountain; here it has their room, and its route begins where the portrait ends. */
const cut = { width: 960, height: 300, from: 240, to: 640, top: 28, isCoarse: true } as const;

interface CourseRidgeProps {
  readonly course: Pick<OwnCourse, 'slug' | 'level' | 'total_modules' | 'category_id'>;
}

/** The mountain of a course in the colour of its category: the one that its public page draws, its camps evenly apart. */
export function CourseRidge({ course }: CourseRidgeProps) {
  const { data: categories = [] } = useCategoriesQuery();
  const category = categories.find(({ id }) => id === course.category_id);
  const { tone = 'spruce' } = categoryTone(category?.slug ?? '', category?.color);
  const minutes = Array.from({ length: Math.max(1, course.total_modules) }, () => 1);
  const { ground, route, camps, summit, ...profile } = altitudeProfile(
    { seed: course.slug, level: course.level, minutes },
    cut,
  );
  return (
    <Art
      viewBox={`0 0 ${cut.width} ${cut.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      color={mountains[tone]}
    >
      <path className="ground" d={ground} />
      <path className="shade" d={profile.shade()} />
      <path className="route" d={route} />
      <path className="camps" d={camps.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      <path className="pole" d={`M${summit.x} ${summit.y - 6}v-24`} />
      <path className="flag" d={`M${summit.x} ${summit.y - 30}l18 6-18 6z`} />
    </Art>
  );
}

const { light, dark, shade } = courseInks;

const Art = styled.svg`
  --route: ${light.route};
  --pole: ${light.pole};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > .ground {
    fill: currentColor;
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
    --route: ${dark.route};
    --pole: ${dark.pole};
  }
`;
