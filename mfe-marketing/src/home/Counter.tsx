import { countingText } from '../motion/countingText.ts';
import { useTicks } from '../motion/useTicks.ts';

/** Wait before the figures move, and how many frames they take (marketing-site §4 "Hero counters"). */
const COUNTER = { delayMs: 500, count: 60 };

/** A figure that counts up once. @param value a whole number */
export function Counter({ value }: { readonly value: string }) {
  const tick = useTicks(COUNTER);
  return <strong>{countingText(value, Number(value) / COUNTER.count, tick)}</strong>;
}
