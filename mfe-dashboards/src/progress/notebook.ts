import { newId } from '@agence/shared-contracts/remote/newId';
import { joinTexts } from './joinTexts.ts';
import type { Note } from './progressEvent.ts';
import type { ProgressOutbox } from './progressOutbox.ts';

const NOTHING: Note = { text: '', revision: 0, at: null };

/** What one tab learns of the server's notes, told to the person's other tabs. */
export interface NoteNews {
  readonly moduleId: string;
  readonly note: Note;
}

/** Tells the person's other tabs, and hears from them. */
export interface NoteChannel {
  post(news: NoteNews): void;
  /** @returns the function that ends it */
  subscribe(listener: (news: NoteNews) => unknown): () => void;
}

interface Typed {
  /** The whole text as it is now. */
  readonly typed: string;
  /** The text that it was made of. */
  readonly seen: string;
  /** ISO 8601. */
  readonly at: string;
}

interface NotebookOptions {
  readonly outbox: ProgressOutbox;
  /** Names this device to the server; two that share an outbox have one name. */
  readonly device: () => string;
}

/**
 * The learner's notes as they are to be shown: what waits on the device, else the newest that is known of the server,
 * whichever tab or answer it is known from.
 */
export function createNotebook({ outbox, device }: NotebookOptions) {
  const known = new Map<string, Note>();
  const listeners = new Set<() => void>();
  let channel: NoteChannel | undefined;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const waitingOn = (moduleId: string) => outbox.waitingNote(moduleId);
  const knownOf = (moduleId: string) => known.get(moduleId) ?? NOTHING;

  /** Answers may arrive out of order. @returns whether this is news */
  function take({ moduleId, note }: NoteNews): boolean {
    if (note.revision <= knownOf(moduleId).revision) return false;
    known.set(moduleId, note);
    changed();
    return true;
  }

  /** Takes over what the server has. All tabs know the same: they write on one draft, on top of one text. */
  function learn(news: NoteNews): void {
    if (take(news)) channel?.post(news);
  }
  // An answer that comes after the page was left still ends the waiting of what other tabs show: they must hear of it.
  outbox.subscribeNotes(({ moduleId, note }) => learn({ moduleId, note }));

  return {
    learn,
    text: (moduleId: string): string => waitingOn(moduleId)?.text ?? knownOf(moduleId).text,
    isWaiting: (moduleId: string): boolean => waitingOn(moduleId) !== undefined,
    /** When the server's notes were written, ISO 8601. */
    savedAt: (moduleId: string): string | null => knownOf(moduleId).at,
    /** Keeps what somebody typed. What has come in since they saw the text stays in it. */
    write(moduleId: string, { typed, seen, at }: Typed): void {
      const waiting = waitingOn(moduleId);
      const { text, revision } = knownOf(moduleId);
      outbox.put({
        kind: 'note',
        id: moduleId,
        module_id: moduleId,
        text: joinTexts(seen, typed, waiting?.text ?? text),
        at,
        device: waiting?.device ?? device(),
        draft: waiting?.draft ?? newId(),
        version: (waiting?.version ?? 0) + 1,
        base: waiting?.base ?? { text, revision },
      });
    },
    /** Calls the listener whenever notes change, here or in another tab. @returns the function that ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = outbox.subscribeShared(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Tells the other tabs what this one learns, and hears from them. @returns the function that ends the hearing */
    follow(others: NoteChannel): () => void {
      channel = others;
      return others.subscribe(take);
    },
  };
}
export type Notebook = ReturnType<typeof createNotebook>;
