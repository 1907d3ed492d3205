import { type EventName, type EventPayload, eventFields } from './schemas.ts';

/** Typed publish and subscribe between releases. Payloads are checked where they enter. */
export interface EventBus {
  /** @throws TypeError when the payload lacks a field of the event */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** @returns the function that ends the subscription */
  subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}

/** Makes the bus that the shell hands to all remotes. A failing listener never stops the others. */
export function createEventBus(): EventBus {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  return {
    publish(name, payload) {
      const fields: readonly string[] | undefined = eventFields[name];
      if (!fields) throw new TypeError(`Unknown event ${name}`);
      const checked = Object.fromEntries(fields.map((field) => [field, textOf(name, payload, field)]));
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(checked as never);
        } catch (error) {
          queueMicrotask(() => reportError(error));
        }
      }
    },
    subscribe(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
  };
}

/** The value of a field. @throws TypeError when it is no text */
function textOf(event: string, payload: object, field: string): string {
  const value = (payload as Record<string, unknown>)[field];
  if (typeof value === 'string') return value;
  throw new TypeError(`Event ${event}: ${field} must be a text`);
}
