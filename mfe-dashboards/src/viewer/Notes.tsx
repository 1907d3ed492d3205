import { TextArea } from '@agence/shared-contracts/ui/Field';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import type { NoteEvent } from '../progress/progressEvent.ts';
import type { SavedProgress } from './viewerApi.ts';

const texts = viewerTexts.notes;

/** Most characters of a module's notes, as the database holds them. */
const MAX_LENGTH = 10_000;
/** How long somebody stops typing before the notes are sent, in milliseconds; they are on the device at once. */
const SEND_AFTER_MS = 800;

const timeOfDay = new Intl.DateTimeFormat('fr-CA', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Toronto' });

interface NotesProps {
  readonly moduleId: string;
  readonly saved: SavedProgress | undefined;
  readonly recorded: boolean;
}

/** The learner's notes on a module, kept with every key and sent when typing pauses. */
export function Notes({ moduleId, saved, recorded }: NotesProps) {
  const { outbox, deliver } = useMember();
  const waiting = () => outbox.waiting().some((event) => event.kind === 'note' && event.module_id === moduleId);
  const isWaiting = useSyncExternalStore(outbox.subscribe, waiting);
  const [note, setNote] = useState(() => latestNote(outbox.waiting(), moduleId, saved));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    const at = new Date().toISOString();
    setNote({ text, at });
    if (text.length > MAX_LENGTH) return;
    outbox.put({ kind: 'note', id: moduleId, module_id: moduleId, text, at });
    clearTimeout(timer.current);
    timer.current = setTimeout(deliver, SEND_AFTER_MS);
  };

  return (
    <Frame>
      <TextArea
        id={`notes-${moduleId}`}
        label={texts.title}
        hint={recorded ? texts.hint : texts.notKept}
        error={note.text.length > MAX_LENGTH ? texts.tooLong : undefined}
        placeholder={texts.placeholder}
        rows={5}
        value={note.text}
        disabled={!recorded}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={deliver}
      />
      <p role="status">
        {isWaiting ? texts.onDevice : note.at ? texts.saved(timeOfDay.format(new Date(note.at))) : ''}
      </p>
    </Frame>
  );
}

function latestNote(waiting: readonly { kind: string; module_id: string }[], moduleId: string, saved?: SavedProgress) {
  const own = waiting.find((event) => event.kind === 'note' && event.module_id === moduleId) as NoteEvent | undefined;
  const savedAt = saved?.notes ? (saved.notes_updated_at ?? '') : '';
  if (own && Date.parse(own.at) >= (Date.parse(savedAt) || 0)) return { text: own.text, at: own.at };
  return { text: saved?.notes ?? '', at: savedAt };
}

const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  max-width: 48rem;
  & > p {
    min-height: 1.4em;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
