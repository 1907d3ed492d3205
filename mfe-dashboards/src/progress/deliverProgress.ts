import type { ProgressOutbox } from './progressOutbox.ts';

/** How long what was put into the outbox waits for more, in milliseconds. */
export const GATHER_MS = 10_000;
/** First pause after a delivery that failed, and the longest, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

export interface ProgressDelivery {
  /** Delivers at once, e.g. after a pause or when a module is left. */
  now(): void;
  stop(): void;
}

/**
 * Delivers what the outbox holds: at once what was left from before, what comes in after a while, everything when
 * the connection comes back or the page is hidden or left, and again after growing pauses when that fails.
 */
export function deliverProgress(outbox: ProgressOutbox): ProgressDelivery {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function now() {
    clearTimeout(timer);
    timer = undefined;
    if (outbox.waiting().length === 0) return;
    follow(outbox.flush());
  }

  function leave() {
    follow(outbox.leave());
  }

  /** Hidden pages may be gone before anything else happens, and on telephones they often are. */
  function onVisibility() {
    if (document.visibilityState === 'hidden') leave();
    else now();
  }

  function follow(delivery: Promise<void>) {
    delivery.then(
      () => {
        pause = FIRST_PAUSE_MS;
        gather();
      },
      () => {
        wait(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      },
    );
  }
  function wait(ms: number) {
    if (!stopped) timer ??= setTimeout(now, ms);
  }
  function gather() {
    if (outbox.waiting().length > 0) wait(GATHER_MS);
  }

  const stopListening = outbox.subscribe(gather);
  addEventListener('online', now);
  // On the window: after those who listen on the document and put what happened last into the outbox.
  addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', leave);
  now();
  return {
    now,
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopListening();
      removeEventListener('online', now);
      removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', leave);
    },
  };
}
