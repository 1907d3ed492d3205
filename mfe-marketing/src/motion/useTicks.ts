import { useEffect, useState } from 'react';
import { prefersCalm } from './prefersCalm.ts';

export interface Ticking {
  /** Wait before the first tick, in milliseconds. */
  readonly delayMs: number;
  readonly count: number;
  /** Time between ticks in milliseconds; one animation frame when absent. */
  readonly everyMs?: number;
}

/**
 * Counts from 0 to `count`, once, after a delay. The server, and people who want no motion, get `count` at once: what
 * is served is the final state.
 */
export function useTicks({ delayMs, count, everyMs }: Ticking): number {
  const [tick, setTick] = useState(count);
  useEffect(() => {
    if (prefersCalm()) return;
    let current = 0;
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const next = () => {
      if (everyMs === undefined) frame = requestAnimationFrame(step);
      else timer = setTimeout(step, everyMs);
    };
    const step = () => {
      current += 1;
      setTick(current);
      if (current < count) next();
    };
    setTick(0);
    timer = setTimeout(next, delayMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [delayMs, count, everyMs]);
  return tick;
}
