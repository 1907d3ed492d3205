import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { CourseAction } from './CourseAction.tsx';
import { climbOf } from './climbOf.ts';
import type { CourseWithPreviews } from './readCourse.ts';
import type { CourseAccess } from './useCourseAccess.ts';

interface ClosingProps {
  readonly course: CourseWithPreviews;
  readonly access: CourseAccess;
}

/** The next step once more, for who has read to the end; where there is a bar at the thumb it is there all along. */
export function Closing({ course, access }: ClosingProps) {
  return (
    <Line>
      <CourseRelief course={climbOf(course)} format="programme" />
      <strong>{course.title}</strong>
      <p>
        <CoursePrice premium={course.premium} />
        {course.premium ? <small>{` ${frameTexts.taxes}`}</small> : null}
      </p>
      <div>
        <CourseAction course={course} access={access} />
      </div>
    </Line>
  );
}

const Line = styled.section`
  display: none;
  @media (min-width: 60rem) {
    ${laidOutWhenNear('5.5rem')}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 16rem;
    gap: 2rem;
    align-items: center;
    overflow: clip;
    min-height: 5.5rem;
    padding-inline: 2rem;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
  }
  & > svg {
    display: none;
    width: 100%;
    height: 100%;
  }
  & > strong {
    font: 700 1.25rem/1.25 var(--ag-display);
  }
  & > p {
    font: 700 1.5rem/1 var(--ag-display);
  }
  & > p > small {
    font: 400 1rem/1 var(--ag-text);
  }
  /* From its first camp to its flag. */
  @media (min-width: 80rem) {
    grid-template-columns: 22rem minmax(0, 1fr) auto 16rem;
    padding-left: 0;
    & > svg {
      display: block;
    }
  }
`;
