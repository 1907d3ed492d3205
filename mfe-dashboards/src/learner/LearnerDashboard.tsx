import { weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { calledName, useProfileQuery } from '../account/accountApi.ts';
import { learnerTexts as texts } from '../content/learner.ts';
import { factLine } from '../member/FactLine.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { withRaised } from '../member/raised.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import { suggestedMode } from './dashboardMode.ts';
import { dashboardParts, onwardRoom, standingsRoom } from './dashboardRooms.ts';
import { useCoursesQuery, useReachedModulesQuery, useStatsQuery } from './learnerApi.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { NextStep } from './NextStep.tsx';
import { standingIn } from './standing.ts';

const loadStandings = () => import('./Standings.tsx');
const loadOnward = () => import('./Onward.tsx');
const NOTHING = {};
// Who has a course does without it.
const WholeState = lazy(async () => ({ default: (await import('../member/WholeState.tsx')).WholeState }));

/** What the learner does next, what else is begun or finished, and what could follow. */
export function LearnerDashboard() {
  const { user } = useMember();
  const [mode, setMode] = useState(() => suggestedMode(user.email));
  const profile = useProfileQuery(user.id);
  const name = calledName(profile.data);
  const courses = useCoursesQuery();
  const reached = useReachedModulesQuery();
  // Its figures are shown further down, by code that comes later.
  useStatsQuery();
  const isKnown = courses.data !== undefined && !reached.isLoading;
  const next = courses.data?.find(({ completed_at }) => completed_at === null);
  const skeleton = (
    <StepSkeleton aria-busy="true">
      <Skeleton $height="14.6rem" />
      <Skeleton $height="9rem" />
      <Across $height="14.5rem" />
    </StepSkeleton>
  );
  return (
    <Page>
      <Head>
        <div>
          <Now>
            <h1>{texts.title}</h1>
            <span>{withRaised(weekdayDate(new Date()))}</span>
          </Now>
          <Greeting data-address={profile.isLoading || name ? undefined : ''}>
            {profile.isLoading ? '\u00a0' : texts.greeting(name || user.email)}
          </Greeting>
        </div>
      </Head>
      <ModeSwitch mode={mode} onLearner={() => setMode('apprenant')} />
      {mode === 'formateur' ? (
        <StateMessage
          title={texts.creator.title}
          actions={<ButtonLink href="/creator-dashboard">{texts.creator.action}</ButtonLink>}
        >
          {texts.creator.detail}
        </StateMessage>
      ) : null}
      <Suspense fallback={skeleton}>
        {courses.isError ? (
          <WholeState
            kind="error"
            title={texts.failed.title}
            actions={
              <Button type="button" onClick={courses.refetch}>
                {texts.failed.action}
              </Button>
            }
          >
            {texts.failed.detail}
          </WholeState>
        ) : (
          <section aria-labelledby="en-cours">
            <Label id="en-cours">{texts.continue.title}</Label>
            {!isKnown ? (
              skeleton
            ) : next ? (
              <NextStep course={next} standing={standingIn(next, reached.data)} />
            ) : (
              <WholeState
                kind="empty"
                title={texts.continue.empty}
                example={texts.continue.example}
                actions={<ButtonLink href="/formations">{texts.explore}</ButtonLink>}
              >
                {texts.continue.emptyDetail}
              </WholeState>
            )}
          </section>
        )}
      </Suspense>
      <Rest>
        <WhenNear load={loadStandings} of={{ variant: mode === 'formateur' ? 'compact' : 'full' }} {...standingsRoom} />
        <WhenNear load={loadOnward} of={NOTHING} {...onwardRoom} />
      </Rest>
    </Page>
  );
}

const Page = styled(Container)`
  ${dashboardParts}
  max-width: 76rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & h2 {
    font-size: 1.25rem;
  }
  @media (max-width: 39.99rem) {
    gap: 2rem;
    /* The way to the studio, which learners seldom need, stands behind what they come for. */
    & > :has(> a) {
      order: 1;
      padding-top: 1.75rem;
      border-top: 1px solid var(--ag-line);
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** However long the greeting is, what stands beside or below it stays there. */
const Head = styled.header`
  margin-bottom: -0.75rem;
  &&& {
    grid-column: 1;
  }
`;

const Rest = styled.div`
  ${dashboardParts}
`;

const Now = styled.div`
  ${factLine}
  margin-bottom: 0.35rem;
  font-size: var(--ag-size-data);
  color: var(--ag-ink-soft);
  & > h1 {
    font: 500 var(--ag-size-data) / 1.5 var(--ag-text);
    letter-spacing: 0;
  }
`;

const Greeting = styled.p`
  font: 700 var(--ag-size-1) / 1.1 var(--ag-display);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  /* An address is longer than a name, and takes no more room. */
  &[data-address] {
    display: flex;
    align-items: end;
    min-height: calc(var(--ag-size-1) * 1.1);
    font-size: var(--ag-size-3);
    letter-spacing: -0.01em;
  }
`;

/** The name of the section steps back behind what is to be done in it. */
const Label = styled.h2`
  && {
    margin-bottom: 0.9rem;
    font: 600 var(--ag-size-data) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
`;

const StepSkeleton = styled.div`
  display: grid;
  gap: 1.25rem 2.5rem;
  align-items: center;
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }
`;

const Across = styled(Skeleton)`
  grid-column: 1 / -1;
`;
