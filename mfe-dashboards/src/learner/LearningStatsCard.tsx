import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { useStatsQuery } from './learnerApi.ts';

const texts = learnerTexts.stats;

/** Streak, modules, time and the goal of the week; a failure leaves zeros, never an empty page (DSH-059). */
export function LearningStatsCard() {
  const { data } = useStatsQuery();
  const goal = data?.weekly_goal_minutes ?? 120;
  const done = data?.week_minutes ?? 0;
  const goalText = texts.goal(goal);
  return (
    <Panel aria-label={texts.title}>
      <Art seed="altitude" levels={8} />
      <Figure>
        <strong>{data?.streak_days ?? 0}</strong>
        <span>{texts.streak(data?.streak_days ?? 0)}</span>
      </Figure>
      <Figure>
        <strong>{data?.modules_completed ?? 0}</strong>
        <span>{texts.completed}</span>
      </Figure>
      <Figure>
        <strong>{formatDuration(data?.total_minutes ?? 0)}</strong>
        <span>{texts.total}</span>
      </Figure>
      <Goal>
        <span>{goalText}</span>
        <ProgressBar value={Math.min(100, (done / goal) * 100)} aria-label={goalText} />
        <small>{texts.goalProgress(done, goal)}</small>
      </Goal>
    </Panel>
  );
}

const Panel = styled.section`
  position: relative;
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: end;
  padding: clamp(1.5rem, 4vw, 2.75rem);
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  & > div {
    position: relative;
  }
`;

const Art = styled(ContourArt)`
  opacity: 0.16;
`;

const Goal = styled.div`
  display: grid;
  gap: 0.5rem;
  min-width: 14rem;
  & > small {
    color: var(--ag-on-spruce-soft);
    font-variant-numeric: tabular-nums;
  }
`;
