import styled from 'styled-components';
import { savingTexts } from '../content/saving.ts';
import { type Saving, SavingLine } from '../member/SavingLine.tsx';
import { useUnsent } from '../member/unsent.ts';
import type { SaveState } from './useAutosave.ts';

const SAVING = {
  waiting: { state: 'saving' },
  saving: { state: 'saving' },
  failed: { state: 'device' },
  changed: { state: 'conflict' },
} as const satisfies Record<Exclude<SaveState, 'saved'>, Saving>;

interface SaveStatusProps {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly onRetry: () => void;
}

/** Where what was typed is now; what the server did not take can be sent again. */
export function SaveStatus({ state, savedAt, onRetry }: SaveStatusProps) {
  useUnsent(state !== 'saved');
  return (
    <Frame>
      <SavingLine saving={state === 'saved' ? { state, at: savedAt?.toISOString() } : SAVING[state]} />
      {state === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {savingTexts.retry}
        </button>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;
  font-size: var(--ag-size-small);
  & > button {
    min-height: 2rem;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;
