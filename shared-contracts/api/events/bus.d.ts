import { type EventName, type EventPayload } from './schemas.ts';
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
export declare function createEventBus(): EventBus;
