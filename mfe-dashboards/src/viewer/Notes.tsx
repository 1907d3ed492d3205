import { TextArea } from '@agence/shared-contracts/ui/Field';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { SavingLine } from '../member/SavingLine.tsx';
import { useUnsent } from '../member/unsent.ts';
import { MAX_NOTE_LENGTH } from '../progress/progressEvent.ts';
import { useSharedText } from './useSharedText.ts';

const texts = viewerTexts.notes;

/** How long somebody stops typing before the notes are sent, in milliseconds; they are on the device at once. */
const SEND_AFTER_MS = 800;

interface NotesProps {
  readonly moduleId: string;
  readonly recorded: boolean;
}

/** The learner's notes on a module, kept with every key and sent when typing pauses. */
export function Notes({ moduleId, recorded }: NotesProps) {
  const { notebook, deliver } = useMember();
  const text = useSyncExternalStore(notebook.subscribe, () => notebook.text(moduleId));
  const isWaiting = useSyncExternalStore(notebook.subscribe, () => notebook.isWaiting(moduleId));
  const savedAt = useSyncExternalStore(notebook.subscribe, () => notebook.savedAt(moduleId));
  useUnsent(isWaiting);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useSharedText(text, (typed, seen) => {
    notebook.write(moduleId, { typed, seen, at: new Date().toISOString() });
    clearTimeout(timer.current);
    timer.current = setTimeout(deliver, SEND_AFTER_MS);
  });

  return (
    <Frame>
      <TextArea
        id={`notes-${moduleId}`}
        label={texts.title}
        hint={recorded ? texts.hint : texts.notKept}
        error={text.length > MAX_NOTE_LENGTH ? texts.tooLong : undefined}
        placeholder={texts.placeholder}
        rows={5}
        disabled={!recorded}
        onBlur={deliver}
        {...field}
      />
      <SavingLine
        saving={isWaiting ? { state: 'device' } : savedAt && text ? { state: 'saved', at: savedAt } : undefined}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  max-width: 48rem;
`;
