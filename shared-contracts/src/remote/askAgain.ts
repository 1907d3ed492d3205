import { isFinal } from '../backend/refusal.ts';

/** Pauses before the first attempts, in milliseconds; the last one repeats. */
export const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** Each pause is up to this share of itself longer or shorter, so that not all visitors ask at the same moment. */
const JITTER = 0.25;

/**
 * Asks again for what could not be had until it is there: exponential backoff with jitter. Nothing is asked while nobody
 * looks (the page is hidden) or nobody could answer (the browser is offline); once that is over, it asks soon.
 *
 * @param ask settles with true when there is nothing to ask for any more; a failure counts as false, a no that will not
 * change as true
 * @returns the function that gives up
 */
export function askAgain(ask: () => Promise<boolean>): () => void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;

  const canAsk = () => document.visibilityState === 'visible' && navigator.onLine;
  function plan() {
    clearTimeout(timer);
    if (isAsking || !canAsk()) return;
    const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] as number;
    timer = setTimeout(() => void askOnce(), pause * (1 - JITTER + 2 * JITTER * Math.random()));
  }
  async function askOnce() {
    attempt += 1;
    isAsking = true;
    const isDone = await ask().catch(isFinal);
    isAsking = false;
    if (isDone) stop();
    else if (!isStopped) plan();
  }
  function resume() {
    // Who comes back has waited already.
    if (canAsk()) attempt = 0;
    plan();
  }
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
    removeEventListener('online', resume);
    removeEventListener('offline', resume);
  }

  document.addEventListener('visibilitychange', resume);
  addEventListener('online', resume);
  addEventListener('offline', resume);
  plan();
  return stop;
}
