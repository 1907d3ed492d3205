/** Runs something when the browser has nothing better to do; Safari has no word for that moment. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 300);
}
