import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import type { DashboardMode } from './dashboardMode.ts';

const texts = learnerTexts.modes;

interface ModeSwitchProps {
  readonly mode: DashboardMode;
  readonly onLearner: () => void;
}

/** Says which mode is shown and leads to the other one: creators work in the studio (DSH-008, DSH-010). */
export function ModeSwitch({ mode, onLearner }: ModeSwitchProps) {
  return (
    <Frame>
      <Badge $tone="glacier">{texts[mode]}</Badge>
      {mode === 'apprenant' ? (
        <ButtonLink $look="secondary" href="/creator-dashboard">
          {texts.toCreator}
        </ButtonLink>
      ) : (
        <Button type="button" $look="secondary" onClick={onLearner}>
          {texts.toLearner}
        </Button>
      )}
    </Frame>
  );
}

/** At the end of the greeting's line, on narrow screens below it. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  & > a,
  & > button {
    min-height: 2.75rem;
    padding: 0.5rem 1.1rem;
    border-color: var(--ag-edge);
    font-size: var(--ag-size-data);
  }
  @media (min-width: 60rem) {
    &&& {
      margin-block: -0.75rem;
      grid-area: 1 / 2;
      align-self: end;
    }
  }
`;
