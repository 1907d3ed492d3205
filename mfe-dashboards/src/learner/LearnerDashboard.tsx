import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { learnerTexts as texts } from '../content/learner.ts';
import { useMember } from '../member/MemberPage.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { CourseRows } from './CourseRows.tsx';
import { suggestedMode } from './dashboardMode.ts';
import { Earned } from './Earned.tsx';
import { LearningStatsCard } from './LearningStatsCard.tsx';
import { useCoursesQuery, useRecommendedQuery } from './learnerApi.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { RecommendedCourse } from './RecommendedCourse.tsx';

/** What the learner has begun, finished and could take next. */
export function LearnerDashboard() {
  const { user } = useMember();
  const [mode, setMode] = useState(() => suggestedMode(user.email));
  const profile = useProfileQuery(user.id);
  const courses = useCoursesQuery();
  const featured = useRecommendedQuery();
  const followed = new Set(courses.data?.map(({ formation }) => formation.id));
  // Only once it is known what the learner has begun or bought, or a card would come and go.
  const recommended = courses.isLoading ? [] : (featured.data ?? []).filter(({ id }) => !followed.has(id));
  const explore = (
    <ButtonLink $look="secondary" href="/formations">
      {texts.explore}
    </ButtonLink>
  );
  return (
    <Page>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{profile.isLoading ? '\u00a0' : texts.greeting(profile.data?.full_name || user.email)}</Soft>
        </div>
        <ModeSwitch mode={mode} onLearner={() => setMode('apprenant')} />
      </TitleRow>
      {mode === 'formateur' ? (
        <StateMessage
          title={texts.creator.title}
          actions={<ButtonLink href="/creator-dashboard">{texts.creator.action}</ButtonLink>}
        >
          {texts.creator.detail}
        </StateMessage>
      ) : null}
      <LearningStatsCard variant={mode === 'formateur' ? 'compact' : 'full'} />
      {courses.isError ? (
        <StateMessage
          tone="error"
          title={texts.failed.title}
          actions={
            <Button type="button" onClick={courses.refetch}>
              {texts.failed.action}
            </Button>
          }
        >
          {texts.failed.detail}
        </StateMessage>
      ) : (
        <>
          <section aria-labelledby="en-cours">
            <SectionHead>
              <h2 id="en-cours">{texts.continue.title}</h2>
              <a href="/formations-access">{texts.myCourses}</a>
            </SectionHead>
            <CourseRows courses={courses.data} state="open" empty={{ ...texts.continue, actions: explore }} />
          </section>
          <section aria-labelledby="terminees">
            <h2 id="terminees">{texts.done.title}</h2>
            <CourseRows courses={courses.data} state="done" empty={texts.done} />
          </section>
        </>
      )}
      <Earned />
      {recommended.length > 0 ? (
        <section aria-labelledby="recommandees">
          <h2 id="recommandees">{texts.recommended}</h2>
          <Cards>
            {recommended.map((course) => (
              <RecommendedCourse key={course.id} course={course} />
            ))}
          </Cards>
        </section>
      ) : null}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  & section > h2 {
    margin-bottom: 1.25rem;
  }
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-bottom: 1.25rem;
  & > a {
    padding-block: 0.5rem;
    font-weight: 600;
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: 1.25rem;
  @media (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
