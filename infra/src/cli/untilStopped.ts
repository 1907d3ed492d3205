import { constants } from 'node:os';

/** What a command has running. */
export interface Running {
  /** How to end something; what was started last ends first. */
  endsWith(end: () => Promise<unknown> | unknown): void;
  /** Aborted once the command is to stop, also while it is still starting. */
  readonly stopping: AbortSignal;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long ending may take before this process ends anyway, in milliseconds: longer than running requests may. */
const LIMIT_MS = 20_000;

/**
 * Starts what a command runs, then waits for the signal that stops it, and ends all of it, in the reverse order. Where starting
 * fails, or is stopped, what has been started ends as well. The process ends with it: with 0 where it was running, else as
 * shells say that a signal has ended it.
 *
 * @throws what `start` throws, once nothing runs any more
 */
export async function untilStopped(start: (running: Running) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown> | unknown)[] = [];
  const stopping = new AbortController();
  let signalled: (typeof SIGNALS)[number] | undefined;
  const stopped = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) {
      // A terminal tells each of the processes, and some tell each other too: once is enough.
      process.on(signal, () => {
        if (signalled) return;
        signalled = signal;
        setTimeout(() => process.exit(1), LIMIT_MS).unref();
        stopping.abort(new Error('Stopped.'));
        resolve();
      });
    }
  });
  let code = 0;
  try {
    await start({ endsWith: (end) => void ends.push(end), stopping: stopping.signal });
    await stopped;
  } catch (error) {
    if (!signalled) throw error;
    code = 128 + constants.signals[signalled];
  } finally {
    for (const end of ends.reverse()) await (async () => end())().catch(() => {});
  }
  process.exit(code);
}
