import { joinTexts } from './joinTexts.ts';
import type { Note, NoteBase, NoteEvent } from './progressEvent.ts';

/** What the server says of an event of notes. */
export interface NoteAnswer {
  /** `outdated`: nothing was written, there is another text than the one that was written on. */
  readonly status: 'stored' | 'outdated';
  readonly note: Note;
  /** The last version of the draft that the server has stored, if any: `note` is that text or was written on it. */
  readonly base?: NoteBase | null | undefined;
}

interface Settled {
  /** What still has to be sent; undefined when the server has all of it. */
  readonly left: NoteEvent | undefined;
  /** Both this device and another one had written, and `left` holds both. */
  readonly isJoined: boolean;
}

/**
 * What is left of the notes that wait on the device once the server has answered. They may have gone on meanwhile, and
 * answers may come twice, late or out of order.
 *
 * @param waiting the notes as they are on the device now
 * @param sent the event that was answered
 */
export function settleNote(waiting: NoteEvent, sent: NoteEvent, { status, note, base }: NoteAnswer): Settled {
  if (waiting.draft !== sent.draft) return { left: waiting, isJoined: false };
  if (status === 'stored' && waiting.version <= sent.version) return { left: undefined, isJoined: false };
  if (note.revision <= waiting.base.revision) return { left: waiting, isJoined: false };
  const ancestor = base && base.revision > waiting.base.revision ? base : waiting.base;
  const text = joinTexts(ancestor.text, waiting.text, note.text);
  return {
    left: {
      ...waiting,
      text,
      version: waiting.version + 1,
      base: { text: note.text, revision: note.revision },
    },
    isJoined: text !== waiting.text && text !== note.text,
  };
}
