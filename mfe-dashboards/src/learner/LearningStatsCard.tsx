import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useStatsQuery } from './learnerApi.ts';
import { WeeklyGoal } from './WeeklyGoal.tsx';
import { WeekStrip } from './WeekStrip.tsx';

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
  if (isLoading) return <Skeleton $height={variant === 'full' ? '15.5rem' : '3.75rem'} aria-busy="true" />;
  if (variant === 'compact') {
    return (
      <Line aria-labelledby="apprentissage">
        <h2 id="apprentissage" className="visually-hidden">
          {texts.title}
        </h2>
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
    <Panel aria-labelledby="apprentissage">
      <h2 id="apprentissage" className="visually-hidden">
        {texts.title}
      </h2>
      <WeeklyGoal {...goal} />
      <WeekStrip />
      <Figures>
        <Figure>
          <strong>{streak}</strong> <span>{texts.streak(streak)}</span>
        </Figure>
        <Figure>
          <strong>{completed}</strong> <span>{texts.completed(completed)}</span>
        </Figure>
        <Figure>
          <strong>{total}</strong> <span>{texts.total}</span>
        </Figure>
      </Figures>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 1.5rem 3rem;
  align-items: center;
  padding-block: 1.75rem;
  border-block: 1px solid var(--ag-line);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 1.15fr;
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  /* Below the goal and the week. */
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-column: 1 / -1;
  }
`;

/** Its name below a number: three have room across a phone. */
const Figure = styled.div`
  display: grid;
  gap: 0.25rem;
  & > strong {
    font: 700 1.375rem/1 var(--ag-display);
    letter-spacing: -0.02em;
  }
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
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
