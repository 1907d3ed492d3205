import { TextArea } from '@agence/shared-contracts/ui/Field';
import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { SavingLine } from '../member/SavingLine.tsx';
import { useUnsent } from '../member/unsent.ts';
import { MAX_NOTE_LENGTH } from '../progress/progressEvent.ts';
import { clock } from './clock.ts';
import { useSharedText } from './useSharedText.ts';

const texts = viewerTexts.notes;

/** How long somebody stops typing before the notes are sent, in milliseconds; they are on the device at once. */
const SEND_AFTER_MS = 800;

/** The place's name, for the way to it. */
export const NOTES = 'vos-notes';

interface NotesProps {
  readonly moduleId: string;
  readonly recorded: boolean;
  /** Of the module's video, where one is; a note may say which it is about. */
  readonly second: number | undefined;
}

/** The learner's notes on a module, kept with every key and sent when typing pauses. */
export function Notes({ moduleId, recorded, second }: NotesProps) {
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

  /** A new line that begins with the second, ready to be written on. */
  const stamp = (at: string) => {
    const area = field.ref.current;
    if (!area) return;
    const before = area.value.trimEnd();
    area.value = `${before}${before ? '\n' : ''}${at} `;
    field.onChange({ currentTarget: area, target: area } as ChangeEvent<HTMLTextAreaElement>);
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  };

  return (
    <Frame id={NOTES} data-tall={second === undefined ? '' : undefined}>
      {recorded && second !== undefined ? (
        <Stamp type="button" onClick={() => stamp(clock(second))}>
          {texts.stamp(clock(second))}
        </Stamp>
      ) : null}
      <TextArea
        id={`notes-${moduleId}`}
        label={texts.title}
        hint={recorded ? texts.hint : texts.notKept}
        error={text.length > MAX_NOTE_LENGTH ? texts.tooLong : undefined}
        placeholder={texts.placeholder}
        rows={second === undefined ? 4 : 3}
        readOnly={!recorded}
        onBlur={deliver}
        {...field}
      />
      <SavingLine
        saving={isWaiting ? { state: 'device' } : savedAt && text ? { state: 'saved', at: savedAt } : undefined}
      />
    </Frame>
  );
}

const Stamp = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid var(--ag-edge);
  border-radius: 99px;
  background: none;
  font-size: var(--ag-size-data);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--ag-hover);
  }
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  gap: 0.35rem;
  scroll-margin-top: 8.5rem;
  /* What writes the moment stands beside the field's name. */
  &:has(> ${Stamp}) label {
    min-height: 2.75rem;
    padding: 0.7rem 9rem 0 0;
  }
  /* It begins as small as the lines that one writes at first, and grows with them. */
  & textarea {
    min-height: 7.5rem;
  }
  /* Beside a text it is as high as some of it. */
  @media (min-width: 80rem) {
    &[data-tall] textarea {
      min-height: 15rem;
    }
  }
  /* Below a film phones show where it ends. */
  @media (max-width: 39.99rem) {
    &:not([data-tall]) textarea {
      min-height: 6.25rem;
    }
  }
`;
