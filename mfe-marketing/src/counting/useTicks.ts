import { useEffect, useRef, useState } from 'react';
import { prefersCalm } from '../motion/prefersCalm.ts';

export interface Ticking {
  /** Wait before the first tick, in milliseconds. */
  readonly delayMs: number;
  readonly count: number;
  /** Time between ticks in milliseconds. */
  readonly everyMs: number;
}

/**
 * Counts from 0 to `count`, once, after a delay. The server, people who want no motion, and who may already have read
 * what was served, get `count` at once.
 *
 * @returns the tick, and what the element needs whose style is `held` while it has `data-held`
 */
export function useTicks<Held extends Element>({ delayMs, count, everyMs }: Ticking) {
  const [tick, setTick] = useState<number>();
  const ref = useRef<Held>(null);
  useEffect(() => {
    if (prefersCalm() || isRead(ref.current as Held)) {
      setTick(count);
      return;
    }
    let current = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(step, everyMs);
    };
    const step = () => {
      current += 1;
      setTick(current);
      if (current < count) next();
    };
    setTick(0);
    timer = setTimeout(next, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, count, everyMs]);
  return { tick: tick ?? count, hold: { ref, 'data-held': tick === undefined ? '' : undefined } };
}

/** Whether what was served may have been read: it is in view and no longer held back. */
function isRead(element: Element): boolean {
  return element.getAnimations({ subtree: true }).length === 0 && element.getBoundingClientRect().top < innerHeight;
}
