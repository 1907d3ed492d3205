/** What a transfer must keep up, so that it may take as long as it needs. */
export interface Floor {
  readonly bytesPerSecond: number;
  /** The time over which that is measured, in milliseconds: a pause that is shorter does no harm. */
  readonly windowMs: number;
}

/** Tells once when less than the floor has moved in one window. Stop it when the transfer is over. */
export function watchSpeed({ bytesPerSecond, windowMs }: Floor, tooSlow: () => void) {
  const least = (bytesPerSecond * windowMs) / 1000;
  let moved = 0;
  const timer = setInterval(() => {
    if (moved < least) {
      clearInterval(timer);
      tooSlow();
    }
    moved = 0;
  }, windowMs);
  return {
    moved(bytes: number): void {
      moved += bytes;
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
