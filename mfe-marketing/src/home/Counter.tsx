import { useEffect, useState } from 'react';

/** Waits before the figures move, and how many frames they take (marketing-site §4). */
export const COUNTER_DELAY_MS = 500;
export const COUNTER_FRAMES = 60;

/** A figure that counts up once; the server, and people who want no motion, get its final value. */
export function Counter({ target }: { readonly target: number }) {
  const [value, setValue] = useState(target);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let request = 0;
    const step = () => {
      frame += 1;
      setValue(Math.round((target * frame) / COUNTER_FRAMES));
      if (frame < COUNTER_FRAMES) request = requestAnimationFrame(step);
    };
    const delay = setTimeout(() => {
      request = requestAnimationFrame(step);
    }, COUNTER_DELAY_MS);
    return () => {
      clearTimeout(delay);
      cancelAnimationFrame(request);
    };
  }, [target]);
  return <strong>{value}</strong>;
}
