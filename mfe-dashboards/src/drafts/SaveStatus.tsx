import { timeOfDay } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { editorTexts } from '../content/studio.ts';
import { useUnsent } from '../member/unsent.ts';
import type { SaveState } from './useAutosave.ts';

const texts = editorTexts.save;

interface SaveStatusProps {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly onRetry: () => void;
}

/** Where what was typed is now. */
export function SaveStatus({ state, savedAt, onRetry }: SaveStatusProps) {
  useUnsent(state !== 'saved');
  const text = state === 'saved' && savedAt ? texts.savedAt(timeOfDay(savedAt)) : texts[state];
  return (
    <Line role="status">
      <Dot $state={state} aria-hidden="true" />
      {text}
      {state === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      ) : null}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > button {
    min-height: 2rem;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;

const Dot = styled.span<{ $state: SaveState }>`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${({ $state }) =>
    $state === 'saved'
      ? 'var(--ag-moss)'
      : $state === 'failed' || $state === 'changed'
        ? 'var(--ag-danger)'
        : 'var(--ag-glacier)'};
`;
