import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { studioTexts as texts } from '../content/studio.ts';
import { Icon } from '../member/Icon.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { CourseCards } from './CourseCards.tsx';
import { CreateCourse } from './CreateCourse.tsx';
import { Earnings } from './Earnings.tsx';
import { ReceivedReviews } from './ReceivedReviews.tsx';
import { SeriesCharts } from './SeriesCharts.tsx';
import { StudioStats } from './StudioStats.tsx';
import { useCreatorStatsQuery, useOwnCoursesQuery, useOwnCreatorIdQuery } from './studioApi.ts';

/** A creator's courses with what they bring. */
export function Studio() {
  const { navigation } = useShell();
  const { user } = useMember();
  const [isCreating, setCreating] = useState(false);
  const courses = useOwnCoursesQuery();
  const creator = useOwnCreatorIdQuery();
  const stats = useCreatorStatsQuery(creator.data ?? skipToken);

  return (
    <Page>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.greeting(user.email)}</Soft>
        </div>
        <Actions>
          <ButtonLink $look="secondary" href="/dashboard">
            {texts.toLearner}
          </ButtonLink>
          <Button type="button" aria-expanded={isCreating} onClick={() => setCreating(true)}>
            <Icon name="plus" size={18} />
            {texts.newCourse}
          </Button>
        </Actions>
      </TitleRow>
      {isCreating ? (
        <CreateCourse
          onClose={() => setCreating(false)}
          onCreated={(id) => {
            setCreating(false);
            void navigation.navigate(`/creator-dashboard/formations/${id}`);
          }}
        />
      ) : null}
      <StudioStats courses={courses.data} stats={stats.data ?? undefined} />
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
        <CourseCards courses={courses.data} onCreate={() => setCreating(true)} />
      )}
      {creator.data ? (
        <>
          <SeriesCharts />
          <Earnings creatorId={creator.data} />
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
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
