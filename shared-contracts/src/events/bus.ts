import { type EventName, type EventPayload, eventFields } from './schemas.ts';

/** Typed publish and subscribe between releases. Payloads are checked where they enter. */
export interface EventBus {
  /**
   * Tells an event to whoever listens. One that this shell does not know does nothing, and the console is told once: a remote may be
   * released before the shell.
   *
   * @throws TypeError when the payload lacks a field of the event
   */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** @returns the function that ends the subscription */
  subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
  /**
   * What an event said last, for who comes later; undefined where it has not happened since the page was loaded. Shells have it from
   * contract 1.3 on.
   */
  last?<Name extends EventName>(name: Name): EventPayload<Name> | undefined;
}

/** Makes the bus that the shell hands to all remotes. A failing listener never stops the others. */
export function createEventBus(): EventBus {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  const last = new Map<EventName, unknown>();
  const unknown = new Set<string>();
  return {
    publish(name, payload) {
      const fields: readonly string[] | undefined = Object.hasOwn(eventFields, name) ? eventFields[name] : undefined;
      if (!fields) {
        if (!unknown.has(name)) console.warn(`Nobody here knows the event ${name}`);
        unknown.add(name);
        return;
      }
      const checked = Object.fromEntries(fields.map((field) => [field, textOf(name, payload, field)]));
      last.set(name, checked);
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
    last: (name) => last.get(name) as never,
  };
}

/** The value of a field. @throws TypeError when it is no text */
function textOf(event: string, payload: object, field: string): string {
  const value = (payload as Record<string, unknown>)[field];
  if (typeof value === 'string') return value;
  throw new TypeError(`Event ${event}: ${field} must be a text`);
}
