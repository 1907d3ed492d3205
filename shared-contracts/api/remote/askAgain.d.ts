/** Pauses before the first attempts, in milliseconds; the last one repeats. */
export declare const PAUSES_MS: readonly [2000, 4000, 8000, 16000, 30000];
/**
 * Asks again for what could not be had until it is there: exponential backoff with jitter. Nothing is asked while nobody
 * looks (the page is hidden) or nobody could answer (the browser is offline); once that is over, it asks soon.
 *
 * @param ask settles with true when there is nothing to ask for any more; a failure counts as false, a no that will not
 * change as true
 * @returns the function that gives up
 */
export declare function askAgain(ask: () => Promise<boolean>): () => void;
