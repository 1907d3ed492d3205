/** How long the page waits for a confirmation in all, in milliseconds (AMB-09). */
export const POLL_LIMIT_MS = 60_000;

/** Pauses between two looks, in milliseconds: 1, 2, 4 seconds, then 8 each time, until the minute is over. */
export function pollDelays(): readonly number[] {
  const delays: number[] = [];
  let total = 0;
  for (let delay = 1000; total < POLL_LIMIT_MS; delay = Math.min(delay * 2, 8000)) {
    const pause = Math.min(delay, POLL_LIMIT_MS - total);
    delays.push(pause);
    total += pause;
  }
  return delays;
}
