import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CourseProgress } from './CourseProgress.tsx';
import type { FollowedCourse } from './followedCourses.ts';

interface CourseRowsProps {
  /** Undefined while they load. */
  readonly courses: readonly FollowedCourse[] | undefined;
  readonly state: 'open' | 'done';
  readonly empty: { readonly empty: string; readonly emptyDetail: string; readonly actions?: ReactNode };
}

/** The courses that are open or done, or what to do when there is none. */
export function CourseRows({ courses, state, empty }: CourseRowsProps) {
  if (!courses) return <Skeleton $height="9rem" aria-busy="true" />;
  const rows = courses.filter(({ completed_at }) => (state === 'done') === (completed_at !== null));
  if (rows.length === 0) {
    return (
      <StateMessage title={empty.empty} actions={empty.actions}>
        {empty.emptyDetail}
      </StateMessage>
    );
  }
  return (
    <Rows>
      {rows.map((row) => (
        <CourseProgress key={row.formation.id} course={row} />
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: 1rem;
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
  }
`;
