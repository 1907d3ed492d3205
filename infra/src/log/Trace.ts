import { randomUUID } from 'node:crypto';
import type { Where } from './createLog.ts';

/** What is known of a request while it is answered: for its line in the log, its measures and its `Server-Timing`. */
export class Trace {
  /** In the header `x-request-id` of the answer, and of whatever the backend is asked for it. */
  readonly id = randomUUID();
  /** Milliseconds of this process. */
  readonly since = performance.now();
  /** Of the registry. */
  revision: number | undefined;
  /** The release that owns the address, as `mfe-blog@1.2.0-3f2a…`. */
  release: string | undefined;
  /** Its route as the manifest declares it, such as `/blog/:slug`; of other addresses what they all begin with. */
  route: string | undefined;
  readonly #steps: string[] = [];

  /** Does a step and notes how long it took. @param of which release does it */
  async step<Result>(name: string, work: () => Result | Promise<Result>, of?: string): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      const ms = (performance.now() - start).toFixed(1);
      this.#steps.push(`${name};dur=${ms}${of ? `;desc="${of}"` : ''}`);
    }
  }

  /** The value of `Server-Timing` (w3.org/TR/server-timing); undefined where nothing was timed. */
  get serverTiming(): string | undefined {
    return this.#steps.length > 0 ? this.#steps.join(', ') : undefined;
  }
}

/** The same for a line about something that went wrong on the way. */
export function whereOf({ id, release, route }: Trace): Where {
  return { requestId: id, ...(release ? { release } : {}), ...(route ? { route } : {}) };
}
