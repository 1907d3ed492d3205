/** On a machine that is never idle, in milliseconds. */
const AT_THE_LATEST_MS = 8_000;

/** Starts something once the browser has nothing better to do. @returns the function that ends it, begun or not */
export function whenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const run = () => {
    if (!isOver) stop = start();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  // Safari has no word for that moment.
  else setTimeout(run, 300);
  return () => {
    isOver = true;
    stop?.();
  };
}
