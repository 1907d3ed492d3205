import { safeParse } from 'valibot';
import { type EventName, type EventPayload, eventSchemas } from './schemas.ts';

/** Typed publish and subscribe between releases. Payloads are checked where they enter. */
export interface EventBus {
  /** @throws TypeError when the payload does not fit the event's schema */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** @returns the function that ends the subscription */
  subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}

/** Makes the bus that the shell hands to all remotes. A failing listener never stops the others. */
export function createEventBus(): EventBus {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  return {
    publish(name, payload) {
      const schema = eventSchemas[name];
      if (!schema) throw new TypeError(`Unknown event ${name}`);
      const parsed = safeParse(schema, payload);
      if (!parsed.success) {
        throw new TypeError(`Event ${name}: ${parsed.issues.map((issue) => issue.message).join('; ')}`);
      }
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(parsed.output as never);
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
