import { Button } from '@agence/shared-contracts/ui/Button';
import { pressable } from '@agence/shared-contracts/ui/pressable';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { Icon } from '../member/Icon.tsx';

const texts = appointmentsTexts.day;

interface DayStepsProps {
  /** Whether today is shown. */
  readonly isToday: boolean;
  /** Whether nothing before it has been asked for. */
  readonly isFirst: boolean;
  readonly onToday: () => void;
  /** By one week, or by one before. */
  readonly onStep: (by: 1 | -1) => void;
}

/** From week to week, and back to today. */
export function DaySteps({ isToday, isFirst, onToday, onStep }: DayStepsProps) {
  return (
    <Steps>
      <Today type="button" $look="quiet" aria-disabled={isToday} onClick={onToday}>
        {texts.toToday}
      </Today>
      <Step type="button" aria-label={texts.before} aria-disabled={isFirst} onClick={() => onStep(-1)}>
        <Icon name="before" size={20} />
      </Step>
      <Step type="button" aria-label={texts.after} onClick={() => onStep(1)}>
        <Icon name="after" size={20} />
      </Step>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  /* On phones the way back to today has no room beside them. */
  @media (max-width: 39.99rem) {
    display: grid;
    grid-template-columns: auto auto;
  }
`;

const Step = styled.button.attrs(pressable)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--ag-edge);
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover:not([aria-disabled='true']) {
    background: var(--ag-hover);
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const Today = styled(Button)`
  /* Nobody needs a way to where they are; who has just pressed it keeps the focus. */
  &[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
  @media (max-width: 39.99rem) {
    grid-area: 2 / 1 / auto / -1;
    padding-inline: 0;
    &[aria-disabled='true']:not(:focus) {
      display: none;
    }
  }
`;
