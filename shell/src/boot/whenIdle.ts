/** On a machine that is never idle, in milliseconds. */
const AT_THE_LATEST_MS = 8_000;

/** Runs something when the browser has nothing better to do; Safari has no word for that moment. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  else setTimeout(run, 300);
}
