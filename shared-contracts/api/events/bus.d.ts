import { type EventName, type EventPayload } from './schemas.ts';
/** Typed publish and subscribe between releases. Payloads are checked where they enter. */
export interface EventBus {
    /** @throws TypeError when the payload lacks a field of the event */
    publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
    /** @returns the function that ends the subscription */
    subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}
/** Makes the bus that the shell hands to all remotes. A failing listener never stops the others. */
export declare function createEventBus(): EventBus;
