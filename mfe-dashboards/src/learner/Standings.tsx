import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { learnerTexts as texts } from '../content/learner.ts';
import { Room } from '../member/Room.tsx';
import { CourseList, CourseRow, rowOf } from './CourseRow.tsx';
import { dashboardParts, standingsRoom } from './dashboardRooms.ts';
import type { FollowedCourse } from './followedCourses.ts';
import { LearningStatsCard } from './LearningStatsCard.tsx';
import { useCoursesQuery, useReachedModulesQuery, useStatsQuery } from './learnerApi.ts';
import { SectionHead } from './SectionHead.tsx';
import { standingIn } from './standing.ts';
import { useWeekQuery } from './weekApi.ts';

interface StandingsProps {
  /** Of the week: with its goal, or in one line. */
  readonly variant: 'full' | 'compact';
}

/** How the week goes, what else is begun and what is finished: below the next step, with code that comes after it. */
export default function Standings({ variant }: StandingsProps) {
  const courses = useCoursesQuery();
  const reached = useReachedModulesQuery();
  const { data: earned } = useEarnedQuery();
  const stats = useStatsQuery();
  const week = useWeekQuery();
  const isKnown = courses.data !== undefined && !reached.isLoading;
  const [, ...open] = courses.data?.filter(({ completed_at }) => completed_at === null) ?? [];
  // What is under way comes before what was opened or bought and waits to be begun.
  const others = open.sort((one, other) => Number(other.progress_percentage > 0) - Number(one.progress_percentage > 0));
  const done = courses.data?.filter(({ completed_at }) => completed_at !== null) ?? [];
  const row = (course: FollowedCourse) => {
    const number = earned?.certificates.find(({ formation_id }) => formation_id === course.formation.id)?.number;
    return (
      <CourseRow
        key={course.formation.id}
        {...rowOf(course, standingIn(course, reached.data))}
        certificate={course.completed_at && number ? `/certificats/${number}` : undefined}
      />
    );
  };
  return (
    <Room
      name={`dashboard-standings-${variant}`}
      isComing={!isKnown || stats.isLoading || week.isLoading}
      {...standingsRoom}
    >
      <Parts>
        <LearningStatsCard variant={variant} />
        {isKnown && others.length > 0 ? (
          <section aria-labelledby="autres">
            <SectionHead>
              <h2 id="autres">{texts.others}</h2>
              <a href="/formations-access">{texts.myCourses}</a>
            </SectionHead>
            <CourseList>{others.map(row)}</CourseList>
          </section>
        ) : null}
        {courses.isError ? null : (
          <section aria-labelledby="terminees">
            <SectionHead>
              <h2 id="terminees">{texts.done.title}</h2>
            </SectionHead>
            {!isKnown ? (
              <Skeleton $height="5.8rem" aria-busy="true" />
            ) : done.length > 0 ? (
              <CourseList>{done.map(row)}</CourseList>
            ) : (
              <Soft>
                {texts.done.empty}. {texts.done.emptyDetail}
              </Soft>
            )}
          </section>
        )}
      </Parts>
    </Room>
  );
}

const Parts = styled.div`
  ${dashboardParts}
`;
