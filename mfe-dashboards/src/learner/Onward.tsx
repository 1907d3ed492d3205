import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { learnerTexts as texts } from '../content/learner.ts';
import { Room } from '../member/Room.tsx';
import { dashboardParts, onwardRoom } from './dashboardRooms.ts';
import { Earned } from './Earned.tsx';
import { useCoursesQuery } from './learnerApi.ts';
import { RecommendedCourse } from './RecommendedCourse.tsx';
import { useRecommendedQuery } from './recommendedApi.ts';
import { SectionHead } from './SectionHead.tsx';

/** What has been earned and what could follow: the end of the dashboard, whose code comes when one comes near. */
export default function Onward() {
  const courses = useCoursesQuery();
  const featured = useRecommendedQuery();
  const earned = useEarnedQuery();
  const followed = new Set(courses.data?.map(({ formation }) => formation.id));
  // Only once it is known what the learner has begun or bought, or a card would come and go.
  const recommended = courses.isLoading ? [] : (featured.data ?? []).filter(({ id }) => !followed.has(id));
  const isComing = courses.isLoading || featured.isLoading || earned.isLoading;
  return (
    <Room name="dashboard-onward" isComing={isComing} {...onwardRoom}>
      <Parts>
        <Earned />
        {recommended.length > 0 ? (
          <section aria-labelledby="recommandees">
            <SectionHead>
              <h2 id="recommandees">{texts.recommended(recommended.length)}</h2>
              <a href="/formations">{texts.explore}</a>
            </SectionHead>
            <Cards>
              {recommended.map((course) => (
                <RecommendedCourse key={course.id} course={course} />
              ))}
            </Cards>
          </section>
        ) : null}
      </Parts>
    </Room>
  );
}

const Parts = styled.div`
  ${dashboardParts}
`;

const Cards = styled.ul`
  display: grid;
  gap: 1.5rem 2.5rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }
`;
