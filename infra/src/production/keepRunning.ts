/** Until a process that has ended is started again, in milliseconds; twice as long after each that did not last. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Who has run for so long was sound: what ended it is nothing that will at once end the next, in milliseconds. */
const SOUND_MS = 60_000;

/**
 * Starts something, and again whenever it ends: soon where it had run for a while, ever later where it ends at once.
 *
 * @param start begins it. @returns rejects when it has ended, with why
 * @param say receives why, and in how many seconds it starts again
 * @returns the function that lets it end for good
 */
export function keepRunning(start: () => Promise<never>, say: (seconds: number, why: Error) => void): () => void {
  let pauseMs = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function run() {
    const startedAt = performance.now();
    const why = await start().catch((error: Error) => error);
    if (isOver) return;
    if (performance.now() - startedAt >= SOUND_MS) pauseMs = PAUSE_MS;
    say(pauseMs / 1000, why);
    timer = setTimeout(run, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
  void run();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
