import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { learnerTexts as texts } from '../content/learner.ts';
import { useMember } from '../member/MemberPage.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { LearningStatsCard } from './LearningStatsCard.tsx';
import { useCoursesQuery, useRecommendedQuery } from './learnerApi.ts';
import { RecommendedCourse } from './RecommendedCourse.tsx';

/** What the learner has begun, finished and could take next. */
export function LearnerDashboard() {
  const { user } = useMember();
  const courses = useCoursesQuery();
  const recommended = useRecommendedQuery();
  const begun = courses.data?.filter(({ formation }) => formation !== null) ?? [];
  const explore = (
    <ButtonLink $look="secondary" href="/formations">
      {texts.explore}
    </ButtonLink>
  );
  const list = (state: 'open' | 'done', copy: { empty: string; emptyDetail: string }): ReactNode => {
    if (courses.isLoading) return <Skeleton $height="9rem" aria-busy="true" />;
    const rows = begun.filter(({ completed_at }) => (state === 'done') === (completed_at !== null));
    if (rows.length === 0) {
      return (
        <StateMessage title={copy.empty} actions={state === 'open' ? explore : undefined}>
          {copy.emptyDetail}
        </StateMessage>
      );
    }
    return (
      <Rows>
        {rows.map((row) => (
          <CourseProgress key={row.formation?.id} course={row} />
        ))}
      </Rows>
    );
  };

  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.greeting(user.email)}</Soft>
      </header>
      <LearningStatsCard />
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
            <h2 id="en-cours">{texts.continue.title}</h2>
            {list('open', texts.continue)}
          </section>
          <section aria-labelledby="terminees">
            <h2 id="terminees">{texts.done.title}</h2>
            {list('done', texts.done)}
          </section>
        </>
      )}
      {recommended.data && recommended.data.length > 0 ? (
        <section aria-labelledby="recommandees">
          <h2 id="recommandees">{texts.recommended}</h2>
          <Cards>
            {recommended.data.map((course) => (
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
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  & h2 {
    margin-bottom: 1.25rem;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 1rem;
`;

const Cards = styled.ul`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`;
