/**
 * Does work again and again, one time after the other; what fails is said and done again.
 *
 * @param work is told by the signal that it is to end where it can
 * @param pauseMs between two times, in milliseconds
 * @returns lets what runs end, and does it no more
 */
export function repeat(work: (ending: AbortSignal) => Promise<unknown>, pauseMs: number): () => Promise<void> {
  const ending = new AbortController();
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work(ending.signal)
      .catch((error: unknown) => console.error('jobs:', error))
      .then(() => {
        isBusy = false;
      });
  }, pauseMs);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
