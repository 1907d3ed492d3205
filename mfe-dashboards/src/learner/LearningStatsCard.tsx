import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { sprucePanel } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useStatsQuery } from './learnerApi.ts';
import { WeeklyGoal } from './WeeklyGoal.tsx';

const texts = learnerTexts.stats;

interface LearningStatsCardProps {
  /** `full` with the goal of the week, `compact` in one line. */
  readonly variant: 'full' | 'compact';
}

/** Streak, modules, time and the goal of the week; a failure leaves zeros, never an empty page (DSH-059). */
export function LearningStatsCard({ variant }: LearningStatsCardProps) {
  const { data, isLoading } = useStatsQuery();
  const streak = data?.streak_days ?? 0;
  const completed = data?.modules_completed ?? 0;
  const total = formatDuration(data?.total_minutes ?? 0);
  const goal = { done: data?.week_minutes ?? 0, goal: data?.weekly_goal_minutes ?? 120 };
  if (isLoading) return <Skeleton $height={variant === 'full' ? '13rem' : '3.75rem'} aria-busy="true" />;
  if (variant === 'compact') {
    return (
      <Line aria-label={texts.title}>
        <span>
          <strong>{streak}</strong> {texts.streak(streak)}
        </span>
        <span>
          <strong>{completed}</strong> {texts.completed(completed)}
        </span>
        <span>
          <strong>{total}</strong> {texts.total}
        </span>
        <span>
          {texts.goal(goal.goal)} : <strong>{texts.goalProgress(goal.done, goal.goal)}</strong>
        </span>
      </Line>
    );
  }
  return (
    <Panel aria-label={texts.title} data-theme="dark">
      <Art seed="altitude" levels={8} />
      <Figure>
        <strong>{streak}</strong>
        <span>{texts.streak(streak)}</span>
      </Figure>
      <Figure>
        <strong>{completed}</strong>
        <span>{texts.completed(completed)}</span>
      </Figure>
      <Figure>
        <strong>{total}</strong>
        <span>{texts.total}</span>
      </Figure>
      <WeeklyGoal {...goal} />
    </Panel>
  );
}

const Panel = styled.section`
  ${sprucePanel}
  position: relative;
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  align-items: start;
  padding: clamp(1.5rem, 4vw, 2.75rem);
  overflow: hidden;
  & > div {
    position: relative;
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr) minmax(16rem, 1.4fr);
  }
`;

const Art = styled(ContourArt)`
  opacity: 0.9;
`;

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  padding: 1rem 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  font-variant-numeric: tabular-nums;
`;
