import { safeParse } from 'valibot';
import type { KeyValueStore } from './deviceStore.ts';
import { type ProgressEvent, progressEventSchema } from './progressEvent.ts';

/** How many events one delivery holds at most. */
export const BATCH_SIZE = 100;

/**
 * Brings events to the server and says which it has dealt with: stored, or refused for good.
 *
 * @throws when nobody knows whether the server has them: they are sent again later
 */
export type SendEvents = (userId: string, events: readonly ProgressEvent[]) => Promise<readonly string[]>;

interface OutboxOptions {
  /** Whose events these are; they are never sent for anybody else. */
  readonly userId: string;
  readonly store: KeyValueStore;
  readonly send: SendEvents;
  /** Lets one tab of the device deliver at a time. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * Keeps every progress event on the device, under its learner, until the server has it: through cut networks, closed
 * tabs and ended sign-ins nothing is lost, and since events are states and not increments nothing is doubled.
 */
export function createProgressOutbox({ userId, store, send, exclusively }: OutboxOptions) {
  const prefix = `agence-progress:${userId}:`;
  const listeners = new Set<() => void>();
  const deliveryListeners = new Set<() => void>();
  let flushing: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  const keyOf = ({ kind, id }: Pick<ProgressEvent, 'kind' | 'id'>) => `${prefix}${kind}:${id}`;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  /** What waits, with the exact text that was stored. Unreadable entries cannot be mended and are dropped. */
  function read(): { key: string; text: string; event: ProgressEvent }[] {
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

  async function deliver() {
    const waiting = read();
    for (let start = 0; start < waiting.length; start += BATCH_SIZE) {
      const batch = waiting.slice(start, start + BATCH_SIZE);
      const settled = new Set(
        await send(
          userId,
          batch.map(({ event }) => event),
        ),
      );
      for (const { key, text, event } of batch) {
        // A session that went on meanwhile stays: its newer state has to be delivered too.
        if (settled.has(event.id) && store.get(key) === text) store.remove(key);
      }
      changed();
      for (const listener of [...deliveryListeners]) listener();
    }
  }

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
    waiting: (): ProgressEvent[] => read().map(({ event }) => event),
    /** Calls the listener whenever what waits changes. @returns the function that ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the listener whenever the server has dealt with events of this tab. @returns the function that ends it */
    subscribeDelivered(listener: () => void): () => void {
      deliveryListeners.add(listener);
      return () => void deliveryListeners.delete(listener);
    },
  };
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
