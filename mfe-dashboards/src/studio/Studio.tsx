import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { calledName, useProfileQuery } from '../account/accountApi.ts';
import { creatorFrameTexts } from '../content/creatorFrame.ts';
import { studioTexts as texts } from '../content/studio.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { Room } from '../member/Room.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { CourseCards } from './CourseCards.tsx';
import { CreateCourse } from './CreateCourse.tsx';
import { Earnings } from './Earnings.tsx';
import { NextThings, thingsToDo } from './NextThings.tsx';
import { PublicPageStatus } from './PublicPageStatus.tsx';
import { ReceivedReviews } from './ReceivedReviews.tsx';
import { SeriesCharts } from './SeriesCharts.tsx';
import { StudioStats } from './StudioStats.tsx';
import {
  useCourseStopsQuery,
  useCreatorStatsQuery,
  useOwnCoursesQuery,
  useOwnCreatorIdQuery,
  useReceivedReviewsQuery,
  useSeriesQuery,
} from './studioApi.ts';
import { WhereLearnersStop } from './WhereLearnersStop.tsx';

// Who has created a course does without it.
const FirstCourse = lazy(async () => ({ default: (await import('./FirstCourse.tsx')).FirstCourse }));

/** A creator's courses with what they bring. */
export function Studio() {
  const navigate = useNavigate();
  const { user } = useMember();
  const [isCreating, setCreating] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasCreating = useRef(false);
  useEffect(() => {
    // What opened the form may have stood in its place.
    if (wasCreating.current && !isCreating) opener.current?.focus();
    wasCreating.current = isCreating;
  }, [isCreating]);
  const profile = useProfileQuery(user.id);
  const courses = useOwnCoursesQuery();
  const creator = useOwnCreatorIdQuery();
  const stats = useCreatorStatsQuery(creator.data ?? skipToken);
  const reviews = useReceivedReviewsQuery(creator.data ?? skipToken);
  const series = useSeriesQuery(creator.data ? undefined : skipToken);
  const followed = (courses.data ?? []).filter(({ students }) => students > 0);
  const [chosen, setChosen] = useState<string>();
  const busiest = [...followed].sort((a, b) => b.students - a.students)[0];
  const course = followed.find(({ id }) => id === chosen) ?? busiest;
  const stops = useCourseStopsQuery(course?.id ?? skipToken);
  // Where nothing was taught yet when one came, there is the first step alone: it is another page, which stays.
  const [began, setBegan] = useState<'empty' | 'taught'>();
  if (!began && courses.data) setBegan(courses.data.length === 0 ? 'empty' : 'taught');
  const hasTaught = began !== 'empty' || (stats.data?.total_students ?? 0) > 0;
  const name = calledName(profile.data);
  const isApplicant = profile.data?.role === 'learner';
  const things = [courses, creator, reviews, stops, profile].some(({ isLoading }) => isLoading)
    ? undefined
    : thingsToDo({
        isApplicant,
        courses: courses.data ?? [],
        reviews: reviews.data ?? [],
        stops: course && stops.data ? { course, modules: stops.data } : undefined,
      });
  const list = courses.isError ? (
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
    <CourseCards courses={courses.data} />
  );
  const waiting = <Skeleton $height="34rem" aria-busy="true" />;
  const figures = (
    <StudioStats
      courses={courses.data}
      stats={stats.isError || creator.isError || creator.data === null ? null : stats.data}
      months={series.data}
    />
  );

  return (
    <Page data-began={began}>
      <TitleRow>
        <div>
          <h1>{creatorFrameTexts.title}</h1>
          <Soft>
            {profile.isLoading ? (
              '\u00a0'
            ) : (
              <FactLine>
                {texts.greeting(name || user.email)}
                {name ? user.email : null}
              </FactLine>
            )}
          </Soft>
        </div>
        {began === 'empty' ? null : (
          <Button ref={opener} type="button" aria-expanded={isCreating} onClick={() => setCreating(true)}>
            <Icon name="plus" size={18} />
            {texts.newCourse}
          </Button>
        )}
      </TitleRow>
      {isCreating ? (
        <CreateCourse
          onClose={() => setCreating(false)}
          // It goes with its page: who hears would be told of a page that is left already.
          onCreated={(id) => void navigate(`formations/${id}`)}
        />
      ) : null}
      {began === 'empty' ? (
        isCreating ? null : profile.isLoading ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            {/* Eyes see that there is none. */}
            <section aria-labelledby="mes-formations">
              <h2 id="mes-formations" className="visually-hidden">
                {texts.list(0)}
              </h2>
              <FirstCourse isApplicant={isApplicant} opener={opener} onCreate={() => setCreating(true)} />
            </section>
          </Suspense>
        )
      ) : (
        <>
          {figures}
          <Overview data-beside={things?.length === 0 || creator.data === null ? undefined : ''}>
            <div>
              <NextThings things={things} />
              {creator.data === null ? null : <PublicPageStatus isKnown={creator.data !== undefined} />}
            </div>
            {creator.data === null ? null : <SeriesCharts isAsked={creator.data !== undefined} />}
          </Overview>
          <Room name="studio-stops" isComing={courses.isLoading} height="24rem">
            {course ? <WhereLearnersStop courses={followed} chosen={course.id} onChoose={setChosen} /> : null}
          </Room>
          {list}
        </>
      )}
      {creator.data && hasTaught ? (
        <>
          <Earnings creatorId={creator.data} total={stats.data?.total_revenue ?? undefined} />
          <ReceivedReviews creatorId={creator.data} />
        </>
      ) : null}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  padding-block: var(--ag-place) var(--ag-section);
  /* The sheet that stands for its list is near its name, as elsewhere. */
  &[data-began='empty'] {
    gap: 1.25rem;
  }
  /* As large as those of its sheets. */
  & section > h2 {
    font-size: var(--ag-size-3);
    line-height: 1.2;
  }
`;

/** What to do next with what everybody sees and, beside it where there is room, how it goes. */
const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  &:not(:has(> * > *)) {
    display: none;
  }
  @media (min-width: 75rem) {
    &[data-beside] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: clamp(2rem, 3vw, 3rem);
    }
  }
`;
