import { safeParse } from 'valibot';
import type { KeyValueStore } from './deviceStore.ts';
import type { NoteNews } from './notebook.ts';
import { MAX_NOTE_LENGTH, type NoteEvent, type ProgressEvent, progressEventSchema } from './progressEvent.ts';
import { type NoteAnswer, settleNote } from './settleNote.ts';

/** How many events one delivery holds at most. */
const BATCH_SIZE = 100;

/** What the server has done with an event: a session or what is refused for good is done with; of notes it says more. */
export type Answer = { readonly id: string } & ({ readonly status: 'stored' | 'refused' } | NoteAnswer);

/**
 * Brings events to the server and says what it has done with them.
 *
 * @throws when nobody knows whether the server has them: they are sent again later
 */
export type SendEvents = (userId: string, events: readonly ProgressEvent[]) => Promise<readonly Answer[]>;

/** News of notes from the server. */
export interface NoteAnswered extends NoteNews {
  /** Another device had written too, and what waits now holds both texts. */
  readonly isJoined: boolean;
}

interface OutboxOptions {
  /** Whose events these are; they are never sent for anybody else. */
  readonly userId: string;
  readonly store: KeyValueStore;
  readonly send: SendEvents;
  /** The same in one request that outlives the page; sends what fits, of the events that come first. */
  readonly sendLast: SendEvents;
  /** Lets one tab of the device deliver at a time. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * Keeps every progress event on the device, under its learner, until the server has it: through cut networks, closed
 * tabs and ended sign-ins nothing is lost, and since events are states and not increments nothing is doubled.
 */
export function createProgressOutbox({ userId, store, send, sendLast, exclusively }: OutboxOptions) {
  const prefix = `agence-progress:${userId}:`;
  const listeners = new Set<() => void>();
  const deliveryListeners = new Set<() => void>();
  const noteListeners = new Set<(news: NoteAnswered) => void>();
  /** What is on its way in a last request, with the exact text that was sent. */
  const leaving = new Map<string, string>();
  let flushing: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const keyOf = ({ kind, id }: Pick<ProgressEvent, 'kind' | 'id'>) => `${prefix}${kind}:${id}`;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  /** What waits, with the exact text that was stored. Unreadable entries cannot be mended and are dropped. */
  function read(): Waiting[] {
    return store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const text = store.get(key) ?? '';
        const event = parseEvent(text);
        if (!event) store.remove(key);
        return event ? [{ key, text, event }] : [];
      });
  }
  const sendable = () => read().filter(({ event }) => event.kind === 'session' || event.text.length <= MAX_NOTE_LENGTH);

  function waitingNote(moduleId: string): NoteEvent | undefined {
    const event = parseEvent(store.get(keyOf({ kind: 'note', id: moduleId })) ?? '');
    return event?.kind === 'note' ? event : undefined;
  }

  /** @returns whether something has to be sent again at once */
  function settle(batch: readonly Waiting[], answers: readonly Answer[]): boolean {
    const answerTo = new Map(answers.map((answer) => [answer.id, answer]));
    let isOutdated = false;
    for (const { key, text, event } of batch) {
      const answer = answerTo.get(event.id);
      if (!answer) continue;
      if (event.kind === 'note' && 'note' in answer) {
        const waiting = waitingNote(event.id);
        const { left, isJoined = false } = waiting ? settleNote(waiting, event, answer) : {};
        // What is shown once nothing waits any more has to be known first, in every tab.
        for (const listener of [...noteListeners]) listener({ moduleId: event.id, note: answer.note, isJoined });
        if (left) store.set(key, JSON.stringify(left));
        else store.remove(key);
        isOutdated ||= answer.status === 'outdated' && left !== undefined;
      } else if (store.get(key) === text) {
        // A session that went on meanwhile stays: its newer state has to be delivered too.
        store.remove(key);
      }
    }
    changed();
    for (const listener of [...deliveryListeners]) listener();
    return isOutdated;
  }

  async function deliver() {
    let again = true;
    while (again) {
      again = false;
      const waiting = sendable();
      for (let first = 0; first < waiting.length; first += BATCH_SIZE) {
        const batch = waiting.slice(first, first + BATCH_SIZE);
        const answers = await send(
          userId,
          batch.map(({ event }) => event),
        );
        again = settle(batch, answers) || again;
      }
    }
  }

  // What an earlier release left without a draft gets one that stays the same.
  for (const { key, event } of read()) if (event.kind === 'note') store.set(key, JSON.stringify(event));

  function start(): Promise<void> {
    following = undefined;
    const running = exclusively(`${prefix}delivery`, deliver).finally(() => {
      if (flushing === running) flushing = undefined;
    });
    flushing = running;
    return running;
  }

  return {
    userId,
    /** Keeps an event; a later state of the same session or note replaces the earlier one. */
    put(event: ProgressEvent): void {
      store.set(keyOf(event), JSON.stringify(event));
      changed();
    },
    /**
     * Sends what waits.
     *
     * @throws when it could not be sent; it is still there
     */
    flush(): Promise<void> {
      if (!flushing) return start();
      // What was put after the running delivery had looked needs another one.
      following ??= flushing.then(start, start);
      return following;
    },
    /**
     * Sends what waits in one request that outlives the page, before anything else can happen: tabs that close wait
     * for nothing. What the server does not acknowledge is still there the next time.
     *
     * @throws when it could not be sent
     */
    async leave(): Promise<void> {
      const batch = sendable()
        .filter(({ key, text }) => leaving.get(key) !== text)
        .sort((a, b) => b.event.at.localeCompare(a.event.at));
      if (batch.length === 0) return;
      for (const { key, text } of batch) leaving.set(key, text);
      try {
        const events = batch.map(({ event }) => event);
        settle(batch, await sendLast(userId, events));
      } finally {
        for (const { key, text } of batch) if (leaving.get(key) === text) leaving.delete(key);
      }
    },
    waiting: (): ProgressEvent[] => read().map(({ event }) => event),
    /** Calls the listener whenever what waits changes. @returns the function that ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The notes on a module that the server does not have yet. */
    waitingNote,
    /** As `subscribe`, also for what other tabs of the device keep or have delivered. */
    subscribeShared(listener: () => void): () => void {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Calls the listener with what the server answers about notes of this tab. @returns the function that ends it */
    subscribeNotes(listener: (news: NoteAnswered) => void): () => void {
      noteListeners.add(listener);
      return () => void noteListeners.delete(listener);
    },
    /** Calls the listener whenever the server has dealt with events of this tab. @returns the function that ends it */
    subscribeDelivered(listener: () => void): () => void {
      deliveryListeners.add(listener);
      return () => void deliveryListeners.delete(listener);
    },
  };
}

interface Waiting {
  readonly key: string;
  readonly text: string;
  readonly event: ProgressEvent;
}

export type ProgressOutbox = ReturnType<typeof createProgressOutbox>;

function parseEvent(text: string): ProgressEvent | undefined {
  try {
    const parsed = safeParse(progressEventSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
